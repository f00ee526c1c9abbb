import type { ConversationMessage } from '#openapi/types.generated';
import { asProblem } from '../problem';

/** The fields of a conversation that its writer sees: all its messages, the oldest first. */
export interface ComposedConversation {
  readonly messages: readonly ConversationMessage[];
}

/** The messages that were sent or received; drafts and notes are none. */
function exchanged({ messages }: ComposedConversation): ConversationMessage[] {
  return messages.filter(({ direction, status }) => direction !== 'note' && status !== 'draft');
}

/** The last message that was sent or received; null for none. */
export function lastMessageId(conversation: ComposedConversation): string | null {
  return exchanged(conversation).at(-1)?.id ?? null;
}

/** The messages that came after the one that was seen. */
function messagesAfter(
  conversation: ComposedConversation,
  seenMessageId: string | null,
): ConversationMessage[] {
  const all = exchanged(conversation);
  return all.slice(all.findIndex(({ id }) => id === seenMessageId) + 1);
}

/** What came after the message that was seen, and the last message once the writer sees that too. */
export function seenOf(conversation: ComposedConversation, seenMessageId: string | null) {
  return {
    between: messagesAfter(conversation, seenMessageId),
    seenMessageId: lastMessageId(conversation),
  };
}

/** What the writer had seen, and the message on which they have worked; null for none. */
interface MessageWorkDone {
  readonly seenMessageId: string | null;
  readonly attempt: { readonly messageId: string | null } | null;
}

/**
 * The last message that the writer has seen, after their own work on a message: an undone one is no
 * longer exchanged, one that was sent again is the last one. What came meanwhile is not seen by that.
 */
export function seenAfterWork(
  conversation: ComposedConversation,
  { seenMessageId, attempt }: MessageWorkDone,
): string | null {
  const ownId = attempt?.messageId ?? null;
  const own = conversation.messages.findIndex(({ id }) => id === ownId);
  if (own === -1) return seenMessageId;
  if (seenMessageId === ownId) {
    return lastMessageId({ messages: conversation.messages.slice(0, own + 1) });
  }
  const others = messagesAfter(conversation, seenMessageId).filter(({ id }) => id !== ownId);
  return others.length > 0 ? seenMessageId : lastMessageId(conversation);
}

/** The conversation as it stands, inside the problem of an answer that came second; null for others. */
export function overtakenBy(error: unknown): ComposedConversation | null {
  const { code, current } = asProblem(error);
  // The contract promises the conversation in `current` of this problem; it travels untyped.
  return code === 'answered_meanwhile' && current ? (current as ComposedConversation) : null;
}

/** The message that a work was about, as the server returns it. */
export function messageIn({ messages }: ComposedConversation, id: string | null) {
  return messages.find((message) => message.id === id) ?? null;
}
