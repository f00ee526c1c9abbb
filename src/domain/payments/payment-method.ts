/** How the client pays: cash on delivery, card, or bank transfer. */
export const PAYMENT_METHODS = ['cod', 'card', 'transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
