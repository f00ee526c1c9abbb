import { addMilliseconds } from 'date-fns/addMilliseconds';
import {
  CANCELLATION_LIFECYCLE,
  CANCELLATION_RESPONSE_TIME_MS,
  type CancellationAction,
  type CancellationReason,
  orderAllowsCancellationAction,
} from '#domain/cancellations/cancellation-lifecycle';
import { performerTransition } from '#domain/lifecycle/lifecycle';
import {
  everythingOpen,
  type LineQuantity,
  lineQuantityErrors,
} from '#domain/orders/line-quantities';
import type { Tx } from '../context';
import { invalid, notFound, problem } from '../http/problem-error';
import { notifyStaff } from '../notifications/notify-staff';
import { cancelItems, refundForLines } from '../orders/cancel-items';
import type { OrderRecord } from '../orders/orders.repository';
import { type Performer, performerColumns } from '../orders/performers';
import {
  type CancellationRecord,
  changeCancellation,
  findCancellation,
  findOpenCancellation,
  insertCancellation,
  recordCancellationHistory,
} from './cancellations.repository';

/** Pieces to be cancelled: the client requests it, or the store does it. */
export interface CancellationInput {
  readonly performer: Performer;
  readonly reasonCode: CancellationReason;
  /** All remaining pieces of the order when undefined. */
  readonly lines: readonly LineQuantity[] | undefined;
  readonly note?: string | null;
  /** For the store's own cancellations: whether the pieces go back on sale. Default: true. */
  readonly restock?: boolean;
  readonly now: Date;
}

/** A response to a request, or its withdrawal. */
export interface CancellationTransitionRequest {
  readonly action: Exclude<CancellationAction, 'request' | 'create'>;
  readonly performer: Performer;
  readonly reasonCode?: string | null;
  readonly note?: string | null;
  readonly restock?: boolean;
  readonly now: Date;
}

async function readBackCancellation(tx: Tx, cancellationId: string): Promise<CancellationRecord> {
  const record = await findCancellation(tx, cancellationId);
  if (!record) throw notFound();
  return record;
}

async function notifyCancellationRequested(
  tx: Tx,
  { order }: OrderRecord,
  entityId: string,
  now: Date,
) {
  await notifyStaff(tx, {
    storeId: order.storeId,
    template: 'cancellationRequested',
    parameters: { orderNumber: `#${order.number}` },
    entityType: 'cancellation',
    entityId,
    roles: ['store_admin', 'store_manager', 'store_user'],
    now,
  });
}

/**
 * Writes a cancellation of a locked order: the client's waits for a response, the store's own is
 * accepted at once and takes effect.
 * @throws ProblemError 409 `action_not_allowed` when the order's status forbids it,
 *   `cancellation_open` when a request is already waiting; 422 with the lines that are wrong
 */
export async function createCancellation(
  tx: Tx,
  record: OrderRecord,
  wanted: CancellationInput,
): Promise<CancellationRecord> {
  const { order } = record;
  const { performer, reasonCode, now } = wanted;
  const isOwn = performer.type === 'staff';
  const action = isOwn ? 'create' : 'request';
  const line = performerTransition(CANCELLATION_LIFECYCLE, null, action, performer.type);
  if (!line || line.to === 'archived' || !orderAllowsCancellationAction(action, order.status)) {
    throw problem(409, 'action_not_allowed', { detail: `${action} while ${order.status}` });
  }
  if (await findOpenCancellation(tx, order.id)) throw problem(409, 'cancellation_open');
  const lines = wanted.lines ?? everythingOpen(record.items);
  const errors = lineQuantityErrors(record.items, lines);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const restock = wanted.restock ?? true;
  const id = await insertCancellation(tx, {
    storeId: order.storeId,
    orderId: order.id,
    status: line.to,
    reasonCode,
    lines,
    now,
    requestedBy: isOwn ? 'staff' : 'client',
    respondBy: isOwn ? null : addMilliseconds(now, CANCELLATION_RESPONSE_TIME_MS),
    refundTotal: await refundForLines(tx, record, lines),
    restock: isOwn ? restock : null,
    searchText: order.searchText,
  });
  await recordCancellationHistory(tx, {
    cancellationId: id,
    at: now,
    ...performerColumns(performer),
    action,
    fromStatus: null,
    toStatus: line.to,
    reasonCode,
    note: wanted.note?.trim() || null,
    visibility: 'everyone',
  });
  if (isOwn)
    await cancelItems(tx, record, { lines, restock, performer, reasonCode, sourceId: id, now });
  else await notifyCancellationRequested(tx, record, id, now);
  return readBackCancellation(tx, id);
}

/**
 * Executes one transition of a cancellation's table. The caller has locked its order and, for
 * staff, checked the role.
 * @throws ProblemError 409 `action_not_allowed` when the table or the order's status forbids it
 */
export async function transitionCancellation(
  tx: Tx,
  { cancellation, items }: CancellationRecord,
  orderRecord: OrderRecord,
  request: CancellationTransitionRequest,
): Promise<CancellationRecord> {
  const { action, performer, now } = request;
  const { id, status } = cancellation;
  const line = performerTransition(CANCELLATION_LIFECYCLE, status, action, performer.type);
  const orderStatus = orderRecord.order.status;
  if (!line || line.to === 'archived' || !orderAllowsCancellationAction(action, orderStatus)) {
    const detail = `${action} by ${performer.type} from ${status}, the order ${orderStatus}`;
    throw problem(409, 'action_not_allowed', { detail });
  }
  await recordCancellationHistory(tx, {
    cancellationId: id,
    at: now,
    ...performerColumns(performer),
    action,
    fromStatus: status,
    toStatus: line.to,
    reasonCode: request.reasonCode ?? null,
    note: request.note?.trim() || null,
    visibility: 'everyone',
  });
  const restock = request.restock ?? true;
  const given =
    action === 'accept'
      ? await cancelItems(tx, orderRecord, {
          lines: items.map((one) => one.line),
          restock,
          performer,
          reasonCode: cancellation.reasonCode,
          sourceId: id,
          now,
        })
      : 0;
  await changeCancellation(
    tx,
    id,
    { status: line.to, refundTotal: given, ...(action === 'accept' && { restock }) },
    now,
  );
  return readBackCancellation(tx, id);
}
