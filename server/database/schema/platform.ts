import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Answers kept for 24 hours, so that repeating a write has no second effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** User the key belongs to, `public:…` where nobody signs in: the same key of two are two keys. */
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of method, path and body. */
    requestHash: text('request_hash').notNull(),
    /** Null while the first request is still being carried out. */
    responseStatus: integer('response_status'),
    responseBody: jsonb('response_body'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/** Tries counted by subject in fixed windows, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    subject: text('subject').notNull(),
    windowStart: moment('window_start').notNull(),
    tries: integer('tries').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.windowStart] })],
);
