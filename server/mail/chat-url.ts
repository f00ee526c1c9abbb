import type { Language } from '#domain/format/languages';
import type { ServerContext } from '../context';
import type { Tokens } from '../ports/tokens.port';

/** What a link to a chat is bound to. */
export interface ChatKey {
  readonly orderId: string;
  /** The client of the order: a link ends when the order gets another one. */
  readonly clientId: string;
  /** Earlier versions are revoked. */
  readonly version: number;
}

/** The secret part of a link. */
export function chatLinkOf(tokens: Pick<Tokens, 'chatMark'>, key: ChatKey): string {
  return `${key.orderId.slice('ord_'.length)}-${tokens.chatMark(key)}`;
}

/**
 * The address of the client's page. The secret part is after the #, which browsers do not send: no
 * server and no proxy logs it.
 */
export function chatUrlOf(
  { config, tokens }: Pick<ServerContext, 'config' | 'tokens'>,
  key: ChatKey,
  language: Language,
): string {
  return new URL(`/chat?lng=${language}#${chatLinkOf(tokens, key)}`, config.publicUrl).href;
}
