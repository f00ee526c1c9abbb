import type { ServerContext } from '../context';

/**
 * The address at which a conversation takes answers: nobody can guess it, and it leads to no other
 * conversation. Null while the server takes no letters.
 */
export function replyAddressOf(
  { config, tokens }: Pick<ServerContext, 'config' | 'tokens'>,
  conversationId: string,
): string | null {
  if (!config.mailIn) return null;
  const name = conversationId.slice('cnv_'.length);
  return `reply+${name}.${tokens.replyMark(conversationId)}@${config.mailIn.domain}`;
}
