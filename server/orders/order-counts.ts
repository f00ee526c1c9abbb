import { count, type SQL } from 'drizzle-orm';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-lifecycle';
import type { Reader } from '../context';
import { countsByStatus } from '../database/list-filters';
import { orders } from '../database/schema/orders';
import { readTallies } from '../database/tallies';
import { hasFilters, type OrderPageQuery, orderFilterCondition } from './order-list.query';

function selectCounts(reader: Reader, where: SQL | undefined) {
  return reader
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(where)
    .groupBy(orders.status);
}

/** Counts of all orders, as maintained by the triggers on `orders`. */
async function unfilteredCounts(reader: Reader, storeId: string) {
  return (await readTallies(reader, 'orders', storeId))
    .filter(({ facets }) => !facets.isArchived)
    .map(({ facets, count }) => ({ status: facets.status, count }));
}

/** How many orders are in each of the fourteen statuses. */
export interface OrderCounts {
  /** With all filters applied except status and cancellation. */
  readonly counts: Record<OrderStatus, number>;
  /** Those of `counts` with an open request for cancellation. */
  readonly cancellationCounts: Record<OrderStatus, number>;
}

/** The counts shown next to a page of the list. */
export async function countOrders(
  reader: Reader,
  storeId: string,
  { cancellation: _, ...query }: OrderPageQuery,
): Promise<OrderCounts> {
  const [all, asked] = await Promise.all([
    hasFilters(query)
      ? selectCounts(reader, orderFilterCondition(storeId, query))
      : unfilteredCounts(reader, storeId),
    selectCounts(reader, orderFilterCondition(storeId, { ...query, cancellation: 'requested' })),
  ]);
  return {
    counts: countsByStatus(ORDER_STATUSES, all),
    cancellationCounts: countsByStatus(ORDER_STATUSES, asked),
  };
}
