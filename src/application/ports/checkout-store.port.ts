import type { Checkout } from '#domain/checkout/checkout';

/**
 * Stores the cart and its steps in this browser, shared by all its tabs (specification, section 9).
 */
export interface CheckoutStore {
  /** The stored checkout; an empty one if nothing readable is stored. */
  read(): Checkout;

  /** Stores the checkout. An unchanged one is not written again. */
  write(checkout: Checkout): void;

  /** Calls the listener on a change, in this tab or another. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;

  /** A key that no order has used. */
  newOrderKey(): string;
}
