import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { RETURN_STATUSES, type ReturnStatus } from '#domain/returns/return-lifecycle';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { countsByStatus, inStatuses } from '../database/list-filters';
import { clients, orders } from '../database/schema/orders';
import { returnItems, returns } from '../database/schema/returns';
import { afterSalesFilterCondition, afterSalesSort } from '../orders/after-sales-filters';

/** Filters, sort order and page of the list, with the contract's types. */
export type ReturnListQuery = Operations['listReturns']['query'];

const piecesCount = sql<number>`(select coalesce(sum(${returnItems.quantity}), 0) from ${returnItems} where ${returnItems.returnId} = ${returns.id})`;

/** All filters of the list except the status. */
function filterCondition(storeId: string, query: ReturnListQuery): SQL | undefined {
  const { clientId } = query;
  return and(
    afterSalesFilterCondition(returns, storeId, query),
    clientId
      ? sql`${returns.orderId} = any(array(select ${orders.id} from ${orders}
          where ${orders.clientId} = ${clientId}))`
      : undefined,
  );
}

/** One page of returns with order and client. */
export function selectReturnPage(reader: Reader, storeId: string, query: ReturnListQuery) {
  return reader
    .select({
      return: returns,
      order: { number: orders.number, status: orders.status },
      client: clients,
      piecesCount: piecesCount.mapWith(Number),
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(and(filterCondition(storeId, query), inStatuses(returns.status, query.status)))
    .orderBy(...afterSalesSort(returns, query.sort))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

/** A row of {@link selectReturnPage}. */
export type ReturnPageRow = Awaited<ReturnType<typeof selectReturnPage>>[number];

/** The number of returns in each status, under all filters but the status. */
export async function countReturns(
  reader: Reader,
  storeId: string,
  query: ReturnListQuery,
): Promise<Record<ReturnStatus, number>> {
  return countsByStatus(
    RETURN_STATUSES,
    await reader
      .select({ status: returns.status, count: count() })
      .from(returns)
      .where(filterCondition(storeId, query))
      .groupBy(returns.status),
  );
}
