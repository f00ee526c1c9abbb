import { useMachine } from '@xstate/react';
import { provideCheckout } from '#application/checkout/checkout.actors';
import { usePublicApp } from '../public-context/public-app-context';
import type { TownQuote } from './town-quote';

/** The running checkout, started from the data stored in this browser. */
export function useCheckout() {
  const { provide, inspection, checkout } = usePublicApp();
  const [snapshot, send] = useMachine(provide(provideCheckout), {
    ...inspection,
    input: { checkout: checkout.read() },
  });
  return { snapshot, send };
}

/** A running checkout; a page whose address step quotes the town adds that quote. */
export type CheckoutProcess = ReturnType<typeof useCheckout> & {
  readonly town?: TownQuote | undefined;
};
