import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cardPayments } from './cards';
import { moment, recordColumns } from './columns';
import { orders } from './orders';
import { stores } from './stores';

/**
 * The money of an order: one payment per order. `amount` is the amount to collect, later the
 * collected amount; `status` follows from the times and amounts by the domain's rule. Centimes.
 */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    method: text('method', { enum: ['cod', 'card', 'transfer'] }).notNull(),
    status: text('status', {
      enum: ['pending', 'authorized', 'captured', 'failed', 'refunded', 'partially_refunded'],
    }).notNull(),
    amount: integer('amount').notNull(),
    /** Sum of the payment's refunds. */
    refundedTotal: integer('refunded_total').notNull().default(0),
    authorizedAt: moment('authorized_at'),
    capturedAt: moment('captured_at'),
    failedAt: moment('failed_at'),
    /** The bank's or the carrier's own reference for the money. */
    reference: text('reference'),
    /** The processor's hold for it; null where no processor was used. */
    cardPaymentId: text('card_payment_id').references(() => cardPayments.id),
    /** When it was counted into a payout, or excluded from payouts. */
    settledAt: moment('settled_at'),
    /** The order's search text and the reference, folded; searched by trigrams. */
    searchText: text('search_text').notNull(),
    ...recordColumns(),
  },
  (table) => [
    uniqueIndex('payments_order').on(table.orderId),
    index('payments_created').on(table.storeId, table.createdAt, table.id),
    index('payments_amounts').on(table.storeId, table.amount, table.id),
    // Payments that a payout may have to count: the index is as short as the list of unsettled
    // ones.
    index('payments_unsettled')
      .on(table.storeId, table.id)
      .where(sql`${table.capturedAt} is not null and ${table.settledAt} is null`),
    // All filter and sum columns of the list, so that sums are read from the index alone.
    index('payments_sums').on(
      table.storeId,
      table.status,
      table.method,
      table.createdAt,
      table.id,
      table.amount,
      table.refundedTotal,
    ),
    index('payments_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check('payments_amount', sql`${table.amount} >= 0`),
    check(
      'payments_refunded',
      sql`${table.refundedTotal} >= 0 and ${table.refundedTotal} <= ${table.amount}`,
    ),
  ],
);

/** Refunds, each with its reason. Centimes. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: ['cancellation', 'return', 'goodwill'] }).notNull(),
    /** Id of the cancellation, the return or other record that caused it. */
    sourceId: text('source_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was counted into a payout, or excluded from payouts. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('refunds_unsettled')
      .on(table.storeId, table.createdAt)
      .where(sql`${table.settledAt} is null`),
    // Each source is refunded once.
    uniqueIndex('refunds_source').on(table.paymentId, table.reason, table.sourceId),
    index('refunds_created').on(table.storeId, table.createdAt, table.amount),
    index('refunds_order').on(table.orderId),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
);
