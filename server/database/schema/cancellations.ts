import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CancellationReason } from '#domain/cancellations/cancellation-lifecycle';
import { afterSalesColumns, afterSalesIndexes, afterSalesItemColumns } from './after-sales-columns';
import { historyColumns, moment } from './columns';

/** Cancellations are numbered across the whole marketplace. */
export const cancellationNumbers = pgSequence('cancellation_numbers', { startWith: 30001 });

/** An order, or part of it, cancelled after it was accepted. Amounts in centimes. */
export const cancellations = pgTable(
  'cancellations',
  {
    ...afterSalesColumns<CancellationReason>(),
    requestedBy: text('requested_by', { enum: ['client', 'staff'] }).notNull(),
    status: text('status', { enum: ['requested', 'accepted', 'refused', 'withdrawn'] }).notNull(),
    /** Null for the store's own cancellations, which need no response. */
    respondBy: moment('respond_by'),
    /** The refunded amount; while the cancellation is requested, the expected one. */
    refundTotal: integer('refund_total').notNull().default(0),
    /** Whether the pieces go back on sale; null until the cancellation is accepted. */
    restock: boolean('restock'),
  },
  (table) => [
    // At most one open request per order.
    uniqueIndex('cancellations_open').on(table.orderId).where(sql`${table.status} = 'requested'`),
    index('cancellations_overdue').on(table.respondBy).where(sql`${table.status} = 'requested'`),
    ...afterSalesIndexes('cancellations', table),
  ],
);

export const cancellationItems = pgTable(
  'cancellation_items',
  {
    ...afterSalesItemColumns(),
    cancellationId: text('cancellation_id')
      .notNull()
      .references(() => cancellations.id, { onDelete: 'cascade' }),
  },
  (table) => [uniqueIndex('cancellation_items_line').on(table.cancellationId, table.orderItemId)],
);

export const cancellationHistory = pgTable(
  'cancellation_history',
  {
    ...historyColumns(),
    cancellationId: text('cancellation_id')
      .notNull()
      .references(() => cancellations.id, { onDelete: 'cascade' }),
  },
  (table) => [index('cancellation_history_cancellation').on(table.cancellationId, table.at)],
);
