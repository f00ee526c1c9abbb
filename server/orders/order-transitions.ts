import { addMilliseconds } from 'date-fns/addMilliseconds';
import { eq, sql } from 'drizzle-orm';
import { performerTransition } from '#domain/lifecycle/lifecycle';
import {
  ACCEPT_WITHIN_MS,
  isOverdue,
  ORDER_LIFECYCLE,
  type OrderStatus,
} from '#domain/orders/order-lifecycle';
import { noteCarrierUse } from '../carriers/carriers.repository';
import type { Tx } from '../context';
import { orderItems } from '../database/schema/orders';
import { invalid, notFound, problem } from '../http/problem-error';
import { handOverColumns } from './hand-over-columns';
import { handoverDeadline } from './handover-deadlines';
import { notifyLowStock, notifyOrderTransition } from './order-notifications';
import { applyPaymentEffects } from './order-payment-effects';
import { applyStockEffect, openPieces, reserveStock } from './order-stock';
import type { OrderTransitionAction, OrderTransitionRequest } from './order-transition-request';
import {
  changeOrder,
  findOrder,
  type OrderChange,
  type OrderRecord,
  recordHistory,
} from './orders.repository';
import { performerColumns } from './performers';

function acceptBefore(now: Date): Date {
  return addMilliseconds(now, ACCEPT_WITHIN_MS);
}

/** Columns that an action changes in addition to the status. */
const COLUMN_UPDATES: Partial<
  Record<OrderTransitionAction, (request: OrderTransitionRequest) => OrderChange>
> = {
  verify: ({ now }) => ({ acceptBy: acceptBefore(now) }),
  resume: ({ now }) => ({ acceptBy: acceptBefore(now) }),
  undoAccept: () => ({ acceptedBy: null, acceptedAt: null, shipBy: null }),
  deliver: ({ now }) => ({ deliveredAt: now }),
  delete: ({ now }) => ({ archivedAt: now }),
};

async function columnsOf(
  tx: Tx,
  record: OrderRecord,
  request: OrderTransitionRequest,
): Promise<OrderChange> {
  const { action, performer, now } = request;
  if (action === 'handOver') return handOverColumns(tx, record, request);
  if (action === 'accept') {
    const shipBy = await handoverDeadline(tx, record.order.storeId, now);
    return { acceptedBy: performer.id, acceptedAt: now, shipBy };
  }
  return COLUMN_UPDATES[action]?.(request) ?? {};
}

const RELEASING_ACTIONS: ReadonlySet<OrderTransitionAction> = new Set([
  'flag',
  'cancel',
  'cancelAll',
  'refuse',
  'expire',
]);

/** The client does not see these history entries: undone acceptances, deletions and suspicions. */
const HIDDEN_FROM_CLIENT: ReadonlySet<OrderTransitionAction> = new Set([
  'undoAccept',
  'delete',
  'flag',
]);

/**
 * The status that the action leads to, if the table and its guards allow it for this actor at
 * `now`. `checkOrderAction` checks the role of a member of staff before.
 */
function targetStatusOf(
  { order }: OrderRecord,
  request: OrderTransitionRequest,
): OrderStatus | 'archived' {
  const { action, performer, now } = request;
  const line = performerTransition(ORDER_LIFECYCLE, order.status, action, performer.type);
  const isOpen = {
    accept: !isOverdue(order, now),
    expire: isOverdue(order, now),
  };
  const isGuarded = action === 'accept' || action === 'expire';
  if (!line || order.archivedAt !== null || (isGuarded && !isOpen[action])) {
    const detail = `${action} by ${performer.type} from ${order.status}`;
    throw problem(409, 'action_not_allowed', { detail });
  }
  if (line.reasonRequired && !request.reasonCode && action !== 'expire') {
    throw invalid({ reasonCode: ['reason_required'] });
  }
  return line.to;
}

/**
 * An approved order continues only if its pieces are still in stock (contract, order lifecycle).
 */
async function targetAfterReservation(
  tx: Tx,
  record: OrderRecord,
  request: OrderTransitionRequest,
): Promise<{ to: OrderStatus | 'archived'; isOutOfStock: boolean }> {
  const to = targetStatusOf(record, request);
  if (request.action !== 'resume') return { to, isOutOfStock: false };
  const { missing, ranLow } = await reserveStock(tx, openPieces(record.items));
  if (missing.length > 0) return { to: 'cancelled', isOutOfStock: true };
  await notifyLowStock(tx, ranLow, request.now);
  return { to, isOutOfStock: false };
}

async function applyStockEffects(
  tx: Tx,
  { order, items }: OrderRecord,
  request: OrderTransitionRequest,
) {
  const { action, now } = request;
  if (action === 'handOver') await applyStockEffect(tx, openPieces(items), 'handedOver', now);
  if (RELEASING_ACTIONS.has(action)) {
    const movement = request.restock === false ? 'handedOver' : 'released';
    await applyStockEffect(tx, openPieces(items), movement, now);
  }
  if (action === 'cancelAll') {
    await tx
      .update(orderItems)
      .set({ quantityCancelled: sql`${orderItems.quantity} - ${orderItems.quantityReturned}` })
      .where(eq(orderItems.orderId, order.id));
  }
}

function reasonOf(
  { action, reasonCode }: OrderTransitionRequest,
  isOutOfStock: boolean,
): string | null {
  if (isOutOfStock) return 'out_of_stock';
  return reasonCode ?? (action === 'expire' ? 'seller_timeout' : null);
}

/**
 * Takes an order along one line of its table, for any actor: status, effects on stock and payment,
 * and history in this transaction. The caller has locked the order (`lockOrder`) and, for staff,
 * checked the role.
 * @returns the order after the transition
 * @throws ProblemError 409 `action_not_allowed` when the table or a guard forbids it; 422 when a
 *   reason is missing
 */
export async function transitionOrder(
  tx: Tx,
  record: OrderRecord,
  request: OrderTransitionRequest,
): Promise<OrderRecord> {
  const { order } = record;
  const { to, isOutOfStock } = await targetAfterReservation(tx, record, request);
  const traces = isOutOfStock ? {} : await columnsOf(tx, record, request);
  const status = to === 'archived' ? {} : { status: to };
  await changeOrder(tx, order.id, { ...traces, ...status }, request.now);
  await recordHistory(tx, {
    orderId: order.id,
    at: request.now,
    ...performerColumns(request.performer),
    action: request.action,
    fromStatus: order.status,
    toStatus: to,
    reasonCode: reasonOf(request, isOutOfStock),
    note: request.note?.trim() || null,
    visibility: HIDDEN_FROM_CLIENT.has(request.action) ? 'staff' : 'everyone',
  });
  if (traces.carrierId) await noteCarrierUse(tx, traces.carrierId, request.now);
  await applyPaymentEffects(tx, order, request, isOutOfStock);
  // Last, because other orders of the same products wait from here to the end of the transaction.
  await applyStockEffects(tx, record, request);
  const moved = await findOrder(tx, order.storeId, order.id);
  if (!moved) throw notFound();
  await notifyOrderTransition(tx, moved, request);
  return moved;
}
