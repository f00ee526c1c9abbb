/** How the client pays: cash on delivery, card, or bank transfer. */
export const PAYMENT_METHODS = ['cod', 'card', 'transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Where the money of an order stands (contract, Payment). */
export const PAYMENT_STATUSES = [
  'pending',
  'authorized',
  'captured',
  'failed',
  'refunded',
  'partially_refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Why money goes back to a client. */
export const REFUND_REASONS = ['cancellation', 'return', 'goodwill'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** What the status follows from. Amounts in centimes, times UTC. */
export type PaymentState = {
  /** To be taken, or taken. */
  readonly amount: number;
  readonly refundedTotal: number;
  readonly authorizedAt: Date | null;
  readonly capturedAt: Date | null;
  /** Nothing will be taken any more: it was given up, or the bank refused. */
  readonly failedAt: Date | null;
};

/** The status a payment's facts amount to. */
export const paymentStatusOf = (payment: PaymentState): PaymentStatus => {
  if (payment.failedAt) return 'failed';
  if (payment.refundedTotal > 0 && payment.refundedTotal === payment.amount) return 'refunded';
  if (payment.capturedAt) return payment.refundedTotal > 0 ? 'partially_refunded' : 'captured';
  return payment.authorizedAt ? 'authorized' : 'pending';
};

/** Nobody holds the money yet: it can only be asked less of, not given back. */
export const isUncaptured = (payment: PaymentState): boolean =>
  payment.authorizedAt === null && payment.capturedAt === null;

/** The most that can still be given back, or given up where nothing was taken; centimes. */
export const refundableOf = (payment: PaymentState): number =>
  payment.failedAt ? 0 : payment.amount - payment.refundedTotal;
