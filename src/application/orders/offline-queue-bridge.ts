import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { QueuedAction } from '#domain/orders/queued-actions';
import type { offlineQueueMachine } from './offline-queue.machine';
import type { QueuedOrders, RunningQueue } from './queued-orders';

/** The pages' view of the queue, the queue's owner and their permissions. */
export interface OfflineQueueBridgeInput extends Omit<RunningQueue, 'queue'> {
  readonly queuedOrders: QueuedOrders;
}

/**
 * Connects the orders to the offline queue until the returned function is called: orders show their
 * expected state, and the queue receives the actions that they store.
 */
export function connectOfflineQueue(
  queueing: ActorRefFrom<typeof offlineQueueMachine>,
  { queuedOrders, owner, permissions }: OfflineQueueBridgeInput,
): () => void {
  let shown: readonly QueuedAction[] | null = null;
  const show = (snapshot: SnapshotFrom<typeof offlineQueueMachine>) => {
    const { queue } = snapshot.context;
    if (snapshot.matches('loading') || queue === shown) return;
    shown = queue;
    queuedOrders.update({ owner, permissions, queue });
  };
  const following = queueing.subscribe(show);
  show(queueing.getSnapshot());
  const stopAdding = queuedOrders.onAdd((queue) => queueing.send({ type: 'queue.changed', queue }));
  return () => {
    following.unsubscribe();
    stopAdding();
    queuedOrders.update(null);
  };
}
