import type { CardValues } from '#domain/checkout/card-form';

/** How a guest pays. The card is neither in the context nor in the browser's storage. */
export type ChosenBookingPayment =
  | { readonly method: 'on_the_spot' }
  | { readonly method: 'card'; readonly card: CardValues };

/** The same, with what the processor calls the card. */
export type AgreedBookingPayment =
  | { readonly method: 'on_the_spot' }
  | { readonly method: 'card'; readonly cardReference: string };

/** The payment that was chosen, and the method that a transition is for. */
export interface MethodOfPayment {
  readonly payment: ChosenBookingPayment;
  readonly method: ChosenBookingPayment['method'];
}

function paidBy(method: ChosenBookingPayment['method']) {
  return ({ event }: { event: { payment: ChosenBookingPayment } }) => ({
    payment: event.payment,
    method,
  });
}

/** The card of an event with a card payment. */
export function cardOf(event: { type: string; payment?: ChosenBookingPayment }): {
  card: CardValues;
} {
  if (event.payment?.method !== 'card') throw new Error('No card was given.');
  return { card: event.payment.card };
}

function onTheSpot() {
  return { payment: { method: 'on_the_spot' } as const };
}

/** What the processor calls the card, as the payment that is agreed. */
export function byCard({ event }: { event: { output: string } }) {
  return { payment: { method: 'card', cardReference: event.output } as const };
}

/** The transitions of the button that books. */
export const paymentChoices = {
  'booking.place': [
    {
      guard: { type: 'isPaid', params: paidBy('on_the_spot') },
      target: '#placeBooking.placing',
      actions: { type: 'agreePayment', params: onTheSpot },
    },
    {
      guard: { type: 'isPaid', params: paidBy('card') },
      target: 'handingOver',
      actions: 'forgetProblem',
    },
  ],
} as const;
