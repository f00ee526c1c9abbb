import { createHash, timingSafeEqual } from 'node:crypto';
import type { Reader } from '../context';
import { candidateLinkOf } from '../mail/candidate-url';
import type { Tokens } from '../ports/tokens.port';
import { type CandidacyRecord, findAnyCandidacy } from './candidacies.repository';

function isSame(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

/**
 * The candidacy that a link leads to. Undefined alike for links that are forged, and of a candidacy
 * that was erased.
 */
export async function findByLink(
  reader: Reader,
  tokens: Pick<Tokens, 'candidateMark'>,
  link: string,
): Promise<CandidacyRecord | undefined> {
  const record = await findAnyCandidacy(reader, `cdy_${link.split('-')[0] ?? ''}`);
  if (!record) return undefined;
  return isSame(candidateLinkOf(tokens, record.candidacy.id), link) ? record : undefined;
}
