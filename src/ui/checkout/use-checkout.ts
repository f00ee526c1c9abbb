import { useMachine } from '@xstate/react';
import { provideCheckout } from '#application/checkout/checkout.actors';
import { usePublicApp } from '../public-context/public-app-context';

/** The running checkout, started from the data stored in this browser. */
export function useCheckout() {
  const { provide, inspection, checkout } = usePublicApp();
  const [snapshot, send] = useMachine(provide(provideCheckout), {
    ...inspection,
    input: { checkout: checkout.read() },
  });
  return { snapshot, send };
}

export type CheckoutProcess = ReturnType<typeof useCheckout>;
