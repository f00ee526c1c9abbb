import { eq } from 'drizzle-orm';
import {
  isUncaptured,
  type PaymentMethod,
  paymentStatusOf,
  type RefundReason,
  refundableOf,
} from '#domain/payments/payment-status';
import { foldForSearch } from '#domain/text/search-fold';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import { orders } from '../database/schema/orders';
import { payments, refunds } from '../database/schema/payments';
import { problem } from '../http/problem-error';
import { settleInvoiceOfOrder } from '../invoices/invoice-settlement';
import { queueCardInstructionOfOrder } from './card-links';

/** A payment as a row. */
export type PaymentRow = typeof payments.$inferSelect;

/** What an order's money is opened with. Centimes. */
export interface NewPayment {
  readonly orderId: string;
  readonly storeId: string;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly now: Date;
}

/** Money asked back for an order; `sourceId` is the cancellation, return or the like. */
export interface RequestedRefund {
  readonly orderId: string;
  /** Centimes, or everything that can still be given back. */
  readonly amount: number | 'all';
  readonly reason: RefundReason;
  readonly sourceId: string;
  readonly now: Date;
}

/** What a refund came to: money given back, or a claim given up that nobody had paid yet. Centimes. */
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

/** The order's row is locked before its payment, by everybody: so nobody waits in a circle. */
const lockOrderRow = async (tx: Tx, orderId: string) => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order) throw new Error(`There is no order ${orderId} to pay.`);
  return order;
};

/** The order's status of payment follows its payment's; its revision is the affair of the action around. */
const updateOrderPaymentStatus = async (tx: Tx, { orderId, status }: PaymentRow): Promise<void> => {
  await tx.update(orders).set({ paymentStatus: status }).where(eq(orders.id, orderId));
};

/**
 * Opens the payment of an order that has just been written: a card is authorised at once, cash and
 * transfers are waited for. An order has one payment: opened again, the first one stands.
 */
export const openPayment = async (tx: Tx, opened: NewPayment): Promise<PaymentRow> => {
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
};

/**
 * The order's payment, locked behind the order's row until the transaction ends.
 * @throws Error when the order, or its payment, does not exist
 */
const lockPayment = async (tx: Tx, orderId: string): Promise<PaymentRow> => {
  await lockOrderRow(tx, orderId);
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .for('update');
  if (!payment) throw new Error(`The order ${orderId} has no payment.`);
  return payment;
};

/** Writes the change, the status it leads to, and the order's. */
const changePayment = async (
  tx: Tx,
  payment: PaymentRow,
  change: PaymentChange,
  now: Date,
): Promise<PaymentRow> => {
  const status = paymentStatusOf({ ...payment, ...change });
  const [changed] = await tx
    .update(payments)
    .set({ ...change, status, updatedAt: now, revision: payment.revision + 1 })
    .where(eq(payments.id, payment.id))
    .returning();
  if (!changed) throw new Error(`The payment ${payment.id} went away under its lock.`);
  await updateOrderPaymentStatus(tx, changed);
  return changed;
};

/**
 * Takes the money: cash when the parcel is handed over, a card or a transfer when it arrives. An
 * invoice that waits for it is paid with it. What was captured before stays as it is.
 * @param captured.reference the bank's or the carrier's name for the money
 * @throws ProblemError 409 `payment_failed` when the payment was given up
 */
export const capturePayment = async (
  tx: Tx,
  captured: { readonly orderId: string; readonly now: Date; readonly reference?: string },
): Promise<PaymentRow> => {
  const payment = await lockPayment(tx, captured.orderId);
  if (payment.capturedAt) return payment;
  // A refunded one was authorised and given back whole: nothing is left to take.
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
};

/** Nobody paid yet: the claim gets smaller, and is given up when nothing of it is left. */
const reduceUnpaidAmount = async (tx: Tx, payment: PaymentRow, amount: number, now: Date) => {
  const left = payment.amount - amount;
  const change = left === 0 ? { failedAt: now } : { amount: left };
  return {
    payment: await changePayment(tx, payment, change, now),
    refunded: 0,
    released: amount,
  };
};

/**
 * Gives money of an order back, never more than was captured or authorised and not given back yet.
 * Where nobody has paid yet (cash on delivery, an awaited transfer) the claim is reduced instead, or
 * given up (`failed`) when nothing of it is left. The payment's row is locked: of many at once, none
 * gives back what another has given back already. Nothing asked, or nothing left of `all`, changes
 * nothing.
 * @throws RangeError for an amount that is no whole number of centimes
 * @throws ProblemError 409 `refund_exceeds_payment`
 */
export const refundPayment = async (tx: Tx, wanted: RequestedRefund): Promise<RefundOutcome> => {
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
};
