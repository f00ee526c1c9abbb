import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { stores, users } from './stores';

/**
 * Changes of the e-mail address of a user, or of a store. The new address counts from `provedAt` on
 * (docs/decisions/0057-changing-an-address.md). Tokens are never stored: they are derived from ids by
 * the server's key when a mail is written.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    /** Whose address; null for the address of the store itself. */
    userId: text('user_id').references(() => users.id),
    requestedBy: text('requested_by')
      .notNull()
      .references(() => users.id),
    /** Null for a store that had none. */
    oldEmail: text('old_email'),
    /** Null for a store that has none from now on. */
    newEmail: text('new_email'),
    /** The user name before it followed the address; null if it did not. */
    oldUserName: text('old_user_name'),
    status: text('status', {
      enum: ['requested', 'proved', 'cancelled', 'replaced', 'undone'],
    }).notNull(),
    /** Until when the link of the last mail proves the new address. */
    expiresAt: moment('expires_at').notNull(),
    /** From when that mail may be sent again. */
    sendAgainAt: moment('send_again_at').notNull(),
    /** SHA-256 of the token of the old address; null if that address was never proved. */
    undoTokenHash: text('undo_token_hash'),
    undoExpiresAt: moment('undo_expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    provedAt: moment('proved_at'),
    /** When it was cancelled, replaced or undone. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    // Of two changes at once, one is open.
    uniqueIndex('email_changes_open_of_user')
      .on(table.userId)
      .where(sql`${table.status} = 'requested'`),
    uniqueIndex('email_changes_open_of_store')
      .on(table.storeId)
      .where(sql`${table.status} = 'requested' and ${table.userId} is null`),
    uniqueIndex('email_changes_undo').on(table.undoTokenHash),
    index('email_changes_user').on(table.userId, table.createdAt),
    index('email_changes_store').on(table.storeId, table.createdAt),
    index('email_changes_requester').on(table.requestedBy),
  ],
);

/** The mails to new addresses, each with a link; only the link of the last one is open. */
export const emailChangeLinks = pgTable(
  'email_change_links',
  {
    id: text('id').primaryKey(),
    changeId: text('change_id')
      .notNull()
      .references(() => emailChanges.id, { onDelete: 'cascade' }),
    requestedBy: text('requested_by')
      .notNull()
      .references(() => users.id),
    /** The address in lower case: mails are limited for each address, whoever asks for them. */
    emailKey: text('email_key').notNull(),
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('email_change_links_token').on(table.tokenHash),
    index('email_change_links_change').on(table.changeId),
    index('email_change_links_email').on(table.emailKey, table.createdAt),
    index('email_change_links_requester').on(table.requestedBy, table.createdAt),
  ],
);
