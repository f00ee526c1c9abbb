import type { Page } from '@playwright/test';
import { orderNumberText } from '#domain/orders/order-number';
import { expect, test } from './support/journey';
import { askForCancellation, askForReturn } from './support/requests';

function palette(page: Page) {
  return page.getByRole('dialog', { name: 'Rechercher ou lancer une action' });
}

function field(page: Page) {
  return page.getByRole('searchbox', { name: 'Rechercher ou lancer une action' });
}

function option(page: Page, name: string | RegExp) {
  return palette(page).getByRole('option', { name, exact: true });
}

test('A user finds a page with Ctrl K by its name in any language, and opens it with Enter', {
  tag: '@long',
}, async ({ page, openAs }) => {
  await openAs('store_admin', '/dashboard/order');
  await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeAttached();
  await page.keyboard.press('Control+k');
  for (const name of ['produit', 'PRODUCTS', 'منتجات']) {
    await field(page).fill(name);
    await expect(option(page, 'Produits')).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/product$/);
  await expect(palette(page)).toBeHidden();
});

test('A user finds an order in the command palette by its number, and opens its page', async ({
  page,
  store,
  openAs,
}) => {
  const { id, number: figure } = await store.place();
  const number = String(figure);
  await openAs('store_admin', '/dashboard/product');
  await page.getByRole('button', { name: 'Rechercher ou lancer une action' }).click();
  await field(page).fill(number);
  await expect(option(page, new RegExp(`^#${number} `))).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/dashboard/order/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
});

test('A user acts on an order by its number in the command palette, as far as its process allows', async ({
  page,
  store,
  openAs,
}) => {
  const { number } = await store.place();
  await openAs('store_admin', '/dashboard/product');
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeAttached();
  await page.keyboard.press('Control+k');
  await field(page).fill(`accepter ${number}`);
  await expect(option(page, `Accepter la commande ${orderNumberText(number)}`)).toHaveAttribute(
    'data-focused',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  await expect(page.getByText(`Commande ${orderNumberText(number)} acceptée`)).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill(`${number}`);
  await expect(option(page, `Préparer la commande ${orderNumberText(number)}`)).toBeVisible();
  await expect(option(page, `Accepter la commande ${orderNumberText(number)}`)).toHaveCount(0);
  await field(page).fill(`bordereau ${number}`);
  await expect(
    option(page, `Imprimer le bon de livraison de la commande ${orderNumberText(number)}`),
  ).toBeVisible();
  const { number: other } = await store.place();
  await field(page).fill(`refuser ${other}`);
  await option(page, `Refuser la commande ${orderNumberText(other)}`).click();
  await expect(
    page.getByRole('heading', { name: `Refuser la commande ${orderNumberText(other)}` }),
  ).toBeVisible();
});

test('A user finds a client’s return and cancellation in the command palette by their numbers', {
  tag: '@long',
}, async ({ page, store, openAs }) => {
  const sentBack = await askForReturn(store);
  const calledOff = await askForCancellation(store, 'confirmed');
  await openAs('store_user', '/dashboard/product');
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeAttached();
  for (const [{ id, number }, path] of [
    [sentBack, 'returns'],
    [calledOff, 'cancellations'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await field(page).fill(number);
    await option(page, new RegExp(`^${number}`)).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/${path}/${id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  }
});

test('A user opens an entry in a new tab with Ctrl Enter, and the palette stays open', {
  tag: '@long',
}, async ({ page, context, openAs }) => {
  await openAs('store_admin', '/dashboard/order');
  await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeAttached();
  await page.keyboard.press('Control+k');
  await field(page).fill('produits');
  await expect(option(page, 'Produits')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(/\/dashboard\/product$/);
  await expect(palette(page)).toBeVisible();
});

test('The palette shows that nothing was found, and Escape returns the focus', {
  tag: '@long',
}, async ({ page, openAs }) => {
  await openAs('store_admin', '/dashboard/order');
  const button = page.getByRole('button', { name: 'Rechercher ou lancer une action' });
  await button.focus();
  await page.keyboard.press('Enter');
  await field(page).fill('zzzzzz');
  await expect(palette(page).getByText('Rien ne correspond à')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('A user finds the actions of the selected order in the palette and in the shortcut sheet', {
  tag: '@long',
}, async ({ page, store, openAs }) => {
  const number = String((await store.place()).number);
  await openAs('store_admin', '/dashboard/order');
  await expect(page.getByRole('row', { name: new RegExp(number) })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect(sheet.getByText('Commande suivante')).toBeVisible();
  await expect(sheet.getByText(`Accepter la commande ${orderNumberText(number)}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await field(page).fill(`accepter ${number}`);
  await option(page, new RegExp(`Accepter la commande ${orderNumberText(number)}`)).click();
  await expect(page.getByRole('status').filter({ hasText: number })).toBeVisible();
});

test('Single-key shortcuts do nothing while the user types', { tag: '@long' }, async ({
  page,
  openAs,
}) => {
  await openAs('store_admin', '/dashboard/order');
  await page.getByRole('searchbox').fill('a?');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('A user switches single-key shortcuts off, and the choice survives a reload', {
  tag: '@long',
}, async ({ page, openAs }) => {
  const title = page.getByRole('heading', { level: 1, name: 'Commandes' });
  await openAs('store_admin', '/dashboard/order');
  await expect(title).toBeAttached();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await sheet.getByRole('switch', { name: 'Raccourcis à une seule touche' }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(sheet).toHaveCount(0);
  await field(page).fill('raccourcis');
  await option(page, /Raccourcis clavier/).click();
  await expect(sheet.getByRole('switch')).not.toBeChecked();
  await page.reload();
  await expect(title).toBeAttached();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await expect(sheet).toHaveCount(0);
});
