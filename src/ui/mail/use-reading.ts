import { useEffect, useRef } from 'react';
import { useMarkConversationMutation } from '#application/api/conversations-endpoints.generated';
import type { Conversation } from '#openapi/types.generated';

/** What is not read is read once it is open; a conversation that is marked as unread stays so. */
export function useReading({ id, isUnread, lastMessageAt }: Conversation) {
  const [mark] = useMarkConversationMutation();
  const read = useRef<string | null>(null);
  useEffect(() => {
    if (read.current === lastMessageAt) return;
    read.current = lastMessageAt;
    if (isUnread) void mark({ conversationId: id, conversationMark: { isUnread: false } });
  }, [id, isUnread, lastMessageAt, mark]);
}
