import { addMilliseconds } from 'date-fns/addMilliseconds';
import { performerTransition } from '#domain/lifecycle/lifecycle';
import {
  everythingOpen,
  type LineQuantity,
  lineQuantityErrors,
} from '#domain/orders/line-quantities';
import {
  RETURN_LIFECYCLE,
  RETURN_RESPONSE_TIME_MS,
  RETURNABLE_STATUSES,
  type ReturnReason,
} from '#domain/returns/return-lifecycle';
import type { Tx } from '../context';
import { invalid, notFound, problem } from '../http/problem-error';
import { notifyStaff } from '../notifications/notify-staff';
import type { OrderRecord } from '../orders/orders.repository';
import { type Performer, performerColumns } from '../orders/performers';
import {
  findReturn,
  insertReturn,
  piecesInReturn,
  type ReturnRecord,
  recordReturnHistory,
} from './returns.repository';

/** Pieces a client wants to send back. */
export interface RequestedReturn {
  readonly performer: Performer;
  readonly reasonCode: ReturnReason;
  /** Undefined: everything that is left of the order. */
  readonly lines: readonly LineQuantity[] | undefined;
  readonly comment?: string | null;
  readonly photos?: readonly string[];
  readonly now: Date;
}

/** The pieces to return when the client names no lines: all that no other return has claimed. */
function returnablePieces(
  record: OrderRecord,
  claimed: ReadonlyMap<string, number>,
): LineQuantity[] {
  return everythingOpen(record.items)
    .map(({ orderItemId, quantity }) => ({
      orderItemId,
      quantity: quantity - (claimed.get(orderItemId) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * Writes a return that the client requests for a locked order.
 * @throws ProblemError 409 `action_not_allowed` when the order's status forbids it; 422 with the
 *   lines that are wrong, those in another return among them
 */
export async function createReturn(
  tx: Tx,
  record: OrderRecord,
  wanted: RequestedReturn,
): Promise<ReturnRecord> {
  const { order, items } = record;
  const { performer, reasonCode, now } = wanted;
  const line = performerTransition(RETURN_LIFECYCLE, null, 'request', performer.type);
  const isOpen = RETURNABLE_STATUSES.has(order.status) && order.archivedAt === null;
  if (!line || line.to === 'archived' || !isOpen) {
    throw problem(409, 'action_not_allowed', { detail: `request while ${order.status}` });
  }
  const claimed = await piecesInReturn(tx, order.id);
  const lines = wanted.lines ?? returnablePieces(record, claimed);
  const errors = lineQuantityErrors(items, lines, claimed);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const id = await insertReturn(tx, {
    storeId: order.storeId,
    orderId: order.id,
    status: line.to,
    reasonCode,
    lines,
    now,
    clientComment: wanted.comment?.trim() || null,
    photos: [...(wanted.photos ?? [])],
    respondBy: addMilliseconds(now, RETURN_RESPONSE_TIME_MS),
    searchText: order.searchText,
  });
  await recordReturnHistory(tx, {
    returnId: id,
    at: now,
    ...performerColumns(performer),
    action: 'request',
    fromStatus: null,
    toStatus: line.to,
    reasonCode,
    visibility: 'everyone',
  });
  const written = await findReturn(tx, id);
  if (!written) throw notFound();
  await notifyStaff(tx, {
    storeId: order.storeId,
    template: 'returnRequested',
    entityType: 'return',
    entityId: id,
    parameters: { number: `R${written.return.number}`, orderNumber: `#${order.number}` },
    roles: ['store_admin', 'store_manager', 'store_user'],
    now,
  });
  return written;
}
