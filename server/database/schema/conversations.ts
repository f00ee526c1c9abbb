import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ConversationStatus } from '#domain/conversations/conversation-kinds';
import { moment, recordColumns } from './columns';
import { stores, users } from './stores';

/** Somebody outside the store who takes part in a conversation. */
export interface Participant {
  readonly name: string;
  /** Null for a client without an address. */
  readonly email: string | null;
}

/** The columns of a conversation that a message changes, as they were before it. Times are ISO, UTC. */
export interface FormerConversation {
  readonly status: ConversationStatus;
  readonly snoozedUntil: string | null;
  readonly awaitingSince: string | null;
  readonly answerDueAt: string | null;
  readonly firstAnsweredAt: string | null;
  readonly firstAnswerMs: number | null;
  readonly lastMessageAt: string;
  readonly lastMessageId: string | null;
  readonly lastDirection: 'incoming' | 'outgoing' | 'note' | null;
  readonly lastText: string;
}

/** A picture on another server that a letter shows. */
export interface LetterPicture {
  readonly url: string;
  /** The file into which it was fetched once somebody asked for it; null before, and if it failed. */
  readonly fileId: string | null;
  /** Whether it was asked for and could not be fetched. */
  readonly isMissing: boolean;
}

/** The conversations of a store. Deleted ones are archived until they are erased. */
export const conversations = pgTable(
  'conversations',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    kind: text('kind', {
      enum: ['mail', 'order', 'marketplace', 'carrier', 'candidate', 'team'],
    }).notNull(),
    status: text('status', { enum: ['new', 'open', 'waiting', 'snoozed', 'closed'] }).notNull(),
    subject: text('subject').notNull(),
    /** Of the client. */
    language: text('language', { enum: ['fr', 'ar', 'en'] }).notNull(),
    /** The first one receives the answers. */
    participants: jsonb('participants').$type<Participant[]>().notNull().default([]),
    linkKind: text('link_kind', {
      enum: ['order', 'product', 'return', 'client', 'payout', 'candidacy'],
    }),
    linkId: text('link_id'),
    assigneeId: text('assignee_id').references(() => users.id),
    labels: text('labels').array().notNull().default(sql`'{}'`),
    /** The labels in lower case, by which they are found. */
    labelKeys: text('label_keys').array().notNull().default(sql`'{}'`),
    snoozedUntil: moment('snoozed_until'),
    /** Since when it waits for an answer of the store; null if it does not. */
    awaitingSince: moment('awaiting_since'),
    /** Until when it is to be answered, in the store's opening hours; null if it does not wait. */
    answerDueAt: moment('answer_due_at'),
    firstAnsweredAt: moment('first_answered_at'),
    /** Opening time from its first message to the first answer, in milliseconds. */
    firstAnswerMs: integer('first_answer_ms'),
    /** Of its last message that is no note and no draft. */
    lastMessageAt: moment('last_message_at').notNull(),
    lastMessageId: text('last_message_id'),
    lastDirection: text('last_direction', { enum: ['incoming', 'outgoing', 'note'] }),
    lastText: text('last_text').notNull().default(''),
    messagesCount: integer('messages_count').notNull().default(0),
    filesCount: integer('files_count').notNull().default(0),
    /** The order whose client reads and writes it by a link; null for other conversations. */
    chatOrderId: text('chat_order_id'),
    /** The version of that link: earlier ones are revoked. */
    chatVersion: integer('chat_version').notNull().default(1),
    /** When the client first read it by the link; null for never. */
    chatOpenedAt: moment('chat_opened_at'),
    /** Whether it is the team room of the store. */
    isTeamRoom: boolean('is_team_room').notNull().default(false),
    archivedAt: moment('archived_at'),
    ...recordColumns(),
  },
  (table) => {
    const isKept = sql`${table.archivedAt} is null`;
    const { storeId, lastMessageAt, id } = table;
    return [
      index('conversations_last').on(storeId, lastMessageAt, id).where(isKept),
      index('conversations_kind').on(storeId, table.kind, lastMessageAt, id).where(isKept),
      index('conversations_status').on(storeId, table.status, lastMessageAt, id).where(isKept),
      index('conversations_assignee')
        .on(storeId, table.assigneeId, lastMessageAt, id)
        .where(isKept),
      index('conversations_due').on(storeId, table.answerDueAt, id).where(isKept),
      index('conversations_labels').using('gin', table.labelKeys),
      // Those with labels are few: a frequent one is found by their order, without their rows.
      index('conversations_labelled')
        .on(storeId, lastMessageAt, id, table.labelKeys)
        .where(sql`${table.archivedAt} is null and ${table.labelKeys} <> '{}'`),
      index('conversations_link').on(storeId, table.linkId),
      index('conversations_snoozed')
        .on(table.snoozedUntil)
        .where(sql`${table.archivedAt} is null and ${table.status} = 'snoozed'`),
      index('conversations_expiry').on(lastMessageAt),
      uniqueIndex('conversations_chat')
        .on(table.chatOrderId)
        .where(sql`${table.chatOrderId} is not null`),
      uniqueIndex('conversations_team_room').on(storeId).where(sql`${table.isTeamRoom}`),
    ];
  },
);

