import type { Language } from '#domain/format/languages';
import type { ServerContext } from '../context';
import type { Tokens } from '../ports/tokens.port';

/** The secret part of a candidate's link. */
export function candidateLinkOf(
  tokens: Pick<Tokens, 'candidateMark'>,
  candidacyId: string,
): string {
  return `${candidacyId.slice('cdy_'.length)}-${tokens.candidateMark(candidacyId)}`;
}

/**
 * The address of the candidate's page. The secret part is after the #, which browsers do not send: no
 * server and no proxy logs it.
 */
export function candidateUrlOf(
  { config, tokens }: Pick<ServerContext, 'config' | 'tokens'>,
  candidacyId: string,
  language: Language,
): string {
  const link = candidateLinkOf(tokens, candidacyId);
  return new URL(`/job/application?lng=${language}#${link}`, config.publicUrl).href;
}
