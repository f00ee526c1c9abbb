import { styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { Conversation } from '#openapi/types.generated';
import { useText } from '../text/use-text';
import { useTyping } from './use-typing';

const Line = styled.p`
  min-block-size: 1.5em;
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

/** Who is typing: the client, or a colleague. Its line is always there, so nothing moves. */
export function TypingLine({
  conversation: { id, lastMessageAt },
}: {
  conversation: Conversation;
}) {
  const t = useText('mail');
  const typing = useTyping(id, lastMessageAt);
  return (
    <Line role="status">{typing && t('pane.typing', { name: bidiIsolate(typing.name) })}</Line>
  );
}
