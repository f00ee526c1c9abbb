import type { CheckoutProcess } from './use-checkout';

/** The amounts of a cart, in centimes. */
export interface CartAmounts {
  readonly subTotal: number;
  readonly discount: number;
  /** Null until the destination is known. */
  readonly shipping: number | null;
  /** With the delivery as soon as that is known. */
  readonly total: number;
}

/**
 * The amounts as the server quoted them, for the address or for the chosen town; those of the cart
 * without delivery before that.
 */
export function amountsOf({ snapshot, town }: CheckoutProcess): CartAmounts {
  const { checkout } = snapshot.context;
  const isAsking = snapshot.matches({ open: { payment: 'quoting' } });
  const quoted = checkout.orderKey === null || isAsking ? town?.quote : checkout;
  if (quoted) return quoted;
  const { subTotal, discount } = checkout;
  return { subTotal, discount, shipping: null, total: subTotal - discount };
}
