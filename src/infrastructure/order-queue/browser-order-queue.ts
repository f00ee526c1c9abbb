import type { OrderQueue } from '#application/ports/order-queue.port';
import { openIndexedDbBackend } from '../storage/indexed-db-backend';
import { createOrderQueue, type QueueTabCoordination } from './order-queue-store';

/** The queue of this browser: in its IndexedDB where that can be had, one for all its tabs. */
export const createBrowserOrderQueue = (): OrderQueue =>
  createOrderQueue({
    // A database of its own: opening the drafts' removes what is no draft.
    open: () => openIndexedDbBackend('seller-portal.orders', 'queue'),
    tabs: 'locks' in navigator && 'BroadcastChannel' in globalThis ? tabCoordination : withoutLock,
  });

const tabCoordination: QueueTabCoordination = {
  lock: (name, act) => navigator.locks.request(name, act),
  channel: (name) => new BroadcastChannel(name),
};

/** Two tabs may then send the same action at once, which the server carries out once all the same. */
const withoutLock: QueueTabCoordination = {
  lock: (_, act) => act(),
  channel: () => ({ postMessage: () => undefined, addEventListener: () => undefined }),
};
