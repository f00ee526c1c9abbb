import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { staffCheckout } from '#application/checkout/staff-checkout';
import { TAKEN_ORDER_BILLING } from '#application/ports/preferences.port';
import type { BillingValues } from '#domain/checkout/billing-form';
import { EMPTY_CHECKOUT } from '#domain/checkout/checkout';
import { parseStoredBilling } from '#domain/checkout/stored-billing';
import { newRunId } from '../../kit/new-run-id';
import { useLatest } from '../../kit/use-latest';
import { useApplication } from '../../portal-context/application-context';

/** Id of the signed-in user. */
export function useUserId(): string {
  return useSelector(useApplication().session, ({ context }) => context.user?.id ?? '');
}

/** The entered client data that is not submitted yet, stored by user like the order itself. */
export function useStoredBilling(userId: string) {
  const { preferences } = useApplication();
  return {
    read: () => parseStoredBilling(preferences.read(userId, TAKEN_ORDER_BILLING)),
    write: (billing: BillingValues | undefined) =>
      preferences.write(userId, TAKEN_ORDER_BILLING, billing),
  };
}

/**
 * The running checkout of an order that this user takes. A reload restores it. Opening the page by
 * a link after a placed order begins the next one.
 */
export function useTakeOrder(userId: string) {
  const { provide, inspection } = useApplication();
  const [taking] = useState(() => staffCheckout({ userId, newOrderKey: () => newRunId('taken') }));
  const { machine, kept: stored } = provide(taking);
  const [first] = useState(stored.read);
  const isReload = useNavigationType() === 'POP';
  const [snapshot, send] = useMachine(machine, {
    ...inspection,
    input: { checkout: first.placed && !isReload ? EMPTY_CHECKOUT : first },
  });
  const billing = useLatest(useStoredBilling(userId));
  const isTaken = snapshot.matches({ open: 'completed' });
  useEffect(() => {
    if (isTaken) billing.current.write(undefined);
  }, [isTaken, billing]);
  return { snapshot, send };
}
