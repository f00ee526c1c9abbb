import type { Page } from '@playwright/test';
import type { QueuedAction } from '#domain/orders/queued-actions';
import { chunkFilesOf } from '../support/lazy-chunks';

/** The queue of a browser as another of its tabs would change it, and the code that reads it. */
export interface BrowserQueue {
  /** Holds the code that reads the queue; before the page is opened. */
  hold(): Promise<void>;
  /** Makes this the queue, tells the portal so, and lets it read. */
  set(queue: readonly QueuedAction[]): Promise<void>;
  /** Takes an action out, of which the portal hears nothing. */
  removeSilently(queued: QueuedAction): Promise<void>;
}

export const createBrowserQueue = (page: Page): BrowserQueue => {
  let letCome: () => void;
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  return {
    hold: async () => {
      const [code] = chunkFilesOf('browser-order-queue');
      await page.route(`**/${code}`, async (route) => {
        // Fetched at once: the connection may be lost when it is let through.
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
};

/** Under what the portal keeps an action. */
const keyOf = ({ owner, orderId, action }: QueuedAction): string =>
  JSON.stringify([owner.userId, owner.storeId, orderId, action]);

/** On the page, once the portal has opened the place. */
const deleteFromQueue = (key: string): Promise<void> =>
  new Promise((resolve, reject) => {
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

/** On the page, as another tab of the browser: in the portal's own place, under its own names. */
const replaceQueue = (queue: readonly QueuedAction[]): Promise<void> =>
  new Promise((resolve, reject) => {
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
