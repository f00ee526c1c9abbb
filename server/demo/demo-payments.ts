import type { OrderStatus } from '#domain/orders/order-lifecycle';
import type { PaymentMethod } from '#domain/payments/payment-method';
import { paymentStatusOf } from '#domain/payments/payment-status';
import type { orders } from '../database/schema/orders';
import type { payments, refunds } from '../database/schema/payments';
import { stepTime, type TimelineStep } from './order-timeline';

type OrderInsert = typeof orders.$inferInsert;
type PaymentInsert = typeof payments.$inferInsert;

const LOST: ReadonlySet<OrderStatus> = new Set(['cancelled', 'rejected', 'returned']);

/** When an order was cancelled, rejected or returned; null in every other status. */
function lostAt(status: OrderStatus, journey: readonly TimelineStep[]): Date | null {
  return LOST.has(status) ? (journey.at(-1)?.at ?? null) : null;
}

/** Cash is captured on delivery; cards and transfers when the order is verified. */
function capturedAt(method: PaymentMethod, journey: readonly TimelineStep[]): Date | null {
  return stepTime(journey, method === 'cod' ? 'deliver' : 'verify');
}

/** State of an order's money at the end of its timeline: captured, refunded or failed. */
export function moneyOf(
  method: PaymentMethod,
  status: OrderStatus,
  journey: readonly TimelineStep[],
  amount: number,
) {
  const lost = lostAt(status, journey);
  const captured = capturedAt(method, journey);
  const authorized = method === 'card' ? (journey[0]?.at ?? null) : null;
  const isHeld = captured !== null || authorized !== null;
  const facts = {
    amount,
    refundedTotal: lost && isHeld ? amount : 0,
    authorizedAt: authorized,
    capturedAt: captured,
    failedAt: isHeld ? null : lost,
  };
  return { ...facts, status: paymentStatusOf(facts) };
}

function suffixOf(id: string): string {
  return id.slice(id.indexOf('_') + 1);
}

/** The payment of a demo order, under an id derived from the order's id. */
export function paymentRow(order: OrderInsert, money: ReturnType<typeof moneyOf>): PaymentInsert {
  return {
    id: `pay_${suffixOf(order.id)}`,
    storeId: order.storeId,
    orderId: order.id,
    method: order.paymentMethod,
    ...money,
    reference: money.capturedAt && order.paymentMethod !== 'cod' ? `TR${order.number}` : null,
    searchText: order.searchText,
    createdAt: order.orderDate,
    updatedAt: order.updatedAt ?? order.orderDate,
  };
}

/** Refunds of a demo payment; empty if nothing was refunded. */
export function refundRows(
  order: OrderInsert,
  payment: PaymentInsert,
): (typeof refunds.$inferInsert)[] {
  if (!payment.refundedTotal) return [];
  const isReturn = order.status === 'returned';
  return [
    {
      id: `rfd_${suffixOf(order.id)}`,
      storeId: order.storeId,
      paymentId: payment.id,
      orderId: order.id,
      amount: payment.refundedTotal,
      reason: isReturn ? 'return' : 'cancellation',
      sourceId: order.id,
      createdAt: order.updatedAt ?? order.orderDate,
    },
  ];
}
