import { fromPromise } from 'xstate';
import { ordersEndpoints } from '../api/orders-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import { isUnanswered } from '../problem';
import type { Store } from '../store';
import {
  ActionWaits,
  type OrderAttempt,
  type OrderRecord,
  orderActionsMachine,
} from './order-actions.machine';
import { queuedOrdersOf } from './queued-orders';

/** A handover changes which carrier was used last, and may add one. */
const { performOrderAction } = ordersEndpoints.enhanceEndpoints({
  addTagTypes: ['carriers'],
  endpoints: {
    performOrderAction: {
      invalidatesTags: (_result, _error, { action }) =>
        action === 'handOver' ? ['orders', 'carriers'] : ['orders'],
    },
  },
}).endpoints;

/** The actors of the order-actions machine. */
export function orderActionsActors(
  { transport }: Pick<Ports, 'transport'>,
  store: Store,
): ActorsOf<typeof orderActionsMachine> {
  const queuedOrders = queuedOrdersOf(store);

  const send = (
    order: OrderRecord,
    { action, request }: OrderAttempt,
    key: string | undefined,
    signal: AbortSignal,
  ) => {
    const acting = performOrderAction.initiate({
      orderId: order.id,
      action,
      orderActionRequest: request,
      ...(key && { 'Idempotency-Key': key }),
    });
    return unwrapWithSignal(store.dispatch(acting), signal);
  };

  return {
    performAction: fromPromise(async ({ input: { order, attempt }, signal }) => {
      if (!attempt) throw new Error('No action was attempted.');
      const running = queuedOrders.running();
      const queued = running?.toQueued(order, attempt.action);
      if (!queued) return send(order, attempt, undefined, signal);
      // An action after a waiting one must wait too, or it would be carried out before it.
      const isBehind = running?.hasPending(order.id);
      if (isBehind || transport.connectionStatus() !== 'online') throw new ActionWaits(queued);
      try {
        return await send(order, attempt, queued.key, signal);
      } catch (error) {
        // The queue may have ended meanwhile, for example with the session.
        const isQueueable = isUnanswered(error) && queuedOrders.running();
        throw isQueueable ? new ActionWaits(queued) : error;
      }
    }),

    queueAction: fromPromise(async ({ input: { order, queued } }) => {
      const running = queuedOrders.running();
      if (!queued || !running) throw new Error('No queue runs.');
      return { ...order, ...(await running.add(queued)) };
    }),
  };
}

/** The order-actions machine of an application. */
export function provideOrderActions(ports: Ports, store: Store) {
  return orderActionsMachine.provide({ actors: orderActionsActors(ports, store) });
}
