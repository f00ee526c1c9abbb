import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NotificationPreferences } from '#domain/stores/store-settings';
import type { Settings } from '#domain/users/settings';
import { moment, recordColumns } from './columns';
import { users } from './stores';

/** A user's preferences for the portal; without a row, the defaults. */
export const userPreferences = pgTable('user_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  language: text('language', { enum: ['fr', 'ar', 'en'] }).notNull(),
  settings: jsonb('settings').$type<Partial<Settings>>().notNull(),
  /** Null for a user who never chose: everything that the store allows. */
  notifications: jsonb('notifications').$type<NotificationPreferences>(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  revision: integer('revision').notNull(),
});

/**
 * Links that set a password: requested by a user who forgot theirs, or sent with an invitation. The
 * token is never stored: it is derived from the id by the server's key when the mail is written.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The key of the address that it was sent to. It is void once the user has another address. */
    emailKey: text('email_key').notNull(),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Set when it was used or invalidated. */
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('password_resets_token').on(table.tokenHash),
    index('password_resets_user').on(table.userId, table.createdAt),
    index('password_resets_expiry').on(table.expiresAt),
  ],
);

/**
 * Browsers from which a user has signed in. Their failed sign-ins are counted apart from those of
 * strangers, who cannot keep the user out of them.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the token in the browser's cookie, which changes with each sign-in. */
    tokenHash: text('token_hash').notNull(),
    /** Failed sign-ins since the last one that succeeded; too many make the device a stranger. */
    failures: integer('failures').notNull(),
    /** The last sign-in. */
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('known_devices_token').on(table.tokenHash),
    index('known_devices_user').on(table.userId, table.lastUsedAt),
    index('known_devices_expiry').on(table.expiresAt),
  ],
);

/** A user's saved view of a table: filters and sort as in the address, and its columns. */
export const tableViews = pgTable(
  'table_views',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Name of the table, such as `orders`. */
    table: text('table_name').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    columns: jsonb('columns').$type<string[]>().notNull(),
    ...recordColumns(),
  },
  (table) => [
    uniqueIndex('table_views_name').on(table.userId, table.table, sql`lower(${table.name})`),
  ],
);

/**
 * Requests to confirm an e-mail address: each is a mail with a code and a link. Neither is stored:
 * both are derived from the id by the server's key when the mail is written.
 */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /**
     * The key of the address that it was sent to: mails are limited for each address, whoever asks
     * for them. It proves no other address.
     */
    emailKey: text('email_key').notNull(),
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').notNull(),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    codeExpiresAt: moment('code_expires_at').notNull(),
    linkExpiresAt: moment('link_expires_at').notNull(),
    /** Set when it was used or replaced by a later one. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('email_confirmations_token').on(table.tokenHash),
    index('email_confirmations_user').on(table.userId, table.createdAt),
    index('email_confirmations_email').on(table.emailKey, table.createdAt),
  ],
);
