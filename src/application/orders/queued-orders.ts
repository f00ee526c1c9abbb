import type { ExpectedOrder } from '#domain/orders/queued-actions';
import type { Store } from '../store';
import type { OrderRecord } from './order-actions.machine';

/** Sends an action, under a key of its own where one is given. */
type Send = (key?: string) => Promise<OrderRecord>;
type ExpectedOrders = Readonly<Record<string, ExpectedOrder>>;

/**
 * What the pages of orders know of the queue of actions, whose code comes later than theirs: how orders
 * will stand, and how an action is sent that may wait. Before the queue's code has come nothing waits.
 */
export interface QueuedOrders {
  expected(): ExpectedOrders;
  subscribe(listener: () => void): () => void;
  /** Called by the queue with every change. */
  update(expected: ExpectedOrders): void;
  /** Sends the action, or queues it: then the order is given as it will stand, with what waits. */
  sendOrQueue: (order: OrderRecord, action: string, send: Send) => Promise<OrderRecord>;
}

export const sendWithoutQueue: QueuedOrders['sendOrQueue'] = (_order, _action, send) => send();

const createQueuedOrders = (): QueuedOrders => {
  let expected: ExpectedOrders = {};
  const listeners = new Set<() => void>();
  return {
    expected: () => expected,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (next) => {
      expected = next;
      for (const listener of listeners) listener();
    },
    sendOrQueue: sendWithoutQueue,
  };
};

const queuedOrdersByStore = new WeakMap<Store, QueuedOrders>();

/** What waits in the application of this store. */
export const queuedOrdersOf = (store: Store): QueuedOrders => {
  const waiting = queuedOrdersByStore.get(store) ?? createQueuedOrders();
  queuedOrdersByStore.set(store, waiting);
  return waiting;
};
