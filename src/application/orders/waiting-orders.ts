import type { ExpectedOrder } from '#domain/orders/waiting-actions';
import type { Store } from '../store';
import type { OrderRecord } from './order-actions.machine';

/** Sends an action, under a key of its own where one is given. */
type Send = (key?: string) => Promise<OrderRecord>;
type Expected = Readonly<Record<string, ExpectedOrder>>;

/**
 * What the pages of orders know of the queue of actions, whose code comes later than theirs: how orders
 * will stand, and how an action is sent that may wait. Before the queue's code has come nothing waits.
 */
export interface WaitingOrders {
  expected(): Expected;
  subscribe(listener: () => void): () => void;
  /** Called by the queue with every change. */
  show(expected: Expected): void;
  /** Sends the action, or queues it: then the order is given as it will stand, with what waits. */
  sendOrQueue: (order: OrderRecord, action: string, send: Send) => Promise<OrderRecord>;
}

export const sendAtOnce: WaitingOrders['sendOrQueue'] = (_order, _action, send) => send();

const createWaitingOrders = (): WaitingOrders => {
  let expected: Expected = {};
  const listeners = new Set<() => void>();
  return {
    expected: () => expected,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (next) => {
      expected = next;
      for (const listener of listeners) listener();
    },
    sendOrQueue: sendAtOnce,
  };
};

const ofStores = new WeakMap<Store, WaitingOrders>();

/** What waits in the application of this store. */
export const waitingOrders = (store: Store): WaitingOrders => {
  const waiting = ofStores.get(store) ?? createWaitingOrders();
  ofStores.set(store, waiting);
  return waiting;
};
