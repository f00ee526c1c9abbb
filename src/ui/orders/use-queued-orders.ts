import { useMemo, useSyncExternalStore } from 'react';
import { queuedOrdersOf } from '#application/orders/queued-orders';
import { useApplication } from '../app/application-context';

/** How orders will stand once what waits for the connection is sent, by their ids. */
export function useExpectedStatuses() {
  const { subscribe, expected } = queuedOrdersOf(useApplication().store);
  return useSyncExternalStore(subscribe, expected);
}

/** The orders, those with actions that wait as they will stand. */
export function useWithExpectedStatus<Order extends { id: string }>(orders: readonly Order[]) {
  const expected = useExpectedStatuses();
  return useMemo(
    () => orders.map((order) => ({ ...order, ...expected[order.id] })),
    [orders, expected],
  );
}
