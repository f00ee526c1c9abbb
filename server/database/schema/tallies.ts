import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Counts and sums of a store's records by group, maintained by triggers on their tables, so that an
 * unfiltered list costs the same whatever the size of the store. A group's count, and each of its
 * sums, is the sum over its rows here. Writers only insert rows, so that they never wait for each
 * other; from time to time a writer merges the rows. Amounts in centimes.
 */
export const tallies = pgTable(
  'tallies',
  {
    storeId: text('store_id').notNull(),
    /** The counted table. */
    subject: text('subject', {
      enum: ['products', 'orders', 'payments', 'invoices', 'conversations'],
    }).notNull(),
    /** Values that all records of the group share. */
    facets: jsonb('facets').notNull(),
    count: integer('count').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Part of the amount: refunded for payments, still due for invoices. */
    part: bigint('refunded_total', { mode: 'number' }).notNull(),
  },
  (table) => [index('tallies_store').on(table.storeId, table.subject)],
);
