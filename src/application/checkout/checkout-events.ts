import type { Billing, CartItem, Checkout, PlacedOrders } from '#domain/checkout/checkout';
import type { Quote } from '#domain/checkout/checkout-changes';
import type { ChosenPayment } from './checkout-payment';

/** The server's quote, and the key under which the cart is ordered. */
export interface QuoteResult extends Quote {
  readonly orderKey: string;
  /** Variants with fewer available pieces than wanted. */
  readonly short: readonly string[];
  readonly deliveryDays: number;
  readonly methods: readonly string[];
}

/** The checkout that another tab or page has stored. */
export type CheckoutChangedEvent = { type: 'cart.changed'; checkout: Checkout };

export type CheckoutEvent =
  | CheckoutChangedEvent
  | { type: 'item.add'; item: CartItem }
  | { type: 'item.remove'; id: string }
  | { type: 'item.increase'; id: string }
  | { type: 'item.decrease'; id: string }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'step.choose'; step: number }
  | { type: 'billing.create'; billing: Billing }
  | { type: 'quote.retry' }
  | { type: 'order.place'; payment: ChosenPayment }
  | { type: 'order.retry' }
  | { type: 'problem.dismiss' }
  | { type: 'checkout.reset' };

/* The values of these events, and of the answers, as parameters of guards and actions. */

export function news({ event }: { event: CheckoutChangedEvent }) {
  return { checkout: event.checkout };
}

export function stepOf({ event }: { event: { step: number } }) {
  return { step: event.step };
}

export function named({ event }: { event: { id: string } }) {
  return { id: event.id };
}

export function stepped(by: 1 | -1) {
  return ({ event }: { event: { id: string } }) => ({ id: event.id, by });
}

export function quoted({ event }: { event: { output: QuoteResult } }) {
  return { quote: event.output };
}

export function placedIn({ event }: { event: { output: PlacedOrders } }) {
  return { placed: event.output };
}

export function at(step: number) {
  return { type: 'goTo', params: { step } } as const;
}

export function isAt(step: number) {
  return { type: 'isAt', params: { step } } as const;
}
