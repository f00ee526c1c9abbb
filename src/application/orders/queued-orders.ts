import type { ExpectedOrder, QueuedAction } from '#domain/orders/queued-actions';
import { createListeners } from '../ports/listeners';
import type { Store } from '../store';

type ExpectedOrders = Readonly<Record<string, ExpectedOrder>>;

/** The queue of the signed-in user, once its code is loaded and its actions are read. */
export interface RunningQueue {
  /** The action as it would be queued now; null if it cannot wait. */
  toQueued(
    order: Pick<QueuedAction, 'number'> & { id: string; status: QueuedAction['from'] },
    action: string,
  ): QueuedAction | null;
  /** Whether an action on this order waits already. */
  hasPending(orderId: string): boolean;
  /** Stores the action and returns the order as it will be after it. */
  add(queued: QueuedAction): Promise<ExpectedOrder | undefined>;
}

/** What the orders know of the queue, whose code loads later. */
export interface QueuedOrders {
  /** Null until the queue runs: no action waits then. */
  running(): RunningQueue | null;
  /** The orders with waiting actions, by order id, as they will be after them. */
  expected(): ExpectedOrders;
  subscribe(listener: () => void): () => void;
  /** Called by the queue with every change; null when it ends. */
  update(running: RunningQueue | null, expected: ExpectedOrders): void;
}

function createQueuedOrders(): QueuedOrders {
  let running: RunningQueue | null = null;
  let expected: ExpectedOrders = {};
  const { subscribe, notify } = createListeners();
  return {
    running: () => running,
    expected: () => expected,
    subscribe,
    update: (nextRunning, nextExpected) => {
      running = nextRunning;
      expected = nextExpected;
      notify();
    },
  };
}

const queuedOrdersByStore = new WeakMap<Store, QueuedOrders>();

/** The queued orders of the application with this store. */
export function queuedOrdersOf(store: Store): QueuedOrders {
  const waiting = queuedOrdersByStore.get(store) ?? createQueuedOrders();
  queuedOrdersByStore.set(store, waiting);
  return waiting;
}
