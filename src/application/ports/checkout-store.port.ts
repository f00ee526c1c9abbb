import type { Checkout } from '#domain/checkout/checkout';

/** Where this browser keeps the cart and its steps, shared by all its tabs (specification, section 9). */
export interface CheckoutStore {
  /** What is kept; an empty checkout where nothing readable is. */
  read(): Checkout;

  /** Keeps it. What is kept already is not written again. */
  write(checkout: Checkout): void;

  /** Tells when it changed, in this tab or another. Returns how to stop. */
  subscribe(listener: () => void): () => void;

  /** A key under which no cart was ordered yet. */
  newOrderKey(): string;
}
