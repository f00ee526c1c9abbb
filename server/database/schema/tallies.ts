import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How many records of a store are alike, and what they come to, kept by triggers on their tables so
 * that an unfiltered list costs the same whatever the size of the store. A group's count, and each of
 * its sums, is the sum over its rows here: writers only add rows, so that they never wait for one
 * another; now and then one of them adds them up. Amounts in centimes.
 */
export const tallies = pgTable(
  'tallies',
  {
    storeId: text('store_id').notNull(),
    /** The table that is counted. */
    subject: text('subject', { enum: ['products', 'orders', 'payments', 'invoices'] }).notNull(),
    /** What the group's records have in common. */
    facets: jsonb('facets').notNull(),
    count: integer('count').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** What of the amount: of payments given back, of invoices still to be paid. */
    part: bigint('refunded_total', { mode: 'number' }).notNull(),
  },
  (table) => [index('tallies_store').on(table.storeId, table.subject)],
);
