import { index, numeric, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Tells whether a store's products, its orders (with their clients and money) or its people are what
 * they were. A transaction that writes one of their tables adds a row with a random amount (triggers,
 * see the migrations); the sum of the rows one
 * sees is the version of what one reads afterwards. Writers only add rows, so that they never wait
 * for one another; now and then one of them adds the rows up, which leaves the sum as it was.
 * The store `*` is every store: reference lists.
 */
export const storeChanges = pgTable(
  'store_changes',
  {
    storeId: text('store_id').notNull(),
    subject: text('subject', { enum: ['products', 'orders', 'people'] }).notNull(),
    amount: numeric('amount').notNull(),
  },
  (table) => [index('store_changes_store').on(table.storeId, table.subject, table.amount)],
);
