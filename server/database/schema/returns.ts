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
import type { ReturnReason } from '#domain/returns/return-lifecycle';
import { afterSalesColumns, afterSalesIndexes, afterSalesItemColumns } from './after-sales-columns';
import { historyColumns, moment } from './columns';

/** Return numbers are one series for the whole marketplace. */
export const returnNumbers = pgSequence('return_numbers', { startWith: 20001 });

/** Items that a client returns from an order. Amounts in centimes. */
export const returns = pgTable(
  'returns',
  {
    ...afterSalesColumns<ReturnReason>(),
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
    clientComment: text('client_comment'),
    photos: jsonb('photos').$type<string[]>().notNull(),
    /** Amount refunded so far. */
    refundTotal: integer('refund_total').notNull().default(0),
    /** When its pieces were counted as returned on the order; null before that. */
    refundedAt: moment('refunded_at'),
    respondBy: moment('respond_by').notNull(),
  },
  (table) => [...afterSalesIndexes('returns', table)],
);

/** Announced pieces and the received count of each; null until they are counted. */
export const returnItems = pgTable(
  'return_items',
  {
    ...afterSalesItemColumns(),
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
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
