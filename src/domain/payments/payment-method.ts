/** How the client pays: cash on delivery, card, or bank transfer. */
export const PAYMENT_METHODS = ['cod', 'card', 'transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** How the payments of the list are made: guests of tours also pay on the spot. */
export const LISTED_PAYMENT_METHODS = [...PAYMENT_METHODS, 'on_the_spot'] as const;
export type ListedPaymentMethod = (typeof LISTED_PAYMENT_METHODS)[number];
