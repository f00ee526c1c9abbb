import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import { askForCancellation } from './support/requests';

test('A manager cancels one of two pieces, sees the refund before it and the result on the order', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const order = await store.place({ status: 'confirmed', paymentMethod: 'card', quantity: 2 });
  const page = await openAs('store_manager', `/dashboard/order/${order.id}`);
  await page.getByRole('button', { name: 'Annuler des pièces…' }).click();
  await confirm(page);
  await expect(dialog(page)).toContainText('Indiquez au moins une pièce.');
  await expect(dialog(page)).toContainText('Choisissez un motif.');
  await pieces(page).fill('3');
  await expect(dialog(page)).toContainText('Il reste moins de pièces que cela.');
  await pieces(page).fill('1');
  await expect(dialog(page)).toContainText(/passe de .270,00.DHS. à .135,00.DHS/);
  await expect(dialog(page)).toContainText(/À rembourser au client.: .135,00.DHS/);
  await dialog(page).getByRole('combobox', { name: 'Motif' }).click();
  await page.getByRole('option', { name: 'Article épuisé' }).click();
  await expectNoAxeViolations(page);
  await confirm(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: '1 annulé' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Remboursé en partie');
  const course = page.getByRole('list', { name: 'Historique' });
  await expect(course).toContainText('Pièces annulées');
  await expect(course).toContainText('Article épuisé');
  await expect(page.getByRole('main')).toContainText('Confirmée');
});

test('A seller who cancels all remaining pieces is warned, and the order is cancelled', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const order = await store.place({ status: 'processing', paymentMethod: 'cod', quantity: 1 });
  const page = await openAs('store_admin', `/dashboard/order/${order.id}`);
  await page.getByRole('button', { name: 'Annuler des pièces…' }).click();
  await pieces(page).fill('1');
  await expect(dialog(page)).toContainText('elle sera annulée');
  await expect(dialog(page)).toContainText('Rien à rembourser');
  await dialog(page).getByRole('combobox', { name: 'Motif' }).click();
  await page.getByRole('option', { name: 'Client injoignable' }).click();
  await confirm(page);
  await expect(page.getByRole('button', { name: 'Annuler des pièces…' })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Annulée');
});

test.describe("Conflict with a client's request", () => {
  test.use({ allowedInConsole: { answers: [409] } });

  test('A manager whose cancellation conflicts with an open request sees an error and keeps the typed values', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const { order } = await askForCancellation(store, 'confirmed');
    const page = await openAs('store_manager', `/dashboard/order/${order.id}`);
    await page.getByRole('button', { name: 'Annuler des pièces…' }).click();
    await pieces(page).fill('1');
    await dialog(page).getByRole('combobox', { name: 'Motif' }).click();
    await page.getByRole('option', { name: 'Article épuisé' }).click();
    await confirm(page);
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await expect(pieces(page)).toHaveValue('1');
  });
});

test('Pieces cannot be cancelled by a store user, or on a shipped order', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  const confirmed = await store.place({ status: 'confirmed' });
  const shipped = await store.place({ status: 'shipped' });
  const page = await openAs('store_user', `/dashboard/order/${confirmed.id}`);
  await expect(page.getByRole('heading', { name: 'Articles' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler des pièces…' })).toHaveCount(0);
  await openAs('store_admin', `/dashboard/order/${shipped.id}`);
  await expect(page.getByRole('heading', { name: 'Articles' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler des pièces…' })).toHaveCount(0);
});

function dialog(page: Page) {
  return page.getByRole('dialog');
}

function pieces(page: Page) {
  return dialog(page).getByRole('textbox', { name: 'Pièces à annuler' });
}

function confirm(page: Page) {
  return dialog(page).getByRole('button', { name: 'Annuler ces pièces' }).click();
}
