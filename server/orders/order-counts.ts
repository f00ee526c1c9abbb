import { count, type SQL } from 'drizzle-orm';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-lifecycle';
import type { Reader } from '../context';
import { countsOf } from '../database/list-filters';
import { orders } from '../database/schema/orders';
import { readTallies } from '../database/tallies';
import { isNarrowed, narrowed, type OrderListQuery } from './order-list.query';

const selectCounts = (reader: Reader, where: SQL | undefined) =>
  reader
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(where)
    .groupBy(orders.status);

/** Counts of all orders, from what the triggers on `orders` keep. */
const wholeCounts = async (reader: Reader, storeId: string) =>
  (await readTallies(reader, 'orders', storeId))
    .filter(({ facets }) => !facets.isArchived)
    .map(({ facets, count }) => ({ status: facets.status, count }));

/** How many orders stand in each status, the fourteen of them, under all filters but the status. */
export const countOrdersByStatus = async (
  reader: Reader,
  storeId: string,
  query: OrderListQuery,
): Promise<Record<OrderStatus, number>> => {
  const rows = isNarrowed(query)
    ? await selectCounts(reader, narrowed(storeId, query))
    : await wholeCounts(reader, storeId);
  return countsOf(ORDER_STATUSES, rows);
};
