import { type BulkOrderKind, orderRefusalReason } from '#domain/orders/bulk-order';
import type { BulkOrderRow, ListOrdersApiArg } from '../api/orders-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { Store } from '../store';
import type { BulkClient } from './bulk-client';
import { type LineResult, RECORDS_PER_PAGE } from './bulk-progress';
import { bulkOrdersApi } from './order-bulk-api';

/** The bulk client of orders. */
export function orderBulkClient(store: Store): BulkClient {
  const { listOrders, performOrdersAction } = bulkOrdersApi.endpoints;
  return {
    // Sorted by number, which doesn't change while pages are read, unlike a status.
    readPage: (query, page, signal) => {
      // The query is from the list of orders.
      const asked = query as ListOrdersApiArg;
      const reading = listOrders.initiate(
        { ...asked, sort: 'number', page, pageSize: RECORDS_PER_PAGE },
        { forceRefetch: true },
      );
      return unwrapWithSignal(store.dispatch(reading), signal);
    },
    send: async ({ kind, lines, how: { dryRun, key } }, signal) => {
      if (lines.length === 0) return [];
      // Only actions on orders reach this client, and all lines have the same action.
      const action = kind as BulkOrderKind;
      const performing = performOrdersAction.initiate({
        ...(key && { 'Idempotency-Key': key }),
        bulkOrderRequest: { action, ids: lines.map(({ id }) => id), ...(dryRun && { dryRun }) },
      });
      const { results } = await unwrapWithSignal(store.dispatch(performing), signal);
      return results.map(
        ({ id, isDone, code, status }: BulkOrderRow): LineResult =>
          isDone
            ? { id, revision: null, refused: null }
            : { id, refused: { reason: orderRefusalReason(action, { code, status }) } },
      );
    },
  };
}
