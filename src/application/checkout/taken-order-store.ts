import type { Checkout } from '#domain/checkout/checkout';
import { parseStoredCheckout } from '#domain/checkout/stored-checkout';
import type { CheckoutStore } from '../ports/checkout-store.port';
import type { Preferences } from '../ports/preferences.port';

const NAME = 'takenOrder';

/** Who takes orders for clients in this browser. */
export interface OrderTaker {
  readonly userId: string;
  /** A key under which no order was taken yet. */
  readonly newOrderKey: () => string;
}

/**
 * The order that somebody is taking, kept by user and apart from the visitor's cart: whoever signs in
 * next begins with an empty one. Every tab of the same user shows it.
 */
export const takenOrderStore = (
  preferences: Preferences,
  { userId, newOrderKey }: OrderTaker,
): CheckoutStore => {
  const kept = (): unknown => preferences.read(userId, NAME);
  return {
    read: () => parseStoredCheckout(kept()),
    write: (checkout: Checkout) => {
      if (JSON.stringify(checkout) === JSON.stringify(kept())) return;
      preferences.write(userId, NAME, checkout);
    },
    subscribe: (listener) => {
      // Told of every preference, of which this is one.
      let known = kept();
      return preferences.subscribe(() => {
        const before = known;
        known = kept();
        if (known !== before) listener();
      });
    },
    newOrderKey,
  };
};
