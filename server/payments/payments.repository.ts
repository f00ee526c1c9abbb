import { eq } from 'drizzle-orm';
import type { PaymentMethod } from '#domain/payments/payment-method';
import {
  isUncaptured,
  paymentStatusOf,
  type RefundReason,
  refundableOf,
} from '#domain/payments/payment-status';
import { foldForSearch } from '#domain/text/search-fold';
import { queueCardInstructionOfOrder } from '../cards/card-links';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import { orders } from '../database/schema/orders';
import { payments, refunds } from '../database/schema/payments';
import { problem } from '../http/problem-error';
import { settleInvoiceOfOrder } from '../invoicing/invoice-settlement';

/** A payment as a row. */
export type PaymentRow = typeof payments.$inferSelect;

/** The data of a new payment of an order. Centimes. */
export interface NewPayment {
  readonly orderId: string;
  readonly storeId: string;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly now: Date;
}

/** A refund request for an order; `sourceId` is the cancellation, return or similar record. */
export interface RequestedRefund {
  readonly orderId: string;
  /** Centimes, or everything that can still be refunded. */
  readonly amount: number | 'all';
  readonly reason: RefundReason;
  readonly sourceId: string;
  readonly now: Date;
}

/**
 * The outcome of a refund: the refunded money, or the cancelled part of an unpaid claim. Centimes.
 */
export interface RefundOutcome {
  readonly payment: PaymentRow;
  readonly refunded: number;
  readonly released: number;
}

type PaymentChange = Partial<
  Pick<
    PaymentRow,
    'amount' | 'refundedTotal' | 'capturedAt' | 'failedAt' | 'reference' | 'searchText'
  >
>;

/** Every writer locks the order's row before its payment, so that writers cannot deadlock. */
async function lockOrderRow(tx: Tx, orderId: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order) throw new Error(`There is no order ${orderId} to pay.`);
  return order;
}

/**
 * Copies the payment's status to the order. The surrounding action changes the order's revision.
 */
async function updateOrderPaymentStatus(tx: Tx, { orderId, status }: PaymentRow): Promise<void> {
  await tx.update(orders).set({ paymentStatus: status }).where(eq(orders.id, orderId));
}

/**
 * Opens the payment of a new order: a card is authorised at once, cash and transfers stay pending.
 * An order has one payment: a second call keeps the first one.
 */
export async function openPayment(tx: Tx, opened: NewPayment): Promise<PaymentRow> {
  const { orderId, storeId, method, amount, now } = opened;
  const order = await lockOrderRow(tx, orderId);
  const facts = {
    amount,
    refundedTotal: 0,
    authorizedAt: method === 'card' ? now : null,
    capturedAt: null,
    failedAt: null,
  };
  const [inserted] = await tx
    .insert(payments)
    .values({
      id: newId('pay', now.getTime()),
      storeId,
      orderId,
      method,
      ...facts,
      status: paymentStatusOf(facts),
      searchText: order.searchText,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: payments.orderId })
    .returning();
  if (!inserted) return lockPayment(tx, orderId);
  await updateOrderPaymentStatus(tx, inserted);
  return inserted;
}

/**
 * The order's payment, locked after the order's row until the transaction ends.
 * @throws Error when the order, or its payment, does not exist
 */
async function lockPayment(tx: Tx, orderId: string): Promise<PaymentRow> {
  await lockOrderRow(tx, orderId);
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .for('update');
  if (!payment) throw new Error(`The order ${orderId} has no payment.`);
  return payment;
}

/** Writes the change, the resulting status, and the order's payment status. */
async function changePayment(
  tx: Tx,
  payment: PaymentRow,
  change: PaymentChange,
  now: Date,
): Promise<PaymentRow> {
  const status = paymentStatusOf({ ...payment, ...change });
  const [changed] = await tx
    .update(payments)
    .set({ ...change, status, updatedAt: now, revision: payment.revision + 1 })
    .where(eq(payments.id, payment.id))
    .returning();
  if (!changed) throw new Error(`The payment ${payment.id} went away under its lock.`);
  await updateOrderPaymentStatus(tx, changed);
  return changed;
}

/**
 * Captures the money: cash when the parcel is delivered, a card or a transfer when it arrives.
 * Settles an invoice that awaits it. An earlier capture stays unchanged.
 * @param captured.reference the bank's or the carrier's name for the money
 * @throws ProblemError 409 `payment_failed` when the payment was cancelled
 */
export async function capturePayment(
  tx: Tx,
  captured: { readonly orderId: string; readonly now: Date; readonly reference?: string },
): Promise<PaymentRow> {
  const payment = await lockPayment(tx, captured.orderId);
  if (payment.capturedAt) return payment;
  // A refunded payment was authorised and fully released: no amount is left to capture.
  if (payment.failedAt || payment.status === 'refunded') throw problem(409, 'payment_failed');
  const { reference, now } = captured;
  const named = reference !== undefined && {
    reference,
    searchText: `${payment.searchText} ${foldForSearch(reference)}`,
  };
  const taken = await changePayment(tx, payment, { capturedAt: now, ...named }, now);
  const amount = payment.amount - payment.refundedTotal;
  await queueCardInstructionOfOrder(tx, payment, { kind: 'capture', amount, now });
  await settleInvoiceOfOrder(tx, captured.orderId, now);
  return taken;
}

/** Before payment: reduces the claim, and cancels it when nothing of it is left. */
async function reduceUnpaidAmount(tx: Tx, payment: PaymentRow, amount: number, now: Date) {
  const left = payment.amount - amount;
  const change = left === 0 ? { failedAt: now } : { amount: left };
  return {
    payment: await changePayment(tx, payment, change, now),
    refunded: 0,
    released: amount,
  };
}

/**
 * Refunds money of an order, at most the captured or authorised amount that is not refunded yet.
 * Before payment (cash on delivery, an awaited transfer) the claim is reduced instead, or cancelled
 * (`failed`) when nothing of it is left. The payment's row is locked, so that concurrent refunds
 * never refund the same money twice. An amount of 0, or `all` with nothing left, changes nothing.
 * @throws RangeError for an amount that is no whole number of centimes
 * @throws ProblemError 409 `refund_exceeds_payment`
 */
export async function refundPayment(tx: Tx, wanted: RequestedRefund): Promise<RefundOutcome> {
  const { orderId, reason, sourceId, now } = wanted;
  const payment = await lockPayment(tx, orderId);
  const refundable = refundableOf(payment);
  const amount = wanted.amount === 'all' ? refundable : wanted.amount;
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new RangeError(`${amount} is no amount to give back.`);
  }
  if (amount > refundable) throw problem(409, 'refund_exceeds_payment');
  if (amount === 0) return { payment, refunded: 0, released: 0 };
  if (isUncaptured(payment)) return reduceUnpaidAmount(tx, payment, amount, now);
  await tx.insert(refunds).values({
    id: newId('rfd', now.getTime()),
    storeId: payment.storeId,
    paymentId: payment.id,
    orderId,
    amount,
    reason,
    sourceId,
    createdAt: now,
  });
  const kind = payment.capturedAt ? 'refund' : 'release';
  await queueCardInstructionOfOrder(tx, payment, { kind, amount, now });
  const change = { refundedTotal: payment.refundedTotal + amount };
  return {
    payment: await changePayment(tx, payment, change, now),
    refunded: amount,
    released: 0,
  };
}
