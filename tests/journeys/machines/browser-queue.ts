import type { Page } from '@playwright/test';
import type { QueuedAction } from '#domain/orders/queued-actions';
import { chunkFilesOf } from '../support/lazy-chunks';

/** Changes the queue of a browser as another tab does, and blocks the code that reads it. */
export interface BrowserQueue {
  /** Blocks the code that reads the queue; call it before the page is opened. */
  hold(): Promise<void>;
  /** Replaces the queue, notifies the portal, and releases the code that reads it. */
  set(queue: readonly QueuedAction[]): Promise<void>;
  /** Removes an action without notifying the portal. */
  removeSilently(queued: QueuedAction): Promise<void>;
}

export function createBrowserQueue(page: Page): BrowserQueue {
  let letCome: () => void;
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  return {
    hold: async () => {
      const [code] = chunkFilesOf('after-start-ports');
      await page.route(`**/${code}`, async (route) => {
        // Fetched at once: the connection may be lost when it is released.
        const response = await route.fetch();
        await mayCome;
        await route.fulfill({ response });
      });
    },
    set: async (queue) => {
      await page.evaluate(replaceQueue, queue);
      letCome();
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
