import type { Page } from '@playwright/test';
import { orderNumberText } from '#domain/orders/order-number';
import { expect, test } from './support/journey';

test('A seller accepts an order and undoes it within the time limit', async ({ store, openAs }) => {
  const order = await store.place();
  const page = await openAs('store_admin', '/dashboard/order');
  await row(page, order.number)
    .getByRole('button', { name: /Accepter/ })
    .click();
  await expect(toast(page, `Commande ${orderNumberText(order.number)} acceptée`)).toBeVisible();
  await expect(row(page, order.number)).toContainText('Confirmée');
  await page.getByRole('button', { name: /^Annuler \(/ }).click();
  await expect(row(page, order.number)).toContainText('En attente');
});

test('A seller opens an order by clicking its row, and new orders have a tab', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const order = await store.place();
  const page = await openAs('store_admin', '/dashboard/order');
  await row(page, order.number).getByText('En attente').click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/order/${order.id}$`));
  await page.goBack();
  await page.getByRole('tab', { name: /^Nouvelles/ }).click();
  await expect(row(page, order.number)).toHaveCount(0);
});

test('A manager refuses an order only with a reason', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  const order = await store.place();
  const page = await openAs('store_manager', '/dashboard/order');
  await askRefusal(page, order.number);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refuser la commande' }).click();
  await expect(dialog.getByText('Choisissez un motif.')).toBeVisible();
  await dialog.getByText('Article épuisé').click();
  await expect(dialog.getByText(/^Le stock passe à 0/)).toBeVisible();
  await dialog.getByLabel(/Message au client/).fill('De retour jeudi.');
  await dialog.getByRole('button', { name: 'Refuser la commande' }).click();
  await expect(toast(page, `Commande ${orderNumberText(order.number)} refusée`)).toBeVisible();
  await expect(row(page, order.number)).toContainText('Refusée');
});

test("A manager's message to the client about a refusal is shown in its own text direction", {
  tag: '@long',
}, async ({ store, openAs }) => {
  const order = await store.place();
  const page = await openAs('store_manager', '/dashboard/order');
  await askRefusal(page, order.number);
  const note = page.getByRole('dialog').getByLabel(/Message au client/);
  await note.fill('سيعود يوم الخميس.');
  await expect(note).toHaveCSS('direction', 'rtl');
});

test('A store user may accept an order, but not refuse or delete one', async ({
  store,
  openAs,
}) => {
  const pending = await store.place();
  const refused = await store.place({ status: 'rejected' });
  const page = await openAs('store_user', '/dashboard/order');
  await expect(row(page, pending.number).getByRole('button', { name: /Accepter/ })).toBeVisible();
  await expect(row(page, pending.number).getByRole('button', { name: /Refuser/ })).toHaveCount(0);
  await row(page, refused.number)
    .getByRole('button', { name: /Actions/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Supprimer' })).toHaveCount(0);
});

test('A store admin deletes a closed order, and the list no longer shows it', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const order = await store.place({ status: 'cancelled' });
  const page = await openAs('store_admin', '/dashboard/order');
  await row(page, order.number)
    .getByRole('button', { name: /Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(toast(page, `Commande ${orderNumberText(order.number)} supprimée`)).toBeVisible();
  await expect(row(page, order.number)).toHaveCount(0);
});

test.describe('Conflict with another tab', () => {
  test.use({ allowedInConsole: { answers: [409] } });

  test('Two tabs accept the same order: one succeeds, the other shows the conflict', async ({
    store,
    openAs,
    context,
  }) => {
    const order = await store.place();
    const first = await openAs('store_admin', '/dashboard/order');
    const second = await context.newPage();
    await second.goto('/dashboard/order');
    await expect(row(second, order.number)).toBeVisible();
    // A page in the background draws nothing, so its toast would remain in its entry animation.
    await first.bringToFront();
    await row(first, order.number)
      .getByRole('button', { name: /Accepter/ })
      .click();
    await expect(toast(first, `Commande ${orderNumberText(order.number)} acceptée`)).toBeVisible();
    await row(second, order.number)
      .getByRole('button', { name: /Accepter/ })
      .click();
    const told = second.getByRole('alertdialog');
    await expect(told).toContainText(
      `La commande ${orderNumberText(order.number)} a changé entre-temps`,
    );
    await expect(told).toContainText('Confirmée');
    await told.getByRole('button', { name: 'J’ai compris' }).click();
    await expect(row(second, order.number)).toContainText('Confirmée');
  });
});

test('A seller filters the orders by city and amount, and removes a filter', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const near = await store.place({ city: 'Casablanca' });
  const far = await store.place({ city: 'Tanger' });
  const page = await openAs('store_admin', '/dashboard/order');
  await expect(row(page, near.number)).toBeVisible();
  await page.getByRole('button', { name: 'Plus de filtres' }).click();
  const panel = page.getByRole('dialog', { name: 'Plus de filtres' });
  await panel.getByRole('combobox', { name: 'Ville' }).fill('tang');
  await page.getByRole('option', { name: 'Tanger' }).click();
  await panel.getByLabel('Montant à partir de').fill('1');
  await panel.getByRole('button', { name: 'Appliquer' }).click();
  await expect(row(page, near.number)).toHaveCount(0);
  await expect(row(page, far.number)).toBeVisible();
  await expect(page).toHaveURL(/cityId=cty_\w+&minTotal=100/);
  await page.getByRole('button', { name: 'Retirer le filtre : Ville' }).click();
  await expect(row(page, near.number)).toBeVisible();
  await expect(row(page, far.number)).toBeVisible();
});

test('The address of the order list contains the tab and the search, and Back restores the earlier list', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const wanted = await store.place({ firstName: 'Zineb', lastName: 'Alaoui' });
  const other = await store.place({ status: 'shipped' });
  const page = await openAs('store_admin', '/dashboard/order');
  await page.getByRole('tab', { name: /À accepter/ }).click();
  await expect(row(page, other.number)).toHaveCount(0);
  await page.getByRole('searchbox').fill('zineb');
  await expect(page).toHaveURL(/tab=toAccept.*q=zineb/);
  await expect(row(page, wanted.number)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('zineb');
  await page.goBack();
  await expect(row(page, other.number)).toBeVisible();
});

function askRefusal(page: Page, number: number) {
  return row(page, number)
    .getByRole('button', { name: /Refuser/ })
    .first()
    .click();
}

function row(page: Page, number: number) {
  return page.getByRole('row').filter({ hasText: `#${number}` });
}

function toast(page: Page, title: string) {
  return page.getByRole('status').getByText(title);
}
