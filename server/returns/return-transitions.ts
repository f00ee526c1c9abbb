import { eq, sql } from 'drizzle-orm';
import { performerTransition } from '#domain/lifecycle/lifecycle';
import { openQuantity } from '#domain/orders/line-quantities';
import { type CountedLine, countErrors, resellableOf } from '#domain/returns/received-pieces';
import {
  RETURN_LIFECYCLE,
  RETURNABLE_STATUSES,
  type ReturnAction,
} from '#domain/returns/return-lifecycle';
import type { Tx } from '../context';
import { orderItems } from '../database/schema/orders';
import { returnItems } from '../database/schema/returns';
import { invalid, notFound, problem } from '../http/problem-error';
import { applyStockEffect } from '../orders/order-stock';
import { transitionOrder } from '../orders/order-transitions';
import type { OrderRecord } from '../orders/orders.repository';
import { type Performer, performerColumns, SYSTEM } from '../orders/performers';
import { refundPayment } from '../payments/payments.repository';
import {
  changeReturn,
  findReturn,
  type ReturnRecord,
  recordReturnHistory,
} from './returns.repository';

/** One step of a return. */
export interface ReturnTransitionRequest {
  readonly action: Exclude<ReturnAction, 'request'>;
  readonly performer: Performer;
  readonly reasonCode?: string | null;
  readonly note?: string | null;
  /** The counted pieces, for the action `receive`. */
  readonly counted?: readonly CountedLine[];
  /** Centimes to refund, for the action `refund` or at the end of a dispute. */
  readonly amount?: number;
  readonly now: Date;
}

async function readBackReturn(tx: Tx, returnId: string): Promise<ReturnRecord> {
  const record = await findReturn(tx, returnId);
  if (!record) throw notFound();
  return record;
}

/** Writes the counted pieces, and returns the sellable ones to stock. */
async function recordReceivedPieces(
  tx: Tx,
  record: ReturnRecord,
  request: ReturnTransitionRequest,
): Promise<void> {
  const counted = request.counted ?? [];
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
  await applyStockEffect(tx, pieces, 'restocked', request.now);
}

/** Counts received pieces as returned. An order without remaining pieces becomes returned. */
async function recordReturnedPieces(
  tx: Tx,
  record: ReturnRecord,
  orderRecord: OrderRecord,
  now: Date,
): Promise<void> {
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
  await transitionOrder(tx, orderRecord, {
    action: 'returnAll',
    performer: SYSTEM,
    reasonCode,
    sourceId: id,
    now,
  });
}

/** @throws ProblemError 422 `too_small` or `too_large` */
function assertAmount(amount: number, refundable: number): void {
  if (!Number.isInteger(amount) || amount < 1) throw invalid({ amount: ['too_small'] });
  if (amount > refundable) throw invalid({ amount: ['too_large'] });
}

async function refund(
  tx: Tx,
  record: ReturnRecord,
  orderRecord: OrderRecord,
  { amount = record.refundable, now }: ReturnTransitionRequest,
): Promise<number> {
  assertAmount(amount, record.refundable);
  const { id, orderId } = record.return;
  await refundPayment(tx, { orderId, amount, reason: 'return', sourceId: id, now });
  await recordReturnedPieces(tx, record, orderRecord, now);
  return amount;
}

/** The effects of each step in addition to the status change. Returns the columns to change. */
async function applyEffects(
  tx: Tx,
  record: ReturnRecord,
  orderRecord: OrderRecord,
  request: ReturnTransitionRequest,
): Promise<Parameters<typeof changeReturn>[2]> {
  const { action, now } = request;
  if (action === 'receive') await recordReceivedPieces(tx, record, request);
  // At the end of a dispute, the marketplace may set a refund, unless there was one already.
  const isDecided = action === 'close' && request.amount !== undefined;
  if (action !== 'refund' && !isDecided) return {};
  if (record.return.refundedAt) throw invalid({ amount: ['too_large'] });
  const refundTotal = await refund(tx, record, orderRecord, request);
  return { refundTotal, refundedAt: now };
}

/** @throws ProblemError 422 naming the missing details */
function assertDetailsGiven(
  { action, reasonCode, note }: ReturnTransitionRequest,
  isReasonRequired: boolean,
): void {
  if (isReasonRequired && !reasonCode) throw invalid({ reasonCode: ['reason_required'] });
  if (action === 'dispute' && !note?.trim()) throw invalid({ evidence: ['required'] });
}

/**
 * Moves a return along one transition of its table. The caller has locked its order and, for staff,
 * checked the role.
 * @throws ProblemError 409 `action_not_allowed`; 422 with what is missing, miscounted or too much
 */
export async function transitionReturn(
  tx: Tx,
  record: ReturnRecord,
  orderRecord: OrderRecord,
  request: ReturnTransitionRequest,
): Promise<ReturnRecord> {
  const { action, performer, now } = request;
  const { id, status } = record.return;
  const line = performerTransition(RETURN_LIFECYCLE, status, action, performer.type);
  if (!line || line.to === 'archived') {
    const detail = `${action} by ${performer.type} from ${status}`;
    throw problem(409, 'action_not_allowed', { detail });
  }
  assertDetailsGiven(request, line.reasonRequired === true);
  const change = await applyEffects(tx, record, orderRecord, request);
  await changeReturn(tx, id, { ...change, status: line.to }, now);
  await recordReturnHistory(tx, {
    returnId: id,
    at: now,
    ...performerColumns(performer),
    action,
    fromStatus: status,
    toStatus: line.to,
    reasonCode: request.reasonCode ?? null,
    note: request.note?.trim() || null,
    visibility: action === 'dispute' ? 'staff' : 'everyone',
  });
  return readBackReturn(tx, id);
}
