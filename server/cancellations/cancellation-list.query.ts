import { and, count, eq, sql } from 'drizzle-orm';
import {
  CANCELLATION_STATUSES,
  type CancellationStatus,
} from '#domain/cancellations/cancellation-lifecycle';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { countsByStatus, inStatuses } from '../database/list-filters';
import { cancellationItems, cancellations } from '../database/schema/cancellations';
import { clients, orders } from '../database/schema/orders';
import { afterSalesFilterCondition, afterSalesSort } from '../orders/after-sales-filters';

/** Filters, order and page of the list, as the contract defines them. */
export type CancellationListQuery = Operations['listCancellations']['query'];

const piecesCount = sql<number>`(select coalesce(sum(${cancellationItems.quantity}), 0) from ${cancellationItems} where ${cancellationItems.cancellationId} = ${cancellations.id})`;

/** One page of cancellations with order and client. */
export function selectCancellationPage(
  reader: Reader,
  storeId: string,
  query: CancellationListQuery,
) {
  return reader
    .select({
      cancellation: cancellations,
      order: { number: orders.number, status: orders.status },
      client: clients,
      piecesCount: piecesCount.mapWith(Number),
    })
    .from(cancellations)
    .innerJoin(orders, eq(orders.id, cancellations.orderId))
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(
      and(
        afterSalesFilterCondition(cancellations, storeId, query),
        inStatuses(cancellations.status, query.status),
      ),
    )
    .orderBy(...afterSalesSort(cancellations, query.sort))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

/** A row of {@link selectCancellationPage}. */
export type CancellationPageRow = Awaited<ReturnType<typeof selectCancellationPage>>[number];

/** Number of cancellations in each status, under all filters except the status. */
export async function countCancellations(
  reader: Reader,
  storeId: string,
  query: CancellationListQuery,
): Promise<Record<CancellationStatus, number>> {
  return countsByStatus(
    CANCELLATION_STATUSES,
    await reader
      .select({ status: cancellations.status, count: count() })
      .from(cancellations)
      .where(afterSalesFilterCondition(cancellations, storeId, query))
      .groupBy(cancellations.status),
  );
}
