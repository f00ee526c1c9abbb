import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * Mails to be sent, written in the transaction of their cause. A row names a template and its data,
 * never a finished text: no link that grants access is ever stored.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: text('id').primaryKey(),
    template: text('template').notNull(),
    recipient: text('recipient').notNull(),
    language: text('language', { enum: ['fr', 'ar', 'en'] }).notNull(),
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    /**
     * What its limits count: the class, the mailbox, and the sender's store and user, if it has a
     * sender. Null for mails without limits. No foreign keys: a count outlives its user.
     */
    mailClass: text('mail_class'),
    mailboxKey: text('mailbox_key'),
    senderStoreId: text('sender_store_id'),
    senderUserId: text('sender_user_id'),
    createdAt: moment('created_at').notNull(),
    /** The time of the next attempt. */
    nextTryAt: moment('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: moment('sent_at'),
    /** Set after the last attempt. */
    givenUpAt: moment('given_up_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_outbox_due')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
    index('mail_outbox_created').on(table.createdAt),
    index('mail_outbox_mailbox')
      .on(table.mailboxKey, table.mailClass, table.createdAt)
      .where(sql`${table.mailboxKey} is not null`),
    index('mail_outbox_store')
      .on(table.senderStoreId, table.mailClass, table.createdAt)
      .where(sql`${table.senderStoreId} is not null`),
    index('mail_outbox_user')
      .on(table.senderUserId, table.mailClass, table.createdAt)
      .where(sql`${table.senderUserId} is not null`),
  ],
);
