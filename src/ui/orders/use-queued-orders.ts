import { useMemo, useSyncExternalStore } from 'react';
import { queuedOrdersOf } from '#application/orders/queued-orders';
import { useApplication } from '../portal-context/application-context';

/** The expected statuses of orders after their queued actions are sent, by order id. */
export function useExpectedStatuses() {
  const { subscribe, expected } = queuedOrdersOf(useApplication().store);
  return useSyncExternalStore(subscribe, expected, expected);
}

/** The orders; those with queued actions have their expected status. */
export function useWithExpectedStatus<Order extends { id: string }>(orders: readonly Order[]) {
  const expected = useExpectedStatuses();
  return useMemo(
    () => orders.map((order) => ({ ...order, ...expected[order.id] })),
    [orders, expected],
  );
}
