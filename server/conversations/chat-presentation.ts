import { opensAgainAt } from '#domain/conversations/first-answer';
import { DEFAULT_AVAILABILITY } from '#domain/stores/store-availability';
import type { Chat, ChatMessage } from '#openapi/types.generated';
import { findAvailability } from '../availability/availability.repository';
import type { Reader } from '../context';
import type { FoundChat } from './chat-link';
import { presentFile } from './conversation-presentation';
import {
  type FileRow,
  type MessageRow,
  selectFiles,
  selectMessages,
} from './conversations.repository';

/** Statuses of the messages of the store that have left it. */
const LEFT: ReadonlySet<string | null> = new Set(['sent', 'delivered', 'read', 'bounced']);

/** Whether the client sees a message: never notes, drafts, and messages that can still be undone. */
export function isVisibleToClient({
  direction,
  status,
}: Pick<MessageRow, 'direction' | 'status'>): boolean {
  return direction === 'incoming' || (direction === 'outgoing' && LEFT.has(status));
}

function authorOf({ direction, authorType }: MessageRow): ChatMessage['from'] {
  if (direction === 'outgoing') return 'store';
  return authorType === 'marketplace' ? 'marketplace' : 'client';
}

/** No names and no addresses: the client knows the store, not its staff. */
function messageOf(
  row: MessageRow,
  files: readonly FileRow[],
  isAnswered: (message: MessageRow) => boolean,
): ChatMessage {
  return {
    id: row.id,
    from: authorOf(row),
    body: row.body,
    files: files.filter(({ messageId }) => messageId === row.id).map(presentFile),
    isRead: row.direction === 'outgoing' ? row.status === 'read' : isAnswered(row),
    createdAt: row.createdAt.toISOString(),
  };
}

/** The chat as its client may see it at `now`. */
export async function presentChat(reader: Reader, chat: FoundChat, now: Date): Promise<Chat> {
  const { conversation, orderNumber, storeId, storeName, storeNameAr } = chat;
  const hours = (await findAvailability(reader, storeId)) ?? DEFAULT_AVAILABILITY;
  const answersAt = opensAgainAt(hours, now);
  const all = conversation ? await selectMessages(reader, conversation.id) : [];
  const shown = all.filter(isVisibleToClient);
  const files = await selectFiles(
    reader,
    shown.map(({ id }) => id),
  );
  return {
    orderNumber: String(orderNumber),
    storeName,
    storeNameAr,
    hasBegun: conversation !== null,
    ...(answersAt && { answersAt: answersAt.toISOString() }),
    messages: shown.map((message) => messageOf(message, files, ({ readAt }) => readAt !== null)),
  };
}
