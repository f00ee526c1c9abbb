import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { historyColumns, moment, recordColumns } from './columns';
import { orderItems, orders } from './orders';
import { stores } from './stores';

/** Numbers of returns run through the whole marketplace. */
export const returnNumbers = pgSequence('return_numbers', { startWith: 20001 });

/** What a client sends back of an order. Amounts in centimes. */
export const returns = pgTable(
  'returns',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    number: integer('number').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    status: text('status', {
      enum: [
        'requested',
        'approved',
        'declined',
        'in_transit',
        'received',
        'refunded',
        'disputed',
        'closed',
        'withdrawn',
      ],
    }).notNull(),
    reasonCode: text('reason_code').notNull(),
    clientComment: text('client_comment'),
    photos: jsonb('photos').$type<string[]>().notNull(),
    /** Given back so far. */
    refundTotal: integer('refund_total').notNull().default(0),
    /** When its pieces were counted as returned on the order; null until then. */
    refundedAt: moment('refunded_at'),
    respondBy: moment('respond_by').notNull(),
    deadlineAt: moment('deadline_at').generatedAlwaysAs(
      (): SQL => sql`case when status = 'requested' then respond_by end`,
    ),
    /** Folded numbers, client, phone and SKUs, searched by trigrams. */
    searchText: text('search_text').notNull(),
    ...recordColumns(),
  },
  (table) => [
    uniqueIndex('returns_number').on(table.number),
    index('returns_created').on(table.storeId, table.createdAt, table.id),
    index('returns_status').on(table.storeId, table.status, table.createdAt),
    index('returns_deadline').on(table.storeId, table.deadlineAt, table.id),
    index('returns_order').on(table.orderId),
    index('returns_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** Announced pieces, and what was counted of them; null until they were. */
export const returnItems = pgTable(
  'return_items',
  {
    id: text('id').primaryKey(),
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    orderItemId: text('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    quantity: integer('quantity').notNull(),
    receivedQuantity: integer('received_quantity'),
    damagedQuantity: integer('damaged_quantity'),
    resellable: boolean('resellable'),
  },
  (table) => [
    uniqueIndex('return_items_line').on(table.returnId, table.orderItemId),
    index('return_items_order_item').on(table.orderItemId),
  ],
);

export const returnHistory = pgTable(
  'return_history',
  {
    ...historyColumns(),
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
  },
  (table) => [index('return_history_return').on(table.returnId, table.at)],
);
