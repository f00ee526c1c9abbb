import { fromPromise } from 'xstate';
import { ordersEndpoints } from '../api/orders-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { orderActionsMachine } from './order-actions.machine';
import { queuedOrdersOf } from './queued-orders';

/** The actors of the order-actions machine. */
export function orderActionsActors(store: Store): ActorsOf<typeof orderActionsMachine> {
  return {
    performAction: fromPromise(({ input: { order, attempt }, signal }) => {
      if (!attempt) throw new Error('An order action runs only after one was attempted.');
      const { action, request } = attempt;
      return queuedOrdersOf(store).sendOrQueue(order, action, (key) => {
        const acting = ordersEndpoints.endpoints.performOrderAction.initiate({
          orderId: order.id,
          action,
          orderActionRequest: request,
          ...(key && { 'Idempotency-Key': key }),
        });
        return unwrapWithSignal(store.dispatch(acting), signal);
      });
    }),
  };
}

/** The order-actions machine of an application. */
export function provideOrderActions(_ports: Ports, store: Store) {
  return orderActionsMachine.provide({ actors: orderActionsActors(store) });
}
