import type { Page } from '@playwright/test';
import type { QueuedAction } from '#domain/orders/queued-actions';
import type { HeldIndexedDb } from '../../support/browser/held-indexed-db';

/** Changes the queue of a browser as another tab does, and holds its first read. */
export interface BrowserQueue {
  /** Holds the first read of the queue; call it before the page is opened. */
  hold(): Promise<void>;
  /** Replaces the queue, notifies the portal, and lets it read. */
  set(queue: readonly QueuedAction[]): Promise<void>;
  /** Removes an action without notifying the portal. */
  removeSilently(queued: QueuedAction): Promise<void>;
}

export function createBrowserQueue(page: Page, storage: HeldIndexedDb): BrowserQueue {
  return {
    hold: () => storage.holdOpening(),
    set: async (queue) => {
      await page.evaluate(replaceQueue, queue);
      storage.releaseOpening();
    },
    removeSilently: (queued) => page.evaluate(deleteFromQueue, keyOf(queued)),
  };
}

/** The key of an action in the portal's storage. */
function keyOf({ owner, orderId, action }: QueuedAction): string {
  return JSON.stringify([owner.userId, owner.storeId, orderId, action]);
}

/** Runs on the page, once the portal has opened the database. */
function deleteFromQueue(key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('seller-portal.orders');
    opening.addEventListener('error', reject);
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('queue', 'readwrite');
      writing.objectStore('queue').delete(key);
      writing.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}

/**
 * Runs on the page like another tab of the browser: in the portal's own database, under its own
 * names.
 */
function replaceQueue(queue: readonly QueuedAction[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('seller-portal.orders');
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('queue'));
    opening.addEventListener('error', reject);
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('queue', 'readwrite');
      const kept = writing.objectStore('queue');
      kept.clear();
      for (const queued of queue) {
        const { owner, orderId, action } = queued;
        kept.put(queued, JSON.stringify([owner.userId, owner.storeId, orderId, action]));
      }
      writing.addEventListener('complete', () => {
        opening.result.close();
        const tab = new BroadcastChannel('seller-portal.order-queue');
        tab.postMessage('changed');
        tab.close();
        resolve();
      });
    });
  });
}
