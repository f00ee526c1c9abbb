import type { Language } from '#domain/format/languages';
import type { ServerContext } from '../context';
import type { Tokens } from '../ports/tokens.port';

/** The secret part of the link to a booking of a tour, or to an entry of a waiting list. */
export function guestLinkOf(tokens: Pick<Tokens, 'guestMark'>, id: string): string {
  return `${id.slice(id.indexOf('_') + 1)}-${tokens.guestMark(id)}`;
}

/** The page of a booking or of an offer; the secret is after the #, which browsers do not send. */
export function guestUrlOf(
  { config, tokens }: Pick<ServerContext, 'config' | 'tokens'>,
  id: string,
  language: Language,
): string {
  const page = id.startsWith('wai_') ? 'tour-offer' : 'tour-booking';
  return new URL(`/${page}?lng=${language}#${guestLinkOf(tokens, id)}`, config.publicUrl).href;
}
