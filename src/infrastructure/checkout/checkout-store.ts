import type { CheckoutStore } from '#application/ports/checkout-store.port';
import { createListeners } from '#application/ports/listeners';
import type { Checkout } from '#domain/checkout/checkout';
import { parseStoredCheckout } from '#domain/checkout/stored-checkout';
import { newIdempotencyKey } from '../http/idempotency-key';
import {
  type KeyValueStorage,
  onOtherTabChange,
  type StorageEvents,
} from '../storage/browser-storage';

/** The checkout key of the specification (section 9). */
const CHECKOUT_KEY = 'checkout';

/** The checkout, stored as JSON under its key. `read` returns the same object until it changes. */
export function createCheckoutStore(
  storage: KeyValueStorage,
  events: StorageEvents,
): CheckoutStore {
  const changes = createListeners();
  let known: { text: string | null; checkout: Checkout } | undefined;
  const read = () => {
    const text = storage.get(CHECKOUT_KEY);
    if (!known || known.text !== text)
      known = { text, checkout: parseStoredCheckout(parsed(text)) };
    return known.checkout;
  };
  return {
    read,
    write: (checkout) => {
      const text = JSON.stringify(checkout);
      if (text === storage.get(CHECKOUT_KEY)) return;
      storage.set(CHECKOUT_KEY, text);
      changes.notify();
    },
    subscribe: (listener) => {
      const remove = changes.subscribe(listener);
      const stop = onOtherTabChange(events, [CHECKOUT_KEY], listener);
      return () => {
        stop();
        remove();
      };
    },
    newOrderKey: newIdempotencyKey,
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
