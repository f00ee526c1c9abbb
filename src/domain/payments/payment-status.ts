/** Status of an order's payment (contract, Payment). */
export const PAYMENT_STATUSES = [
  'pending',
  'authorized',
  'captured',
  'failed',
  'refunded',
  'partially_refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Why a client is refunded. */
export const REFUND_REASONS = ['cancellation', 'return', 'goodwill'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** The values that determine the status. Amounts in centimes, times UTC. */
export type PaymentState = {
  /** Captured, or still to be captured. */
  readonly amount: number;
  readonly refundedTotal: number;
  readonly authorizedAt: Date | null;
  readonly capturedAt: Date | null;
  /**
   * Set when nothing will be captured any more: the payment was cancelled, or the bank refused it.
   */
  readonly failedAt: Date | null;
};

/** Derives the status from a payment's fields. */
export function paymentStatusOf(payment: PaymentState): PaymentStatus {
  if (payment.failedAt) return 'failed';
  if (payment.refundedTotal > 0 && payment.refundedTotal === payment.amount) return 'refunded';
  if (payment.capturedAt) return payment.refundedTotal > 0 ? 'partially_refunded' : 'captured';
  return payment.authorizedAt ? 'authorized' : 'pending';
}

/** The money is not captured yet: the amount can be reduced, but not refunded. */
export function isUncaptured(payment: PaymentState): boolean {
  return payment.authorizedAt === null && payment.capturedAt === null;
}

/** The maximum that can still be refunded, or waived if nothing was captured; centimes. */
export function refundableOf(payment: PaymentState): number {
  return payment.failedAt ? 0 : payment.amount - payment.refundedTotal;
}
