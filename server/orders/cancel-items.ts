import { eq, sql } from 'drizzle-orm';
import { amountsWithout, linesWithout, refundOfPieces } from '#domain/orders/cancelled-pieces';
import { isEverything, type LineQuantity } from '#domain/orders/line-quantities';
import type { Tx } from '../context';
import { orderItems } from '../database/schema/orders';
import { refundPayment } from '../payments/payments.repository';
import { reducibleAmountOfOrder, refundableOfOrder } from './order-payment-effects';
import { applyStockEffect } from './order-stock';
import { transitionOrder } from './order-transitions';
import { changeOrder, type OrderRecord, recordHistory } from './orders.repository';
import { type Performer, performerColumns, SYSTEM } from './performers';

/** Cancelled pieces of an accepted order. */
export interface CancelledItems {
  /** Validated by `lineQuantityErrors`. */
  readonly lines: readonly LineQuantity[];
  readonly restock: boolean;
  readonly performer: Performer;
  readonly reasonCode: string;
  /** Id of the cancellation. */
  readonly sourceId: string;
  readonly now: Date;
}

/** The order as input of the domain's rule for cancelled pieces. */
function toCancellableOrder({ order, items }: OrderRecord) {
  return {
    items,
    total: order.total,
    shippingTotal: order.shippingTotal,
    discountTotal: order.discountTotal,
  };
}

/** The refund for these pieces, in centimes; 0 before the client has paid. */
export async function refundForLines(
  tx: Tx,
  record: OrderRecord,
  lines: readonly LineQuantity[],
): Promise<number> {
  return refundOfPieces(
    toCancellableOrder(record),
    lines,
    await refundableOfOrder(tx, record.order.id),
  );
}

async function cancelPartially(tx: Tx, record: OrderRecord, cancelled: CancelledItems) {
  const { order, items } = record;
  const { lines, performer, reasonCode, sourceId, now } = cancelled;
  const { shippingTotal: _, ...amounts } = amountsWithout(toCancellableOrder(record), lines);
  for (const line of linesWithout(items, lines).filter(({ cancelled: pieces }) => pieces > 0)) {
    await tx
      .update(orderItems)
      .set({
        quantityCancelled: sql`${orderItems.quantityCancelled} + ${line.cancelled}`,
        total: line.unitPrice * line.quantity,
        commission: line.commission,
      })
      .where(eq(orderItems.id, line.id));
  }
  await changeOrder(tx, order.id, amounts, now);
  await recordHistory(tx, {
    orderId: order.id,
    at: now,
    ...performerColumns(performer),
    action: 'cancelItems',
    fromStatus: order.status,
    toStatus: order.status,
    reasonCode,
    visibility: 'everyone',
  });
  // A goodwill refund may already have returned some of it.
  const amount = Math.min(order.total - amounts.total, await reducibleAmountOfOrder(tx, order.id));
  const refund = { orderId: order.id, amount, reason: 'cancellation' as const, sourceId, now };
  const { refunded } = await refundPayment(tx, refund);
  const pieces = lines.flatMap(({ orderItemId, quantity }) =>
    items.filter(({ id }) => id === orderItemId).map((item) => ({ ...item, quantity })),
  );
  await applyStockEffect(tx, pieces, cancelled.restock ? 'released' : 'handedOver', now);
  return refunded;
}

/**
 * Cancels pieces of a locked, accepted order. If no piece is left, the order is cancelled
 * (`cancelAll`) and keeps its amounts; otherwise its amounts are recalculated.
 * @returns the refunded amount, in centimes
 * @throws ProblemError 409 `action_not_allowed` when the order has left this status
 */
export async function cancelItems(
  tx: Tx,
  record: OrderRecord,
  cancelled: CancelledItems,
): Promise<number> {
  if (!isEverything(record.items, cancelled.lines)) return cancelPartially(tx, record, cancelled);
  const refunded = await refundableOfOrder(tx, record.order.id);
  const { reasonCode, restock, sourceId, now } = cancelled;
  await transitionOrder(tx, record, {
    action: 'cancelAll',
    performer: SYSTEM,
    reasonCode,
    restock,
    sourceId,
    now,
  });
  return refunded;
}
