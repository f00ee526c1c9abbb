import { useMemo, useSyncExternalStore } from 'react';
import { waitingOrders } from '#application/orders/waiting-orders';
import { useApplication } from '../app/application-context';

/** How orders will stand once what waits for the connection is sent, by their ids. */
export function useExpected() {
  const { subscribe, expected } = waitingOrders(useApplication().store);
  return useSyncExternalStore(subscribe, expected);
}

/** The orders, those with actions that wait as they will stand. */
export function useAsExpected<Order extends { id: string }>(orders: readonly Order[]) {
  const expected = useExpected();
  return useMemo(
    () => orders.map((order) => ({ ...order, ...expected[order.id] })),
    [orders, expected],
  );
}
