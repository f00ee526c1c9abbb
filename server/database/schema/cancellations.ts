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
import { afterSalesColumns, afterSalesIndexes, afterSalesItemColumns } from './after-sales-columns';
import { historyColumns, moment } from './columns';

/** Numbers of cancellations run through the whole marketplace. */
export const cancellationNumbers = pgSequence('cancellation_numbers', { startWith: 30001 });

/** An order, or part of it, cancelled after it was accepted. Amounts in centimes. */
export const cancellations = pgTable(
  'cancellations',
  {
    ...afterSalesColumns(),
    requestedBy: text('requested_by', { enum: ['client', 'staff'] }).notNull(),
    status: text('status', { enum: ['requested', 'accepted', 'refused', 'withdrawn'] }).notNull(),
    /** Null for the shop's own, which need no answer. */
    respondBy: moment('respond_by'),
    /** Given back; while it is requested, what would be. */
    refundTotal: integer('refund_total').notNull().default(0),
    /** Whether the pieces go back on sale; null until it was accepted. */
    restock: boolean('restock'),
  },
  (table) => [
    // One open request an order.
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
