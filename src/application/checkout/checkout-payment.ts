import type { CardValues } from '#domain/checkout/card-form';

/** The payment that the visitor chose. */
export type ChosenPayment =
  | { readonly method: 'cod' }
  | { readonly method: 'card'; readonly card: CardValues };

/** The payment of the order. For a card, it contains the processor's reference. */
export type AgreedPayment =
  | { readonly method: 'cod' }
  | { readonly method: 'card'; readonly cardReference: string };

function ofPayment(method: ChosenPayment['method']) {
  return ({ event }: { event: { payment: ChosenPayment } }) => ({ payment: event.payment, method });
}

function onDelivery() {
  return { payment: { method: 'cod' } as const };
}

export function cardPaymentFromOutput({ event }: { event: { output: string } }) {
  return {
    payment: { method: 'card', cardReference: event.output } as const,
  };
}

/**
 * The card of an event with a card payment. It is stored neither in the context nor in the browser.
 */
export function cardFromEvent(event: { type: string; payment?: ChosenPayment }): {
  card: CardValues;
} {
  if (event.payment?.method !== 'card') {
    throw new Error('No card was given.');
  }
  return { card: event.payment.card };
}

/** The transitions of the order button. */
export const paymentChoices = {
  'order.place': [
    {
      guard: { type: 'isPaid', params: ofPayment('cod') },
      target: '#checkout.placing',
      actions: ['forgetProblem', { type: 'agreePayment', params: onDelivery }],
    },
    {
      guard: { type: 'isPaid', params: ofPayment('card') },
      target: 'handingOver',
      actions: 'forgetProblem',
    },
  ],
} as const;
