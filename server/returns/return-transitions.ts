import { eq, sql } from 'drizzle-orm';
import { actorTransition } from '#domain/lifecycle/lifecycle';
import { openQuantity } from '#domain/orders/line-quantities';
import { type CountedLine, countErrors, resellableOf } from '#domain/returns/receipt';
import {
  RETURN_LIFECYCLE,
  RETURNABLE_STATUSES,
  type ReturnAction,
} from '#domain/returns/return-lifecycle';
import type { Tx } from '../context';
import { orderItems } from '../database/schema/orders';
import { returnItems } from '../database/schema/returns';
import { invalid, notFound, problem } from '../http/problem-error';
import { type Actor, actorColumns, SYSTEM } from '../orders/actors';
import { moveStock } from '../orders/order-stock';
import { moveOrder } from '../orders/order-transitions';
import type { OrderRecord } from '../orders/orders.repository';
import { refundPayment } from '../payments/payments.repository';
import {
  changeReturn,
  findReturn,
  type ReturnRecord,
  recordReturnHistory,
} from './returns.repository';

/** One step of a return. */
export interface ReturnMove {
  readonly action: Exclude<ReturnAction, 'request'>;
  readonly actor: Actor;
  readonly reasonCode?: string | null;
  readonly note?: string | null;
  /** What was counted, to receive. */
  readonly counted?: readonly CountedLine[];
  /** Centimes to give back, to refund or to end a dispute. */
  readonly amount?: number;
  readonly now: Date;
}

const written = async (tx: Tx, returnId: string): Promise<ReturnRecord> => {
  const record = await findReturn(tx, returnId);
  if (!record) throw notFound();
  return record;
};

/** Writes what was counted, and puts back on sale what can be sold again. */
const receive = async (tx: Tx, record: ReturnRecord, move: ReturnMove): Promise<void> => {
  const counted = move.counted ?? [];
  const errors = countErrors(
    record.items.map(({ line }) => line),
    counted,
  );
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const pieces = [];
  for (const { line, item } of record.items) {
    const count = counted.find((one) => one.orderItemId === item.id);
    if (!count) continue;
    const { receivedQuantity, damagedQuantity, resellable } = count;
    await tx
      .update(returnItems)
      .set({ receivedQuantity, damagedQuantity, resellable })
      .where(eq(returnItems.id, line.id));
    const { productId, variantId } = item;
    pieces.push({ productId, variantId, quantity: resellableOf(count) });
  }
  await moveStock(tx, pieces, 'restocked', move.now);
};

/** Counts received pieces as returned; an order of which nothing is left is returned as a whole. */
const settleOrder = async (
  tx: Tx,
  record: ReturnRecord,
  orderRecord: OrderRecord,
  now: Date,
): Promise<void> => {
  const received = new Map(
    record.items.map(({ line }) => [line.orderItemId, line.receivedQuantity ?? 0]),
  );
  for (const [orderItemId, quantity] of received) {
    await tx
      .update(orderItems)
      .set({ quantityReturned: sql`${orderItems.quantityReturned} + ${quantity}` })
      .where(eq(orderItems.id, orderItemId));
  }
  const isLeft = orderRecord.items.some(
    (item) => openQuantity(item) > (received.get(item.id) ?? 0),
  );
  if (isLeft || !RETURNABLE_STATUSES.has(orderRecord.order.status)) return;
  const { reasonCode, id } = record.return;
  await moveOrder(tx, orderRecord, {
    action: 'returnAll',
    actor: SYSTEM,
    reasonCode,
    sourceId: id,
    now,
  });
};

/** @throws ProblemError 422 `too_small` or `too_large` */
const assertAmount = (amount: number, refundable: number): void => {
  if (!Number.isInteger(amount) || amount < 1) throw invalid({ amount: ['too_small'] });
  if (amount > refundable) throw invalid({ amount: ['too_large'] });
};

const refund = async (
  tx: Tx,
  record: ReturnRecord,
  orderRecord: OrderRecord,
  { amount = record.refundable, now }: ReturnMove,
): Promise<number> => {
  assertAmount(amount, record.refundable);
  const { id, orderId } = record.return;
  await refundPayment(tx, { orderId, amount, reason: 'return', sourceId: id, now });
  await settleOrder(tx, record, orderRecord, now);
  return amount;
};

/** What each step does beside moving on; answers the columns it changes. */
const takeEffect = async (
  tx: Tx,
  record: ReturnRecord,
  orderRecord: OrderRecord,
  move: ReturnMove,
): Promise<Parameters<typeof changeReturn>[2]> => {
  const { action, now } = move;
  if (action === 'receive') await receive(tx, record, move);
  // Ending a dispute gives back what the marketplace decides, if anything and if nothing was yet.
  const isDecided = action === 'close' && move.amount !== undefined;
  if (action !== 'refund' && !isDecided) return {};
  if (record.return.refundedAt) throw invalid({ amount: ['too_large'] });
  const refundTotal = await refund(tx, record, orderRecord, move);
  return { refundTotal, refundedAt: now };
};

/** @throws ProblemError 422 naming what the step lacks */
const assertTold = ({ action, reasonCode, note }: ReturnMove, isReasonRequired: boolean): void => {
  if (isReasonRequired && !reasonCode) throw invalid({ reasonCode: ['reason_required'] });
  if (action === 'dispute' && !note?.trim()) throw invalid({ evidence: ['required'] });
};

/**
 * Takes a return along one line of its table. The caller has locked its order and, for staff, judged
 * the role.
 * @throws ProblemError 409 `action_not_allowed`; 422 with what is missing, miscounted or too much
 */
export const moveReturn = async (
  tx: Tx,
  record: ReturnRecord,
  orderRecord: OrderRecord,
  move: ReturnMove,
): Promise<ReturnRecord> => {
  const { action, actor, now } = move;
  const { id, status } = record.return;
  const line = actorTransition(RETURN_LIFECYCLE, status, action, actor.type);
  if (!line || line.to === 'archived') {
    const detail = `${action} by ${actor.type} from ${status}`;
    throw problem(409, 'action_not_allowed', { detail });
  }
  assertTold(move, line.reasonRequired === true);
  const change = await takeEffect(tx, record, orderRecord, move);
  await changeReturn(tx, id, { ...change, status: line.to }, now);
  await recordReturnHistory(tx, {
    returnId: id,
    at: now,
    ...actorColumns(actor),
    action,
    fromStatus: status,
    toStatus: line.to,
    reasonCode: move.reasonCode ?? null,
    note: move.note?.trim() || null,
    visibility: action === 'dispute' ? 'staff' : 'everyone',
  });
  return written(tx, id);
};
