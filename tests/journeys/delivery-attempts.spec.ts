import type { Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { formatLongDate } from '#domain/format/dates';
import { addDays, casablancaDay } from '#domain/time/casablanca-day';
import { orders } from '../../server/database/schema/orders';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';

test('A store user calls a client who pays on delivery, and records the outcome', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const order = await store.place({ status: 'confirmed', phoneNumber: '+212661224455' });
  const page = await openAs('store_user', `/dashboard/order/${order.id}`);
  const call = page.getByRole('link', { name: 'Appeler' });
  await expect(call).toHaveAttribute('href', 'tel:+212661224455');
  const write = page.getByRole('link', { name: 'WhatsApp' });
  await expect(write).toHaveAttribute('href', 'https://wa.me/212661224455');

  await page.getByRole('button', { name: 'Noter une tentative…' }).click();
  await save(page).click();
  await expect(dialog(page).getByText('Choisissez un résultat.').last()).toBeVisible();
  await dialog(page).getByText('Reportée').click();
  await save(page).click();
  await expect(
    dialog(page)
      .getByText(/Indiquez le jour demandé/)
      .last(),
  ).toBeVisible();
  await expectNoAxeViolations(page, { within: '[role=dialog]' });
  await chooseDay(page, addDays(casablancaDay(new Date()), 2));
  await dialog(page).getByRole('textbox', { name: 'Remarque' }).fill('Absente jusqu’à mardi.');
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(attempts(page)).toContainText('Reportée au');
  await expect(attempts(page)).toContainText('Absente jusqu’à mardi.');
  await expect(attempts(page)).toContainText('Salma Bennani');

  await page.getByRole('button', { name: 'Noter une tentative…' }).click();
  await dialog(page).getByText('Injoignable').click();
  await save(page).click();
  await expect(attempts(page).getByRole('listitem')).toHaveCount(2);
  await expect(attempts(page)).toContainText('Injoignable');
});

test('A paid or delivered order offers no delivery attempt', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  const paid = await store.place({ status: 'confirmed', paymentMethod: 'card' });
  const delivered = await store.place({ status: 'delivered' });
  for (const { id } of [paid, delivered]) {
    const page = await openAs('store_admin', `/dashboard/order/${id}`);
    await expect(page.getByText('Suivre le paiement')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Noter une tentative…' })).toHaveCount(0);
  }
});

test.describe('Order delivered in the meantime', () => {
  test.use({ allowedInConsole: { answers: [409] } });

  test('A user who records an attempt on a delivered order sees that it is refused', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const order = await store.place({ status: 'shipped' });
    const page = await openAs('store_admin', `/dashboard/order/${order.id}`);
    await page.getByRole('button', { name: 'Noter une tentative…' }).click();
    await store.backend.database.db
      .update(orders)
      .set({ status: 'delivered', revision: sql`${orders.revision} + 1` })
      .where(eq(orders.id, order.id));
    await dialog(page).getByText('Injoignable').click();
    await save(page).click();
    // The page shows the new status, and the refused form is still open with its error.
    await expect(page.getByText('Livrée', { exact: true }).first()).toBeVisible();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
  });
});

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Noter une tentative' });
}

function save(page: Page) {
  return dialog(page).getByRole('button', { name: 'Enregistrer la tentative' });
}

function attempts(page: Page) {
  return page.getByRole('list', { name: 'Tentatives pour joindre le client' });
}

/** Chooses a day by its French name. */
async function chooseDay(page: Page, day: string) {
  await dialog(page)
    .getByRole('combobox', { name: /^Jour demandé/ })
    .click();
  await page.getByRole('option', { name: formatLongDate(day, 'fr') }).click();
}
