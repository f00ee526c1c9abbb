import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../journeys/support/journey';
import { reportFigure } from './support/figures';

const LIMIT_MB = 5;
const ROUNDS = 50;

/** Opens a record from the list and goes back, repeatedly, as in a morning's work. */
async function wander(page: Page, name: RegExp, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole('row').getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.goBack();
    await expect(page.getByRole('row').getByRole('link', { name }).first()).toBeVisible();
  }
}

async function heapMegabytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

test('The product list uses at most 5 MB more memory after fifty visits to a product', async ({
  openAs,
}) => {
  const page = await openAs('store_admin', '/dashboard/product');
  const session = await page.context().newCDPSession(page);
  // Code and texts loaded only once do not count as growth.
  await wander(page, /Bol de Fès/, 5);
  const before = await heapMegabytes(session);
  await wander(page, /Bol de Fès/, ROUNDS);
  const grown = (await heapMegabytes(session)) - before;
  expect(reportFigure('heap', grown, 'MB', LIMIT_MB)).toBeLessThanOrEqual(LIMIT_MB);
});
