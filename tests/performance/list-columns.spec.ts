import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn, storageEntriesOf, writeStorage } from '../support/browser/session-tokens';

const MAX_MOVE_PX = 20;
const LISTS = [
  'order',
  'product',
  'returns',
  'cancellations',
  'payments',
  'banking',
  'invoice',
  'user/list',
  'post',
  'client',
  'tour',
  'job',
];

for (const language of ['fr', 'ar', 'en']) {
  test(`No column of a list moves when its rows come (${language})`, async ({ page, baseURL }) => {
    const tokens = await signIn(baseURL ?? '', 'admin', 'Seller#2026');
    await page.goto('/boot.js');
    await writeStorage(page, { ...storageEntriesOf(tokens), i18nextLng: language });
    const moved: string[] = [];
    for (const list of LISTS) {
      const distance = await columnMove(page, `/dashboard/${list}`);
      if (distance > MAX_MOVE_PX) moved.push(`${list}: ${distance} px`);
    }
    expect(moved).toEqual([]);
  });
}

/** How far a column moves at most between the outline of the table and its rows. */
async function columnMove(page: Page, path: string): Promise<number> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isPageOfList = ({ pathname, searchParams }: URL) =>
    pathname.startsWith('/api/store/') && searchParams.has('pageSize');
  await page.route(isPageOfList, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const outline = page.locator('#root:not([inert]) main [aria-busy="true"]');
  const before = await columnStarts(page, outline.locator('thead th'));
  release();
  await expect(outline).toHaveCount(0);
  const after = await columnStarts(page, page.locator('#root:not([inert]) main thead th'));
  await page.unroute(isPageOfList);
  expect(after).toHaveLength(before.length);
  return Math.max(...after.map((start, at) => Math.abs(start - (before[at] ?? Number.NaN))));
}

/** Where each column begins, from the edge at which a line begins. */
async function columnStarts(page: Page, heads: Locator): Promise<number[]> {
  await expect(heads.first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return heads.evaluateAll((cells) =>
    cells.map((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return Math.round(document.dir === 'rtl' ? innerWidth - right : left);
    }),
  );
}
