import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { CHAT_MESSAGE_LENGTH } from '#domain/conversations/chat-message';
import type { Language } from '#domain/format/languages';
import { orderNumberText } from '#domain/orders/order-number';
import { textError } from '#domain/text/required-text';
import type { Conversation } from '#openapi/types.generated';
import type { Reader, Tx } from '../context';
import { newId } from '../database/ids';
import { conversationMessages, conversations } from '../database/schema/conversations';
import { lockName } from '../database/transaction-lock';
import { invalid, notFound } from '../http/problem-error';
import { cleanLines } from '../products/product-fields';
import { type FoundChat, findChatOfOrder, lockChat } from './chat-link';
import { presentConversation } from './conversation-presentation';
import { addStoredFile, type StoredUpload } from './conversation-uploads';
import type { ConversationUser } from './conversation-user';
import {
  addSearchWords,
  type ConversationRow,
  changeConversation,
  insertConversation,
  lockConversation,
} from './conversations.repository';
import { receiveAnswer } from './message-receiving';

const SUBJECTS: Readonly<Record<Language, (number: number) => string>> = {
  fr: (number) => `Commande ${orderNumberText(number)}`,
  ar: (number) => `الطلب ${orderNumberText(number)}`,
  en: (number) => `Order ${orderNumberText(number)}`,
};

/** A text or a picture of the client. */
export interface ClientMessage {
  readonly body: string;
  readonly language: Language;
  readonly picture?: StoredUpload;
}

async function beginChat(
  tx: Tx,
  { orderId, orderNumber, storeId, client }: FoundChat,
  language: Language,
  now: Date,
): Promise<ConversationRow> {
  const subject = SUBJECTS[language](orderNumber);
  const { name, email } = client;
  return insertConversation(
    tx,
    {
      id: newId('cnv', now.getTime()),
      storeId,
      kind: 'order',
      status: 'new',
      subject,
      language,
      participants: [{ name, email }],
      linkKind: 'order',
      linkId: orderId,
      chatOrderId: orderId,
      lastMessageAt: now,
      chatOpenedAt: now,
      createdAt: now,
      updatedAt: now,
    },
    [subject, name, email],
  );
}

/**
 * Adds a message of the client; the first one begins the conversation.
 * @throws ProblemError 404 if the link was revoked meanwhile; 422 at `body`
 */
export async function addClientMessage(
  tx: Tx,
  found: FoundChat,
  { body, language, picture }: ClientMessage,
  now: Date,
): Promise<FoundChat> {
  const codes = picture ? null : textError(body, CHAT_MESSAGE_LENGTH);
  if (codes) throw invalid({ body: codes });
  await lockChat(tx, found.orderId);
  const chat = await findChatOfOrder(tx, found.orderId, now);
  const isSameVersion = chat?.conversation?.chatVersion === found.conversation?.chatVersion;
  if (!chat || (found.conversation && !isSameVersion)) throw notFound();
  const row = chat.conversation
    ? await lockConversation(tx, chat.storeId, chat.conversation.id)
    : await beginChat(tx, chat, language, now);
  if (!row) throw notFound();
  const { name } = chat.client;
  const ofPicture = picture && { filesCount: row.filesCount + 1, lastText: picture.fileName };
  const received = {
    author: { type: 'client', name, email: null },
    body: picture ? '' : cleanLines(body),
    html: null,
    quoted: null,
    // Whoever writes in a chat reads it there: one that the store began is open from now on.
    columns: { chatOpenedAt: row.chatOpenedAt ?? now, ...ofPicture },
  } as const;
  const { conversation, message } = await receiveAnswer(tx, row, received, now);
  if (picture) {
    await addStoredFile(tx, picture, message);
    await addSearchWords(tx, row.id, [picture.fileName]);
  }
  return { ...chat, conversation };
}

/** The client has read what the store sent. Without effect, and without news, on read messages. */
export async function markSeenByClient(
  tx: Tx,
  { conversation, storeId }: FoundChat,
  now: Date,
): Promise<void> {
  const row = conversation && (await lockConversation(tx, storeId, conversation.id));
  if (!row) return;
  const read = await tx
    .update(conversationMessages)
    .set({
      status: 'read',
      deliveredAt: sql`coalesce(${conversationMessages.deliveredAt}, ${now})`,
      readAt: now,
    })
    .where(
      and(
        eq(conversationMessages.conversationId, row.id),
        eq(conversationMessages.direction, 'outgoing'),
        inArray(conversationMessages.status, ['sent', 'delivered']),
      ),
    )
    .returning({ id: conversationMessages.id });
  if (read.length === 0 && row.chatOpenedAt) return;
  await changeConversation(tx, row.id, { chatOpenedAt: row.chatOpenedAt ?? now }, now);
}

/** The first member of staff has read what the client wrote: the client sees it. */
export async function markSeenByStore(tx: Tx, row: ConversationRow, now: Date): Promise<void> {
  if (row.chatOrderId === null) return;
  const read = await tx
    .update(conversationMessages)
    .set({ readAt: now })
    .where(
      and(
        eq(conversationMessages.conversationId, row.id),
        eq(conversationMessages.direction, 'incoming'),
        isNull(conversationMessages.readAt),
      ),
    )
    .returning({ id: conversationMessages.id });
  if (read.length > 0) await tellStreams(tx, { seenChat: row.id });
}

/** What the streams of all processes are told without anything being stored. */
export interface PassingNews {
  readonly store?: string;
  readonly kind?: 'conversation';
  readonly id?: string;
  /** Who is typing: `client`, or the id of a user. */
  readonly typing?: string;
  readonly name?: string;
  /** The conversation whose link was revoked. */
  readonly endedChat?: string;
  /** The conversation whose messages the store has read. */
  readonly seenChat?: string;
}

/** Tells the open streams, when the transaction commits. */
export async function tellStreams(writer: Reader, news: PassingNews): Promise<void> {
  await writer.execute(sql`select pg_notify('store_events', ${JSON.stringify(news)})`);
}

/** Opens the room of a store's staff, and creates it if it does not exist yet. */
export async function openTeamRoom(
  tx: Tx,
  principal: ConversationUser,
  { subject, now }: { readonly subject: string; readonly now: Date },
): Promise<Conversation> {
  const { storeId } = principal;
  await lockName(tx, `team room ${storeId}`);
  const condition = and(eq(conversations.storeId, storeId), eq(conversations.isTeamRoom, true));
  const [found] = await tx.select().from(conversations).where(condition);
  const fresh = {
    id: newId('cnv', now.getTime()),
    storeId,
    kind: 'team',
    status: 'open',
    subject,
    language: 'fr',
    isTeamRoom: true,
    lastMessageAt: now,
    createdAt: now,
    updatedAt: now,
  } as const;
  const row = found ?? (await insertConversation(tx, fresh, [subject]));
  const kept = row.archivedAt
    ? await changeConversation(tx, row.id, { archivedAt: null, status: 'open' }, now)
    : row;
  return presentConversation(tx, kept, principal, now);
}
