import { type SQL, sql } from 'drizzle-orm';
import { type ExtraConfigColumn, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, recordColumns } from './columns';
import { orderItems, orders } from './orders';
import { stores } from './stores';

/** The columns of every request about an order, both return and cancellation. */
export function afterSalesColumns<Reason extends string>() {
  return {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    number: integer('number').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    reasonCode: text('reason_code').$type<Reason>().notNull(),
    deadlineAt: moment('deadline_at').generatedAlwaysAs(
      (): SQL => sql`case when status = 'requested' then respond_by end`,
    ),
    /** Folded numbers, client, phone and SKUs, searched by trigrams. */
    searchText: text('search_text').notNull(),
    ...recordColumns(),
  };
}

type IndexedColumn = keyof ReturnType<typeof afterSalesColumns> | 'status';

/** The indexes for listing and searching such a table. */
export function afterSalesIndexes(name: string, table: Record<IndexedColumn, ExtraConfigColumn>) {
  return [
    uniqueIndex(`${name}_number`).on(table.number),
    index(`${name}_created`).on(table.storeId, table.createdAt, table.id),
    index(`${name}_status`).on(table.storeId, table.status, table.createdAt),
    index(`${name}_deadline`).on(table.storeId, table.deadlineAt, table.id),
    index(`${name}_order`).on(table.orderId),
    index(`${name}_search`).using('gin', sql`${table.searchText} gin_trgm_ops`),
  ];
}

/** A line of such a request: pieces of one line of its order. */
export function afterSalesItemColumns() {
  return {
    id: text('id').primaryKey(),
    orderItemId: text('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    quantity: integer('quantity').notNull(),
  };
}
