import type { ExpectedOrder } from '#domain/orders/queued-actions';
import type { Store } from '../store';
import type { OrderRecord } from './order-actions.machine';

/** Sends an action, with an idempotency key if one is given. */
type Send = (key?: string) => Promise<OrderRecord>;
type ExpectedOrders = Readonly<Record<string, ExpectedOrder>>;

/**
 * The order pages' view of the action queue, whose code loads later: the expected state of orders,
 * and how to send an action that may wait. Until the queue's code is loaded, no action waits.
 */
export interface QueuedOrders {
  expected(): ExpectedOrders;
  subscribe(listener: () => void): () => void;
  /** Called by the queue with every change. */
  update(expected: ExpectedOrders): void;
  /**
   * Sends the action, or queues it and returns the order's expected state with its pending actions.
   */
  sendOrQueue: (order: OrderRecord, action: string, send: Send) => Promise<OrderRecord>;
}

export const sendWithoutQueue: QueuedOrders['sendOrQueue'] = (_order, _action, send) => send();

function createQueuedOrders(): QueuedOrders {
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
}

const queuedOrdersByStore = new WeakMap<Store, QueuedOrders>();

/** The queued orders of the application with this store. */
export function queuedOrdersOf(store: Store): QueuedOrders {
  const waiting = queuedOrdersByStore.get(store) ?? createQueuedOrders();
  queuedOrdersByStore.set(store, waiting);
  return waiting;
}
