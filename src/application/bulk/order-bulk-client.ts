import type { HandOverLine } from '#domain/orders/bulk-hand-over';
import { type BulkOrderStep, orderRefusalReason } from '#domain/orders/bulk-order';
import type { BulkOrderRequest, BulkOrderRow } from '#openapi/types.generated';
import type { ListOrdersApiArg } from '../api/orders-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { Store } from '../store';
import type { BulkClient } from './bulk-client';
import { type LineResult, RECORDS_PER_PAGE } from './bulk-progress';
import type { StepLine } from './bulk-subject';
import { bulkOrdersApi } from './order-bulk-api';

/** The request for lines that all have the same step. */
function requestOf(step: BulkOrderStep, lines: readonly StepLine[]): BulkOrderRequest {
  const ids = lines.map(({ id }) => id);
  if (step === 'handOver') return handOverOf(lines.filter(isHandOver), ids);
  if (step !== 'undoAccept') return { action: step, ids };
  const known = lines.flatMap((line) =>
    'revision' in line && line.revision !== undefined ? [[line.id, line.revision] as const] : [],
  );
  return { action: step, ids, revisions: Object.fromEntries(known) };
}

function isHandOver(line: StepLine): line is HandOverLine {
  return line.step === 'handOver';
}

/** All lines have the same carrier, and keep it in the list or not. */
function handOverOf(lines: readonly HandOverLine[], ids: string[]): BulkOrderRequest {
  const parcels = lines.map(({ id, trackingNumber }) => ({ id, trackingNumber }));
  const [first] = lines;
  return {
    action: 'handOver',
    ids,
    ...(first && { carrier: first.carrier }),
    ...(first?.keepCarrier && { keepCarrier: first.keepCarrier }),
    parcels,
  };
}

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
    send: async ({ lines, how: { dryRun, key } }, signal) => {
      // Only steps of orders reach this client, and all lines have the same step.
      const stepLines = lines as readonly StepLine[];
      const step = stepLines[0]?.step as BulkOrderStep | undefined;
      if (!step) return [];
      const performing = performOrdersAction.initiate({
        ...(key && { 'Idempotency-Key': key }),
        bulkOrderRequest: { ...requestOf(step, stepLines), ...(dryRun && { dryRun }) },
      });
      const { results } = await unwrapWithSignal(store.dispatch(performing), signal);
      return results.map(
        ({ id, isDone, code, status, revision }: BulkOrderRow): LineResult =>
          isDone
            ? { id, revision: dryRun ? null : revision, refused: null }
            : { id, refused: { reason: orderRefusalReason(step, { code, status }) } },
      );
    },
  };
}
