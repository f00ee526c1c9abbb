/**
 * How a new order can be paid: in cash on delivery, or by card. An order that exists may also be
 * paid by bank transfer (`PAYMENT_METHODS`), which nobody can choose for a new one.
 */
export const OFFERED_PAYMENT_METHODS = ['cod', 'card'] as const;
export type OfferedPaymentMethod = (typeof OFFERED_PAYMENT_METHODS)[number];

/** The payment methods that a quote offers, and the only ones that its order may name. */
export function offeredPaymentMethods(acceptsCards: boolean): OfferedPaymentMethod[] {
  return OFFERED_PAYMENT_METHODS.filter((method) => method !== 'card' || acceptsCards);
}
