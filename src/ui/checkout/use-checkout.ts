import { useMachine } from '@xstate/react';
import { provideCheckout } from '#application/checkout/checkout.actors';
import { usePublicApp } from '../public-app/public-app-context';

/** The running checkout on what this browser keeps of it. */
export function useCheckout() {
  const { provide, inspection, checkout } = usePublicApp();
  const [snapshot, send] = useMachine(provide(provideCheckout), {
    ...inspection,
    input: { checkout: checkout.read() },
  });
  return { snapshot, send };
}

export type CheckoutProcess = ReturnType<typeof useCheckout>;
