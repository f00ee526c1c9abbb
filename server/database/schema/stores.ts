import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, recordColumns } from './columns';

export const stores = pgTable('stores', {
  id: text('id').primaryKey(),
  enterprise: text('enterprise').notNull(),
  name: text('name').notNull(),
  nameAr: text('name_ar'),
  cityId: text('city_id'),
  /** What Moroccan law asks for on an invoice: registered name and seat, ICE, trade register. */
  juridicalName: text('juridical_name'),
  billingAddress: text('billing_address'),
  zipcode: text('zipcode'),
  ice: text('ice'),
  rce: text('rce'),
  status: text('status', { enum: ['under_review', 'active', 'suspended'] }).notNull(),
  ...recordColumns(),
});

/** Staff of the stores. A user name is unique on the marketplace, compared without case. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    userName: text('user_name').notNull(),
    /** `userName` in lower case, the key of sign-in. */
    userNameKey: text('user_name_key').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number'),
    role: text('role', { enum: ['store_admin', 'store_manager', 'store_user'] }).notNull(),
    status: text('status', { enum: ['active', 'inactive'] }).notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Folded names, user name, e-mail and phone, searched by trigrams. */
    searchText: text('search_text').notNull().default(''),
    archivedAt: moment('archived_at'),
    lastSeenAt: moment('last_seen_at'),
    ...recordColumns(),
  },
  (table) => [
    uniqueIndex('users_user_name').on(table.userNameKey),
    index('users_store').on(table.storeId, table.createdAt, table.id),
    // An address may belong to several accounts: a reset asked for by it reaches each of them.
    index('users_email').on(sql`lower(${table.email})`),
    index('users_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** One row a sign-in. Ending it makes its access and refresh tokens worthless at once. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the refresh token; null for a registration, which has none. */
    refreshTokenHash: text('refresh_token_hash'),
    /** What the browser said it was at sign-in, cut to a line. */
    userAgent: text('user_agent'),
    ip: text('ip'),
    /** Sign-in or the last refresh. */
    lastSeenAt: moment('last_seen_at'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);
