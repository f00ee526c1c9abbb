import { expect, type Page } from '@playwright/test';
import { waitForLoadedChunk } from './lazy-chunks';

/** Disconnects the page once the code of the queue is loaded and its database is open. */
export async function goOffline(page: Page): Promise<void> {
  await waitForLoadedChunk(page, 'offline-queue');
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('seller-portal.orders');
  await page.context().setOffline(true);
}
