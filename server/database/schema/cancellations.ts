import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { historyColumns, moment, recordColumns } from './columns';
import { orderItems, orders } from './orders';
import { stores } from './stores';

/** Numbers of cancellations run through the whole marketplace. */
export const cancellationNumbers = pgSequence('cancellation_numbers', { startWith: 30001 });

/** An order, or part of it, cancelled after it was accepted. Amounts in centimes. */
export const cancellations = pgTable(
  'cancellations',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    number: integer('number').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    requestedBy: text('requested_by', { enum: ['client', 'staff'] }).notNull(),
    status: text('status', { enum: ['requested', 'accepted', 'refused', 'withdrawn'] }).notNull(),
    reasonCode: text('reason_code').notNull(),
    /** Null for the shop's own, which need no answer. */
    respondBy: moment('respond_by'),
    deadlineAt: moment('deadline_at').generatedAlwaysAs(
      (): SQL => sql`case when status = 'requested' then respond_by end`,
    ),
    /** Given back; while it is requested, what would be. */
    refundTotal: integer('refund_total').notNull().default(0),
    /** Whether the pieces go back on sale; null until it was accepted. */
    restock: boolean('restock'),
    searchText: text('search_text').notNull(),
    ...recordColumns(),
  },
  (table) => [
    uniqueIndex('cancellations_number').on(table.number),
    // One open request an order.
    uniqueIndex('cancellations_open').on(table.orderId).where(sql`${table.status} = 'requested'`),
    index('cancellations_created').on(table.storeId, table.createdAt, table.id),
    index('cancellations_status').on(table.storeId, table.status, table.createdAt),
    index('cancellations_deadline').on(table.storeId, table.deadlineAt, table.id),
    index('cancellations_order').on(table.orderId),
    index('cancellations_overdue').on(table.respondBy).where(sql`${table.status} = 'requested'`),
    index('cancellations_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

export const cancellationItems = pgTable(
  'cancellation_items',
  {
    id: text('id').primaryKey(),
    cancellationId: text('cancellation_id')
      .notNull()
      .references(() => cancellations.id, { onDelete: 'cascade' }),
    orderItemId: text('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    quantity: integer('quantity').notNull(),
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
