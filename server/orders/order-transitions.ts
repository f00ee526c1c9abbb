import { eq, sql } from 'drizzle-orm';
import { actorTransition } from '#domain/lifecycle/lifecycle';
import {
  ACCEPT_WITHIN_MS,
  isOverdue,
  ORDER_LIFECYCLE,
  type OrderStatus,
} from '#domain/orders/order-lifecycle';
import { shipByOf } from '#domain/orders/ship-by';
import type { Tx } from '../context';
import { orderItems } from '../database/schema/orders';
import { invalid, notFound, problem } from '../http/problem-error';
import { actorColumns } from './actors';
import { moveOrderMoney } from './order-money';
import type { OrderMove, OrderMovement } from './order-move';
import { moveStock, openPieces, reserveStock } from './order-stock';
import {
  changeOrder,
  findOrder,
  type OrderChange,
  type OrderRecord,
  recordHistory,
} from './orders.repository';
import { tellOfLowStock, tellOfMove } from './tell-of-orders';

const acceptBefore = (now: Date): Date => new Date(now.getTime() + ACCEPT_WITHIN_MS);

/** Columns that change with each action beside the status. */
const TRACES: Partial<Record<OrderMovement, (move: OrderMove) => OrderChange>> = {
  verify: ({ now }) => ({ acceptBy: acceptBefore(now) }),
  resume: ({ now }) => ({ acceptBy: acceptBefore(now) }),
  accept: ({ actor, now }) => ({ acceptedBy: actor.id, acceptedAt: now, shipBy: shipByOf(now) }),
  undoAccept: () => ({ acceptedBy: null, acceptedAt: null, shipBy: null }),
  handOver: ({ carrier, trackingNumber }) => ({
    carrier: carrier?.trim() ?? null,
    trackingNumber: trackingNumber?.trim() ?? null,
  }),
  deliver: ({ now }) => ({ deliveredAt: now }),
  delete: ({ now }) => ({ archivedAt: now }),
};

const GIVES_STOCK_BACK: ReadonlySet<OrderMovement> = new Set([
  'flag',
  'cancel',
  'cancelAll',
  'refuse',
  'expire',
]);

/** Taking back, tidying up and suspicions are none of the client's business. */
const HIDDEN_FROM_CLIENT: ReadonlySet<OrderMovement> = new Set(['undoAccept', 'delete', 'flag']);

/**
 * Whether the table and its guards let this actor take the action on the order at `now`. What a
 * member of staff's role allows is judged before, by `judgeOrderAction`.
 */
const targetOf = ({ order }: OrderRecord, move: OrderMove): OrderStatus | 'archived' => {
  const { action, actor, now } = move;
  const line = actorTransition(ORDER_LIFECYCLE, order.status, action, actor.type);
  const isOpen = {
    accept: !isOverdue(order, now),
    expire: isOverdue(order, now),
  };
  const isGuarded = action === 'accept' || action === 'expire';
  if (!line || order.archivedAt !== null || (isGuarded && !isOpen[action])) {
    const detail = `${action} by ${actor.type} from ${order.status}`;
    throw problem(409, 'action_not_allowed', { detail });
  }
  if (line.reasonRequired && !move.reasonCode && action !== 'expire') {
    throw invalid({ reasonCode: ['reason_required'] });
  }
  return line.to;
};

/** An approved order goes on only when its pieces are still there (contract, order lifecycle). */
const settledTarget = async (
  tx: Tx,
  record: OrderRecord,
  move: OrderMove,
): Promise<{ to: OrderStatus | 'archived'; isOutOfStock: boolean }> => {
  const to = targetOf(record, move);
  if (move.action !== 'resume') return { to, isOutOfStock: false };
  const { missing, ranLow } = await reserveStock(tx, openPieces(record.items));
  if (missing.length > 0) return { to: 'cancelled', isOutOfStock: true };
  await tellOfLowStock(tx, ranLow, move.now);
  return { to, isOutOfStock: false };
};

const moveGoods = async (tx: Tx, { order, items }: OrderRecord, move: OrderMove) => {
  const { action, now } = move;
  if (action === 'handOver') await moveStock(tx, openPieces(items), 'handedOver', now);
  if (GIVES_STOCK_BACK.has(action)) {
    const movement = move.restock === false ? 'handedOver' : 'released';
    await moveStock(tx, openPieces(items), movement, now);
  }
  if (action === 'cancelAll') {
    await tx
      .update(orderItems)
      .set({ quantityCancelled: sql`${orderItems.quantity} - ${orderItems.quantityReturned}` })
      .where(eq(orderItems.orderId, order.id));
  }
};

const reasonOf = ({ action, reasonCode }: OrderMove, isOutOfStock: boolean): string | null => {
  if (isOutOfStock) return 'out_of_stock';
  return reasonCode ?? (action === 'expire' ? 'seller_timeout' : null);
};

/**
 * Takes an order along one line of its table, whoever moves it: status, effects on stock and
 * payment, and history in this transaction. The caller has locked the order (`lockOrder`) and, for
 * staff, judged the role.
 * @returns the order as it stands then
 * @throws ProblemError 409 `action_not_allowed` when the table or a guard forbids it; 422 when a
 *   reason is missing
 */
export const moveOrder = async (
  tx: Tx,
  record: OrderRecord,
  move: OrderMove,
): Promise<OrderRecord> => {
  const { order } = record;
  const { to, isOutOfStock } = await settledTarget(tx, record, move);
  const traces = isOutOfStock ? {} : (TRACES[move.action]?.(move) ?? {});
  const status = to === 'archived' ? {} : { status: to };
  await changeOrder(tx, order.id, { ...traces, ...status }, move.now);
  await recordHistory(tx, {
    orderId: order.id,
    at: move.now,
    ...actorColumns(move.actor),
    action: move.action,
    fromStatus: order.status,
    toStatus: to,
    reasonCode: reasonOf(move, isOutOfStock),
    note: move.note?.trim() || null,
    visibility: HIDDEN_FROM_CLIENT.has(move.action) ? 'staff' : 'everyone',
  });
  await moveOrderMoney(tx, order, move, isOutOfStock);
  // Last, for other orders of the same goods wait from here to the end of the transaction.
  await moveGoods(tx, record, move);
  const moved = await findOrder(tx, order.storeId, order.id);
  if (!moved) throw notFound();
  await tellOfMove(tx, moved, move);
  return moved;
};
