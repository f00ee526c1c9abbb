import type { Checkout } from '#domain/checkout/checkout';
import { parseStoredCheckout } from '#domain/checkout/stored-checkout';
import type { CheckoutStore } from '../ports/checkout-store.port';
import { type Preferences, TAKEN_ORDER } from '../ports/preferences.port';

/** The user who takes orders for clients in this browser. */
export interface OrderTaker {
  readonly userId: string;
  /** A key that no order has used. */
  readonly newOrderKey: () => string;
}

/**
 * The order that a user takes for a client, stored by user and separate from the visitor's cart:
 * the next user who signs in starts with an empty one, and removes this one, as its user does by
 * signing out. Every tab of the same user shows it.
 */
export function takenOrderStore(
  preferences: Preferences,
  { userId, newOrderKey }: OrderTaker,
): CheckoutStore {
  const kept = (): unknown => preferences.read(userId, TAKEN_ORDER);
  return {
    read: () => parseStoredCheckout(kept()),
    write: (checkout: Checkout) => {
      if (JSON.stringify(checkout) === JSON.stringify(kept())) return;
      preferences.write(userId, TAKEN_ORDER, checkout);
    },
    subscribe: (listener) => {
      // The listener receives changes of all preferences. This order is one of them.
      let known = kept();
      return preferences.subscribe(() => {
        const before = known;
        known = kept();
        if (known !== before) listener();
      });
    },
    newOrderKey,
  };
}
