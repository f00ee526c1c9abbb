import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Answers stored for 24 hours, so that a repeated write has no second effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /**
     * User the key belongs to, or `public:…` without sign-in: two users' equal keys are two
     * different keys.
     */
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of method, path and body. */
    requestHash: text('request_hash').notNull(),
    /** Null while the first request is still running. */
    responseStatus: integer('response_status'),
    responseBody: jsonb('response_body'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/** Attempts counted by subject in fixed windows, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    subject: text('subject').notNull(),
    windowStart: moment('window_start').notNull(),
    tries: integer('tries').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.windowStart] })],
);
