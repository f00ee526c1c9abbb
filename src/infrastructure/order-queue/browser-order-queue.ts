import type { OrderQueue } from '#application/ports/order-queue.port';
import { openIndexedDbBackend } from '../storage/indexed-db-backend';
import { createOrderQueue, type QueueTabCoordination } from './order-queue-store';

/** The order queue of this browser, shared by its tabs: in IndexedDB when it is available. */
export function createBrowserOrderQueue(): OrderQueue {
  return createOrderQueue({
    // A separate database: opening the drafts' database removes everything that is not a draft.
    open: () => openIndexedDbBackend('seller-portal.orders', 'queue'),
    tabs: 'locks' in navigator && 'BroadcastChannel' in globalThis ? tabCoordination : withoutLock,
  });
}

const tabCoordination: QueueTabCoordination = {
  lock: (name, act) => navigator.locks.request(name, act),
  channel: (name) => new BroadcastChannel(name),
};

/** Without a lock, two tabs may send the same action at once; the server still performs it once. */
const withoutLock: QueueTabCoordination = {
  lock: (_, act) => act(),
  channel: () => ({ postMessage: () => undefined, addEventListener: () => undefined }),
};
