import { useMemo, useSyncExternalStore } from 'react';
import { queuedOrdersOf } from '#application/orders/queued-orders';
import { useApplication } from '../portal-context/application-context';

/** The expected statuses of orders after their queued actions are sent, by order id. */
export function useExpectedStatuses() {
  const { subscribe, expected } = queuedOrdersOf(useApplication().store);
  return useSyncExternalStore(subscribe, expected, expected);
}

/** The orders; those with queued actions have their expected status. The others stay the same objects. */
export function useWithExpectedStatus<Order extends { id: string }>(orders: readonly Order[]) {
  const expected = useExpectedStatuses();
  return useMemo(
    () =>
      orders.map((order) => {
        const after = expected[order.id];
        return after ? { ...order, ...after } : order;
      }),
    [orders, expected],
  );
}
