import type { BrowserContext, Page } from '@playwright/test';
import { signIn, storageEntriesOf, writeStorage } from '../support/browser/session-tokens';
import { expect, test } from './support/journey';
import { waitForLoadedChunk } from './support/lazy-chunks';
import { waitForEventStream } from './support/network-idle';
import { type JourneyStore, PASSWORD } from './support/store';

const ORDERS = '/dashboard/order';

test.use({ hints: true });

for (const [how, isShared] of [
  ['a shared worker', true],
  ['an elected tab, in a browser without shared workers', false],
] as const) {
  test(`Nine tabs on plain HTTP with another host name work, with one stream of ${how}`, {
    tag: '@long',
  }, async ({ store, context, baseURL }) => {
    if (!isShared) await withoutSharedWorkers(context);
    const tabs = await openTabs(context, store, baseURL ?? '', 9);
    for (const tab of tabs) {
      await expect(tab.getByText('Aucune commande pour l’instant')).toBeVisible();
      // A tab follows the changes once it is idle.
      await waitForLoadedChunk(tab, 'live.actors');
    }
    if (!isShared) await waitForEventStream(tabs[0]);
    const order = await store.place();
    for (const tab of tabs) await expect(row(tab, order.number)).toBeVisible();
    await tabs[0].close();
    const next = await store.place();
    for (const tab of tabs.slice(1)) await expect(row(tab, next.number)).toBeVisible();
  });
}

test('A seller accepts an order on plain HTTP with another host name, and the other tab shows it', {
  tag: '@long',
}, async ({ store, context, baseURL }) => {
  const order = await store.place();
  const [page, other] = await openTabs(context, store, baseURL ?? '', 2);
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([
    false,
    false,
  ]);
  await expect(row(other, order.number)).toContainText('En attente');
  await page.goto(new URL(`${ORDERS}/${order.id}`, page.url()).href);
  await page.getByRole('button', { name: 'Accepter' }).first().click();
  await expect(page.locator('main').getByText('Confirmée').first()).toBeVisible();
  await expect(row(other, order.number)).toContainText('Confirmée');
});

/** Opens the orders of the journey's store in several tabs, on another host name. */
async function openTabs(
  context: BrowserContext,
  store: JourneyStore,
  baseURL: string,
  count: number,
): Promise<[Page, Page, ...Page[]]> {
  const { port } = new URL(baseURL);
  const host = `http://shop.test:${port}`;
  const tokens = await signIn(baseURL, store.userNames.store_admin, PASSWORD);
  const open = async () => {
    const tab = await context.newPage();
    await tab.goto(`${host}/boot.js`);
    return tab;
  };
  const [first, second] = [await open(), await open()];
  await writeStorage(first, { ...storageEntriesOf(tokens), i18nextLng: 'fr' });
  const tabs: [Page, Page, ...Page[]] = [first, second];
  while (tabs.length < count) tabs.push(await open());
  for (const tab of tabs) await tab.goto(`${host}${ORDERS}`);
  return tabs;
}

function withoutSharedWorkers(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
}

function row(page: Page, number: number) {
  return page.getByRole('row').filter({ hasText: `#${number}` });
}
