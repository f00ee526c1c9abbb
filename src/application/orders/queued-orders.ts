import {
  type ExpectedOrder,
  expectedOrders,
  type QueuedAction,
  type QueueOwner,
} from '#domain/orders/queued-actions';
import type { Permission } from '#domain/permissions/permissions';
import type { Store } from '../store';

type ExpectedOrders = Readonly<Record<string, ExpectedOrder>>;

/** The queue of the signed-in user, once its code is loaded and its actions are read. */
export interface RunningQueue {
  readonly owner: QueueOwner;
  readonly permissions: ReadonlySet<Permission>;
  readonly queue: readonly QueuedAction[];
}

/** What the orders and the queue know of each other. The queue's code loads later. */
export interface QueuedOrders {
  /** Null until the queue runs: no action waits then. */
  running(): RunningQueue | null;
  /** The orders with waiting actions, by order id, as they will be after them. */
  expected(): ExpectedOrders;
  subscribe(listener: () => void): () => void;
  /** Called by the queue with every change; null when it ends. */
  update(running: RunningQueue | null): void;
  /** Called by an order that has stored an action, with the resulting queue. */
  add(queue: readonly QueuedAction[]): void;
  onAdd(listener: (queue: readonly QueuedAction[]) => void): () => void;
}

function createQueuedOrders(): QueuedOrders {
  let running: RunningQueue | null = null;
  let expected: ExpectedOrders = {};
  const listeners = new Set<() => void>();
  const addListeners = new Set<(queue: readonly QueuedAction[]) => void>();
  return {
    running: () => running,
    expected: () => expected,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (next) => {
      running = next;
      expected = next ? expectedOrders(next.queue, next.permissions) : {};
      for (const listener of listeners) listener();
    },
    add: (queue) => {
      for (const listener of addListeners) listener(queue);
    },
    onAdd: (listener) => {
      addListeners.add(listener);
      return () => addListeners.delete(listener);
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
