import type { ActorRefFrom } from 'xstate';
import {
  expectedOrders,
  pendingActionsOfOrder,
  type QueuedAction,
  type QueueOwner,
  toQueuedAction,
} from '#domain/orders/queued-actions';
import type { Permission } from '#domain/permissions/permissions';
import type { Ports } from '../ports/ports';
import { isUnanswered } from '../problem';
import type { offlineQueueMachine } from './offline-queue.machine';
import { openOrderQueue } from './open-order-queue';
import { type QueuedOrders, sendWithoutQueue } from './queued-orders';

/** The queue's owner and permissions, and the pages' view of the queue. */
export interface OfflineQueueBridgeInput {
  readonly queuedOrders: QueuedOrders;
  readonly owner: QueueOwner;
  readonly permissions: ReadonlySet<Permission>;
}

/**
 * Connects the order pages to the offline queue. While connected, an action that may wait is queued
 * if the server is unreachable, and orders show their expected state.
 */
export function provideOfflineQueueBridge({ clock, transport, orderQueue }: Ports) {
  const connect = (
    queueing: ActorRefFrom<typeof offlineQueueMachine>,
    { queuedOrders, owner, permissions }: OfflineQueueBridgeInput,
  ): (() => void) => {
    const queued = () => queueing.getSnapshot().context.queue;
    let shown: readonly QueuedAction[] | null = null;
    const show = () => {
      if (queued() === shown) return;
      shown = queued();
      queuedOrders.update(expectedOrders(shown, permissions));
    };
    const following = queueing.subscribe(show);
    show();

    queuedOrders.sendOrQueue = async (order, action, send) => {
      const asked = toQueuedAction(owner, order, action, clock.now());
      if (!asked) return send();
      // An action after a waiting one must wait too, or it would be carried out before it.
      const isFirst = pendingActionsOfOrder(queued(), order.id).length === 0;
      if (isFirst && transport.connectionStatus() === 'online') {
        try {
          return await send(asked.key);
        } catch (error) {
          if (!isUnanswered(error)) throw error;
        }
      }
      const queue = await openOrderQueue(orderQueue);
      await queue.write(asked);
      const kept = await queue.read(owner);
      queueing.send({ type: 'queue.changed', queue: kept });
      return { ...order, ...expectedOrders(kept, permissions)[order.id] };
    };
    return () => {
      following.unsubscribe();
      queuedOrders.sendOrQueue = sendWithoutQueue;
      queuedOrders.update({});
    };
  };
  return { connect };
}
