import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  expectedOrders,
  pendingActionsOfOrder,
  type QueuedAction,
  type QueueOwner,
  toQueuedAction,
} from '#domain/orders/queued-actions';
import type { Permission } from '#domain/permissions/permissions';
import type { Ports } from '../ports/ports';
import type { offlineQueueMachine } from './offline-queue.machine';
import { openOrderQueue } from './open-order-queue';
import type { QueuedOrders, RunningQueue } from './queued-orders';

/** The queue's owner and permissions, and the orders' view of the queue. */
export interface OfflineQueueBridgeInput {
  readonly queuedOrders: QueuedOrders;
  readonly owner: QueueOwner;
  readonly permissions: ReadonlySet<Permission>;
}

/**
 * Connects the orders to the offline queue until the returned function is called: orders show their
 * expected state, and store the actions that have to wait. It loads with the queue, not with the
 * orders.
 */
export function provideOfflineQueueBridge({ clock, orderQueue }: Ports) {
  const connect = (
    queueing: ActorRefFrom<typeof offlineQueueMachine>,
    { queuedOrders, owner, permissions }: OfflineQueueBridgeInput,
  ): (() => void) => {
    let shown: readonly QueuedAction[] = [];
    const running: RunningQueue = {
      toQueued: (order, action) => toQueuedAction(owner, order, action, clock.now()),
      hasPending: (orderId) => pendingActionsOfOrder(shown, orderId).length > 0,
      add: async (queued) => {
        const queue = await openOrderQueue(orderQueue);
        await queue.write(queued);
        const kept = await queue.read(owner);
        queueing.send({ type: 'queue.changed', queue: kept });
        return expectedOrders(kept, permissions)[queued.orderId];
      },
    };
    const show = (snapshot: SnapshotFrom<typeof offlineQueueMachine>) => {
      const { queue } = snapshot.context;
      const isShown = queue === shown && queuedOrders.running() === running;
      if (snapshot.matches('loading') || isShown) return;
      shown = queue;
      queuedOrders.update(running, expectedOrders(queue, permissions));
    };
    const following = queueing.subscribe(show);
    show(queueing.getSnapshot());
    return () => {
      following.unsubscribe();
      queuedOrders.update(null, {});
    };
  };
  return { connect };
}
