import { and, count, eq, type SQL, sql, sum } from 'drizzle-orm';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-lifecycle';
import type { Reader } from '../context';
import { keptStatement } from '../database/kept-statements';
import { countsOf } from '../database/list-filters';
import { orders, orderTallies } from '../database/schema/orders';
import { isNarrowed, narrowed, type OrderListQuery } from './order-list.query';

const selectCounts = (reader: Reader, where: SQL | undefined) =>
  reader
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(where)
    .groupBy(orders.status);

/** Counts of all orders, from what the triggers on `orders` keep. */
const wholeCounts = keptStatement((reader) =>
  reader
    .select({
      status: orderTallies.status,
      count: sum(orderTallies.change).mapWith(Number),
    })
    .from(orderTallies)
    .where(
      and(eq(orderTallies.storeId, sql.placeholder('storeId')), eq(orderTallies.isArchived, false)),
    )
    .groupBy(orderTallies.status)
    .prepare('order_tallies'),
);

/** How many orders stand in each status, the fourteen of them, under all filters but the status. */
export const countOrdersByStatus = async (
  reader: Reader,
  storeId: string,
  query: OrderListQuery,
): Promise<Record<OrderStatus, number>> => {
  const rows = isNarrowed(query)
    ? await selectCounts(reader, narrowed(storeId, query))
    : await wholeCounts(reader).execute({ storeId });
  return countsOf(ORDER_STATUSES, rows);
};
