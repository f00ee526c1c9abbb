import { index, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { VERSIONED_SUBJECTS } from '../../data-versions';

/**
 * Versions of a store's products, its orders (with their clients and money) and its people. A
 * transaction that writes one of their tables adds a row with a random amount (triggers, see
 * `functions/data-versions.sql`); the sum of the visible rows is the version of the data read afterwards. Writers only
 * add rows, so that they never wait for one another; occasionally one of them merges rows into one
 * with the same sum. The store `*` means every store: reference lists.
 */
export const storeChanges = pgTable(
  'store_changes',
  {
    storeId: text('store_id').notNull(),
    subject: text('subject', { enum: VERSIONED_SUBJECTS }).notNull(),
    amount: numeric('amount').notNull(),
  },
  (table) => [index('store_changes_store').on(table.storeId, table.subject, table.amount)],
);