/**
 * The folded texts by which a conversation is found: subject, participants, record, messages, notes
 * and names of files. In a table of its own, so that a change of the conversation writes no entry of
 * the search index.
 */
export const conversationTexts = pgTable(
  'conversation_texts',
  {
    conversationId: text('conversation_id')
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    storeId: text('store_id').notNull(),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    // A search for a frequent word reads the texts of one conversation after another.
    index('conversation_texts_conversation').using('hash', table.conversationId),
    index('conversation_texts_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** The messages and the notes of conversations. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    direction: text('direction', { enum: ['incoming', 'outgoing', 'note'] }).notNull(),
    /** Null for a note. */
    status: text('status', {
      enum: ['draft', 'queued', 'sent', 'delivered', 'read', 'bounced'],
    }),
    authorType: text('author_type', {
      enum: ['staff', 'client', 'marketplace', 'carrier', 'system'],
    }).notNull(),
    /** The member of staff; null for others. */
    authorId: text('author_id').references(() => users.id),
    authorName: text('author_name').notNull(),
    authorEmail: text('author_email'),
    /** Plain text; of rich text, its words. */
    body: text('body').notNull(),
    /** Sanitised rich text; null for a plain one. */
    html: text('html'),
    /** What a letter quotes of earlier ones, plain text; null for nothing. */
    quoted: text('quoted'),
    /** The mail of the outbox that carries it; null for one that is not mailed. */
    mailId: text('mail_id'),
    /** The Message-ID of a received letter; null for other messages. */
    letterId: text('letter_id'),
    /** Of a received letter, whether its sender is proved; null if nothing is known of it. */
    senderProof: text('sender_proof', { enum: ['proved', 'unproved', 'forged'] }),
    /** The pictures on other servers that a letter shows, in their order. */
    pictures: jsonb('pictures').$type<LetterPicture[]>().notNull().default([]),
    /** Whether a program wrote it. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** When a queued message leaves. */
    sendAt: moment('send_at'),
    sentAt: moment('sent_at'),
    deliveredAt: moment('delivered_at'),
    readAt: moment('read_at'),
    bouncedAt: moment('bounced_at'),
    bounceReason: text('bounce_reason'),
    /** Of a queued message: its conversation before it, which an undo restores. */
    before: jsonb('before').$type<FormerConversation>(),
    createdAt: moment('created_at').notNull(),
    /** The order of writing, for messages of one moment. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('conversation_messages_order').on(table.conversationId, table.createdAt, table.sequence),
    index('conversation_messages_mail').on(table.mailId).where(sql`${table.mailId} is not null`),
    uniqueIndex('conversation_messages_letter')
      .on(table.storeId, table.letterId)
      .where(sql`${table.letterId} is not null`),
    index('conversation_messages_queued').on(table.sendAt).where(sql`${table.status} = 'queued'`),
  ],
);

/** Files of messages. They have no public address. */
export const conversationFiles = pgTable(
  'conversation_files',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    /** The message that has it; null until it is used. */
    messageId: text('message_id').references(() => conversationMessages.id, {
      onDelete: 'cascade',
    }),
    /** The member of staff who uploaded it; null for a received one. */
    uploadedBy: text('uploaded_by').references(() => users.id),
    /** As the file was called; only displayed. */
    fileName: text('file_name').notNull(),
    /** Judged by its content. */
    mimeType: text('mime_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('conversation_files_message').on(table.messageId, table.createdAt, table.id),
    index('conversation_files_unused').on(table.createdAt).where(sql`${table.messageId} is null`),
  ],
);

/** Which conversations a user has not read: rows of those that have something new for them. */
export const conversationUnread = pgTable(
  'conversation_unread',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    storeId: text('store_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.conversationId] }),
    index('conversation_unread_conversation').on(table.conversationId),
  ],
);

/** Saved replies of a store, in three languages. A missing text is empty. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    name: text('name').notNull(),
    /** The folded name, unique in a store. */
    nameKey: text('name_key').notNull(),
    body: text('body').notNull(),
    bodyAr: text('body_ar').notNull(),
    bodyEn: text('body_en').notNull(),
    ...recordColumns(),
  },
  (table) => [uniqueIndex('saved_replies_name').on(table.storeId, table.nameKey)],
);
