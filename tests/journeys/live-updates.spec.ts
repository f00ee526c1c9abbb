import type { Page } from '@playwright/test';
import { signInColleague } from './machines/colleague';
import { expect, test } from './support/journey';
import { waitForLoadedChunk } from './support/lazy-chunks';
import { openStreams, waitForEventStream, waitForSharedStream } from './support/network-idle';
import { askForReturn } from './support/requests';

const ORDERS = '/dashboard/order';

test.use({ hints: true });

test('A store user sees a new order at once, and the counts change', async ({ store, openAs }) => {
  const page = await openAs('store_user', ORDERS);
  await expect(page.getByText('Aucune commande pour l’instant')).toBeVisible();
  await waitForEventStream(page);
  const first = await store.place();
  await expect(row(page, first.number)).toContainText('En attente');
  await expect(menu(page).getByRole('link', { name: 'Commandes, 1 à accepter' })).toBeVisible();
  const second = await store.place();
  await expect(row(page, second.number)).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Commandes, 2 à accepter' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /À accepter/ })).toContainText('2');
});

test('A store admin sees a colleague’s action in the list and on the order page', {
  tag: '@long',
}, async ({ store, openAs, page: list, context, baseURL }) => {
  const order = await store.place();
  await openAs('store_admin', ORDERS);
  await expect(row(list, order.number)).toContainText('En attente');
  const page = await context.newPage();
  await page.goto(`${ORDERS}/${order.id}`);
  await expect(page.locator('main').getByText('En attente').first()).toBeVisible();
  await waitForEventStream(list);
  await waitForSharedStream(page);
  const colleague = await signInColleague(baseURL ?? '', store.userNames.store_manager);
  await colleague.acts(`order/${order.id}`, 'accept');
  await expect(row(list, order.number)).toContainText('Confirmée');
  await expect(page.locator('main').getByText('Confirmée').first()).toBeVisible();
});

test('Several tabs share one event stream, and the next tab opens one when the first is closed', {
  tag: '@long',
}, async ({ store, openAs, page: first, context }) => {
  await openAs('store_admin', ORDERS);
  await waitForEventStream(first);
  const second = await context.newPage();
  await second.goto(ORDERS);
  await expect(second.getByText('Aucune commande pour l’instant')).toBeVisible();
  await waitForSharedStream(second);
  const order = await store.place();
  await expect(row(first, order.number)).toBeVisible();
  await expect(row(second, order.number)).toBeVisible();
  expect(openStreams(first)).toBe(1);
  await first.close();
  await expect.poll(() => openStreams(second)).toBe(1);
  const next = await store.place();
  await expect(row(second, next.number)).toBeVisible();
});

test('A store admin who switched the sound on hears and sees new notifications', {
  tag: '@long',
}, async ({ store, openAs, page }) => {
  await page.addInitScript(() => {
    const counted = Object.assign(globalThis, { notes: 0 });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      counted.notes += 1;
      start.apply(this, when);
    };
  });
  const notes = () => page.evaluate(() => Reflect.get(globalThis, 'notes'));
  await openAs('store_admin', ORDERS);
  await waitForEventStream(page);
  await askForReturn(store);
  await expect(page.getByRole('button', { name: 'Notifications, 1 non lue' })).toBeVisible();
  expect(await notes()).toBe(0);
  await page.getByRole('button', { name: 'Notifications, 1 non lue' }).click();
  await page.getByRole('switch', { name: 'Un son discret à chaque notification' }).click();
  await expect.poll(notes).toBe(2);
  await askForReturn(store);
  await expect(page.getByText('Non lues').first()).toBeVisible();
  await expect.poll(notes).toBe(4);
});

test.describe('Lost connection', () => {
  test.use({ allowedInConsole: { lost: true } });

  test('A store admin sees an order placed during a lost connection once it is back', {
    tag: '@long',
  }, async ({ store, openAs, context }) => {
    const page = await openAs('store_admin', ORDERS);
    await waitForEventStream(page);
    await waitForLoadedChunk(page, 'connection-banner');
    await context.setOffline(true);
    await expect(page.getByText(/Connexion perdue/)).toBeVisible();
    const order = await store.place();
    await context.setOffline(false);
    await expect(row(page, order.number)).toBeVisible();
    const next = await store.place();
    await expect(row(page, next.number)).toBeVisible();
  });
});

function row(page: Page, number: number) {
  return page.getByRole('row').filter({ hasText: `#${number}` });
}

function menu(page: Page) {
  return page.getByRole('navigation', { name: 'Menu principal' });
}
