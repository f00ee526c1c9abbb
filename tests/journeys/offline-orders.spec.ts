import type { Page } from '@playwright/test';
import { orderNumberText } from '#domain/orders/order-number';
import { signInColleague } from './machines/colleague';
import { expect, test } from './support/journey';
import { goOffline } from './support/offline';

const ORDERS = '/dashboard/order';

test.use({ allowedInConsole: { answers: [409], lost: true } });

test("A seller's offline actions are sent once, by a page opened after the connection is back", async ({
  store,
  openAs,
  context,
  baseURL,
}) => {
  const order = await store.place();
  const page = await openAs('store_admin', ORDERS);
  await goesOffline(page);
  await press(page, order.number, 'Accepter la commande');
  await expect(toast(page, order.number)).toBeVisible();
  await expect(row(page, order.number)).toContainText('Confirmée');
  await expect(row(page, order.number)).toContainText('En attente d’envoi');
  await press(page, order.number, 'Préparer');
  await expect(row(page, order.number)).toContainText('En préparation');
  await page.getByRole('button', { name: '2 actions en attente d’envoi' }).click();
  await expect(tray(page).getByRole('listitem')).toHaveText([
    new RegExp(`Accepter\\s: commande ${orderNumberText(order.number)}`),
    new RegExp(`Préparer\\s: commande ${orderNumberText(order.number)}`),
  ]);
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(ORDERS);
  await expect(row(later, order.number)).toContainText('En préparation');
  await expect(row(later, order.number)).not.toContainText('En attente d’envoi');
  await expect(later.getByRole('button', { name: /en attente d’envoi/ })).toHaveCount(0);
  const colleague = await signInColleague(baseURL ?? '', store.userNames.store_manager);
  const { status, history } = await colleague.reads(order.id);
  const actions = history.map(({ action }) => action);
  expect(status).toBe('processing');
  expect(actions.filter((action) => action === 'accept')).toHaveLength(1);
  expect(actions.filter((action) => action === 'prepare')).toHaveLength(1);
});

test("A seller sees the offline actions that a colleague's decision prevented, and acknowledges them", {
  tag: '@long',
}, async ({ store, openAs, context, baseURL }) => {
  const order = await store.place();
  const colleague = await signInColleague(baseURL ?? '', store.userNames.store_manager);
  const page = await openAs('store_admin', ORDERS);
  await goesOffline(page);
  await press(page, order.number, 'Accepter la commande');
  await press(page, order.number, 'Préparer');
  await colleague.acts(`order/${order.id}`, 'refuse', { reasonCode: 'out_of_stock' });
  await context.setOffline(false);
  await page.getByRole('button', { name: '1 commande à revoir' }).click();
  await expect(tray(page)).toContainText(
    new RegExp(
      `Commande ${orderNumberText(order.number)}\\s: action non effectuée \\(Accepter \\+ Préparer\\)`,
    ),
  );
  await expect(tray(page)).toContainText(/statut «\sRefusée\s»/);
  await tray(page).getByRole('link', { name: 'Voir la commande' }).click();
  await expect(page.locator('main').getByText('Refusée').first()).toBeVisible();
  await page.getByRole('button', { name: '1 commande à revoir' }).click();
  await tray(page).getByRole('button', { name: 'J’ai compris' }).click();
  await expect(page.getByRole('button', { name: '1 commande à revoir' })).toHaveCount(0);
});

test('A seller removes waiting actions, and the order has its earlier status again', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const order = await store.place();
  const page = await openAs('store_admin', `${ORDERS}/${order.id}`);
  await goesOffline(page);
  const steps = page.locator('main');
  await steps.getByRole('button', { name: 'Accepter' }).click();
  await expect(steps.getByText('En attente d’envoi')).toBeVisible();
  await steps.getByRole('button', { name: 'Préparer' }).click();
  await page.getByRole('button', { name: '2 actions en attente d’envoi' }).click();
  await tray(page)
    .getByRole('button', { name: /Ne pas envoyer.*Accepter/ })
    .click();
  await expect(steps.getByText('En attente d’envoi')).toHaveCount(0);
  await expect(steps.getByRole('button', { name: 'Accepter' })).toBeVisible();
  await expect(steps.getByText('En attente').first()).toBeVisible();
});

async function goesOffline(page: Page) {
  await expect(page.getByRole('button', { name: /^Accepter/ })).toBeVisible();
  await goOffline(page);
}

function row(page: Page, number: number) {
  return page.getByRole('row').filter({ hasText: `#${number}` });
}

function press(page: Page, number: number, name: string) {
  return row(page, number)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
}

function tray(page: Page) {
  return page.getByRole('dialog', { name: 'Actions en attente d’envoi' });
}

function toast(page: Page, number: number) {
  return page.getByText(new RegExp(`Commande ${orderNumberText(number)}\\s: enregistrée ici`));
}
