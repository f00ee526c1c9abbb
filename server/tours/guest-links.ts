import { createHash, timingSafeEqual } from 'node:crypto';
import { notFound } from '../http/problem-error';
import { guestLinkOf } from '../mail/guest-link';
import type { Tokens } from '../ports/tokens.port';

function isSame(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

/**
 * The id of the record to which a link leads, by its mark alone.
 * @throws ProblemError 404 for a link that the server did not make
 */
export function idOfGuestLink(
  tokens: Pick<Tokens, 'guestMark'>,
  prefix: 'bkg' | 'wai',
  link: string,
): string {
  const id = `${prefix}_${link.split('-')[0] ?? ''}`;
  if (!isSame(guestLinkOf(tokens, id), link)) throw notFound();
  return id;
}
