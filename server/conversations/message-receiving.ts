import type {
  ConversationKind,
  ConversationStatus,
} from '#domain/conversations/conversation-kinds';
import { CONVERSATION_LIFECYCLE } from '#domain/conversations/conversation-lifecycle';
import { answerDeadline } from '#domain/conversations/first-answer';
import { messagePreview } from '#domain/conversations/message-preview';
import type { Language } from '#domain/format/languages';
import { type PerformerType, performerTransition } from '#domain/lifecycle/lifecycle';
import { DEFAULT_AVAILABILITY } from '#domain/stores/store-availability';
import { findAvailability } from '../availability/availability.repository';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import {
  addSearchWords,
  type ConversationColumns,
  type ConversationRow,
  changeConversation,
  insertConversation,
  insertMessage,
  type MessageRow,
  markUnread,
} from './conversations.repository';

/** A message that came from outside the store. */
export interface ReceivedMessage {
  readonly author: {
    readonly type: Extract<PerformerType, 'client' | 'marketplace' | 'carrier'>;
    readonly name: string;
    readonly email: string | null;
  };
  /** Plain text. */
  readonly body: string;
  /** Sanitised rich text; null for a plain one. */
  readonly html: string | null;
  readonly quoted: string | null;
  /** Whether a program wrote it: it opens nothing, and nobody has to answer it. */
  readonly isAutomatic?: boolean;
  /** Further columns of its conversation that change with it. */
  readonly columns?: ConversationColumns;
}

/** With what a message begins a conversation. */
export interface NewConversation {
  readonly storeId: string;
  readonly kind: Exclude<ConversationKind, 'team'>;
  readonly subject: string;
  readonly language: Language;
}

/** Since when and until when the store is to answer; unchanged if it is to answer already. */
async function awaiting(
  tx: Tx,
  storeId: string,
  awaitingSince: Date | null,
  now: Date,
): Promise<ConversationColumns> {
  if (awaitingSince) return {};
  const hours = (await findAvailability(tx, storeId)) ?? DEFAULT_AVAILABILITY;
  return { awaitingSince: now, answerDueAt: answerDeadline(hours, now) };
}

function statusAfter(
  status: ConversationStatus,
  performer: ReceivedMessage['author']['type'],
): ConversationStatus {
  const transition = performerTransition(CONVERSATION_LIFECYCLE, status, 'answer', performer);
  // An answer is the start of no other transition, and archives nothing.
  return transition ? 'open' : status;
}

/** Adds a received message to a locked conversation, which is open again. */
export async function receiveAnswer(
  tx: Tx,
  row: ConversationRow,
  { author, body, html, quoted, isAutomatic = false, columns = {} }: ReceivedMessage,
  now: Date,
): Promise<{ conversation: ConversationRow; message: MessageRow }> {
  const { id: conversationId, storeId } = row;
  const message = await insertMessage(tx, {
    id: newId('msg', now.getTime()),
    storeId,
    conversationId,
    direction: 'incoming',
    status: 'delivered',
    authorType: author.type,
    authorName: author.name,
    authorEmail: author.email,
    body,
    html,
    quoted,
    isAutomatic,
    deliveredAt: now,
    createdAt: now,
  });
  const status = isAutomatic ? row.status : statusAfter(row.status, author.type);
  const conversation = await changeConversation(
    tx,
    conversationId,
    {
      status,
      ...(status === 'open' && { snoozedUntil: null }),
      ...(!isAutomatic && (await awaiting(tx, storeId, row.awaitingSince, now))),
      lastMessageAt: now,
      lastMessageId: message.id,
      lastDirection: 'incoming',
      lastText: messagePreview(html ?? body),
      messagesCount: row.messagesCount + 1,
      ...columns,
    },
    now,
  );
  await addSearchWords(tx, conversationId, [body]);
  if (!isAutomatic) await markUnread(tx, conversation);
  return { conversation, message };
}

/** Begins a conversation with a received message. */
export async function receiveConversation(
  tx: Tx,
  { storeId, kind, subject, language }: NewConversation,
  received: ReceivedMessage,
  now: Date,
): Promise<{ conversation: ConversationRow; message: MessageRow }> {
  const { name, email } = received.author;
  const begun = await insertConversation(
    tx,
    {
      id: newId('cnv', now.getTime()),
      storeId,
      kind,
      status: 'new',
      subject,
      language,
      participants: [{ name, email }],
      lastMessageAt: now,
      createdAt: now,
      updatedAt: now,
    },
    [subject, name, email],
  );
  return receiveAnswer(tx, begun, received, now);
}
