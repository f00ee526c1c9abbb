import { fromPromise } from 'xstate';
import {
  expectedOrders,
  pendingActionsOfOrder,
  type QueuedAction,
  toQueuedAction,
} from '#domain/orders/queued-actions';
import { ordersEndpoints } from '../api/orders-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import { isUnanswered } from '../problem';
import type { Store } from '../store';
import { openOrderQueue } from './open-order-queue';
import {
  ActionWaits,
  type OrderAttempt,
  type OrderRecord,
  orderActionsMachine,
} from './order-actions.machine';
import { queuedOrdersOf } from './queued-orders';

type OrderPorts = Pick<Ports, 'clock' | 'orderQueue' | 'transport'>;

/** The actors of the order-actions machine. */
export function orderActionsActors(
  { clock, orderQueue, transport }: OrderPorts,
  store: Store,
): ActorsOf<typeof orderActionsMachine> {
  const queuedOrders = queuedOrdersOf(store);

  const send = (
    order: OrderRecord,
    { action, request }: OrderAttempt,
    key: string | undefined,
    signal: AbortSignal,
  ) => {
    const acting = ordersEndpoints.endpoints.performOrderAction.initiate({
      orderId: order.id,
      action,
      orderActionRequest: request,
      ...(key && { 'Idempotency-Key': key }),
    });
    return unwrapWithSignal(store.dispatch(acting), signal);
  };

  /** Whether the action must not be sent now: another action of the order waits, or no connection. */
  const mustWait = ({ orderId }: QueuedAction, queue: readonly QueuedAction[]): boolean =>
    pendingActionsOfOrder(queue, orderId).length > 0 || transport.connectionStatus() !== 'online';

  return {
    performAction: fromPromise(async ({ input: { order, attempt }, signal }) => {
      if (!attempt) throw new Error('An order action runs only after one was attempted.');
      const running = queuedOrders.running();
      const queued = running && toQueuedAction(running.owner, order, attempt.action, clock.now());
      if (!queued) return send(order, attempt, undefined, signal);
      if (mustWait(queued, running.queue)) throw new ActionWaits(queued);
      try {
        return await send(order, attempt, queued.key, signal);
      } catch (error) {
        throw isUnanswered(error) ? new ActionWaits(queued) : error;
      }
    }),

    queueAction: fromPromise(async ({ input: { order, queued } }) => {
      if (!queued) throw new Error('Only an action that has to wait is queued.');
      const queue = await openOrderQueue(orderQueue);
      await queue.write(queued);
      const kept = await queue.read(queued.owner);
      queuedOrders.add(kept);
      const permissions = queuedOrders.running()?.permissions ?? new Set();
      return { ...order, ...expectedOrders(kept, permissions)[order.id] };
    }),
  };
}

/** The order-actions machine of an application. */
export function provideOrderActions(ports: Ports, store: Store) {
  return orderActionsMachine.provide({ actors: orderActionsActors(ports, store) });
}
