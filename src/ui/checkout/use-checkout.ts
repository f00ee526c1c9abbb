import { useMachine } from '@xstate/react';
import { provideCheckout } from '#application/checkout/checkout.actors';
import { useVisit } from '../visit/visit-context';

/** The running checkout on what this browser keeps of it. */
export function useCheckout() {
  const { provide, inspection, checkout } = useVisit();
  const [snapshot, send] = useMachine(provide(provideCheckout), {
    ...inspection,
    input: { checkout: checkout.read() },
  });
  return { snapshot, send };
}

export type CheckoutProcess = ReturnType<typeof useCheckout>;
