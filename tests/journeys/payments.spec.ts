import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { sellLastWeek } from './support/payouts';

const DAY_MS = 24 * 60 * 60 * 1000;
const RIB = '007270000123456789012390';

test('A manager opens a payout, checks its sums, prints it and opens one of its orders', async ({
  store,
  openAs,
  page,
}) => {
  const { number } = await sellLastWeek(store);
  await page.addInitScript(() => {
    // The browser's dialog would block the test; a copy of the printed sheet is kept for the
    // assertions.
    window.print = () => {
      const sheet = document.querySelector('[data-print-sheet]');
      if (sheet) document.body.append(sheet.cloneNode(true));
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await openAs('store_manager', '/dashboard/banking');
  await page.getByRole('tab', { name: /^À venir/ }).click();
  await page.getByRole('gridcell', { name: '198,00 DHS' }).click();
  await expect(heading(page)).toContainText(/^Versement .PO-/);
  await expect(page.getByText('Le compte est juste')).toBeVisible();
  await expect(fact(page, 'Ventes')).toHaveText('300,00 DHS');
  await expect(fact(page, 'Commission')).toHaveText('-27,00 DHS');
  await expect(fact(page, 'Remboursements')).toHaveText('-75,00 DHS');
  await expect(fact(page, 'Net à verser').first()).toHaveText('198,00 DHS');
  await page.getByRole('button', { name: 'Imprimer : choisir le document' }).click();
  await page.getByRole('menuitem', { name: /^Relevé de versement/ }).click();
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toContainText(`#${number}`);
  await expect(sheet).toContainText(/Relevé de versement.*PO-/);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: `#${number}` }).click();
  await expect(heading(page)).toContainText(`#${number}`);
});

test('A seller sees by how much the lines of a wrong payout differ', { tag: '@long' }, async ({
  store,
  openAs,
  page,
}) => {
  await sellLastWeek(store);
  await page.route(/\/api\/store\/payouts\/pyt_/, async (route) => {
    const answer = await route.fetch();
    const payout = await answer.json();
    await route.fulfill({ json: { ...payout, fees: -500, net: payout.net - 500 } });
  });
  await openAs('store_admin', '/dashboard/banking?tab=coming');
  await page.getByRole('gridcell', { name: '198,00 DHS' }).click();
  await expect(page.getByText('Le compte n’est pas juste')).toBeVisible();
  await expect(page.getByText(/^Frais\s: les lignes donnent 0,00/)).toContainText('-5,00 DHS');
});

test.describe('Bank account', () => {
  test("A store admin's bank account is refused with a wrong key, saved with the right one, and has a history", {
    tag: '@long',
  }, async ({ openAs }) => {
    const page = await openAs('store_admin', '/dashboard/banking');
    await expect(page.getByText('Aucun compte n’est indiqué')).toBeVisible();
    await page.getByRole('button', { name: 'Indiquer un compte' }).click();
    await page.getByRole('textbox', { name: /^Titulaire/ }).fill('Atelier des essais SARL');
    await page.getByRole('textbox', { name: /^Banque/ }).fill('Banque Atlas');
    const rib = page.getByRole('textbox', { name: /^RIB/ });
    await rib.fill(`${RIB.slice(0, -1)}1`);
    await page.getByRole('button', { name: 'Enregistrer le compte' }).click();
    await expect(rib).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(/^La clé \(les deux derniers chiffres\)/)).toBeVisible();
    await rib.fill('007 270 0001234567890123 90');
    await page.getByRole('button', { name: 'Enregistrer le compte' }).click();
    await expect(page.getByRole('img', { name: 'RIB finissant par 2390' })).toBeVisible();
    await expect(page.getByText(RIB)).toHaveCount(0);
    await page.getByRole('button', { name: /Qui l’a modifié/ }).click();
    const changes = page.getByRole('list', { name: 'Modifications du compte' });
    await expect(changes).toContainText('Salma Bennani');
  });

  test('A manager sees the bank account page but cannot change the account', {
    tag: '@long',
  }, async ({ openAs }) => {
    const page = await openAs('store_manager', '/dashboard/banking');
    await expect(page.getByText('Seul un administrateur de la boutique')).toBeVisible();
    await expect(page.getByRole('button', { name: /compte$/ })).toHaveCount(0);
  });
});

test('A seller finds the payment of an order, and sees the total under the filters', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const order = await store.place({ total: 45_900 });
  const other = await store.place({ total: 10_000, paymentMethod: 'card' });
  const page = await openAs('store_admin', `/dashboard/order/${order.id}`);
  await page.getByRole('link', { name: 'Suivre le paiement' }).click();
  await expect(page.getByRole('link', { name: `#${order.number}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `#${other.number}` })).toHaveCount(0);
  await page.getByRole('button', { name: 'Effacer', exact: true }).click();
  await expect(page.getByRole('tab', { name: /^Tous/ })).toContainText('2');
  await page.getByRole('tab', { name: /^Encaissés/ }).click();
  await expect(page.getByRole('link', { name: `#${order.number}` })).toHaveCount(0);
  const cards = page.getByRole('table', { name: 'Carte' });
  await expect(cards.getByRole('row', { name: /^Total/ })).toContainText('100,00 DHS');
});

test('A seller limits the payments to a period and removes the limit', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  const now = await store.place();
  const before = await store.place({ orderDate: new Date(Date.now() - 60 * DAY_MS) });
  const page = await openAs('store_admin', '/dashboard/payments');
  await expect(page.getByRole('link', { name: `#${before.number}` })).toBeVisible();
  await page.getByRole('button', { name: 'Période' }).click();
  await page.getByRole('button', { name: '30 jours' }).click();
  await expect(page.getByRole('link', { name: `#${before.number}` })).toHaveCount(0);
  await expect(page.getByRole('link', { name: `#${now.number}` })).toBeVisible();
  await page.getByRole('button', { name: '30 jours' }).click();
  await page.getByRole('button', { name: 'Toute la période' }).click();
  await expect(page.getByRole('link', { name: `#${before.number}` })).toBeVisible();
});

for (const path of [
  '/dashboard/payments',
  '/dashboard/banking',
  '/dashboard/payments/payouts/pyt_1',
]) {
  test(`A store user without permission for payments is refused at ${path}`, {
    tag: path === '/dashboard/payments' ? [] : ['@long'],
  }, async ({ openAs }) => {
    const page = await openAs('store_user', path);
    await expect(heading(page)).toHaveText('Cette porte n’est pas la vôtre');
    await expect(page.getByRole('link', { name: 'Paiements' })).toHaveCount(0);
  });
}

test.describe('Unknown payout', () => {
  test.use({ allowedInConsole: { answers: [404, 400] } });

  test('A seller sees a message at the address of an unknown payout', { tag: '@long' }, async ({
    openAs,
  }) => {
    const page = await openAs('store_admin', '/dashboard/payments/payouts/pyt_nobody');
    await expect(page.getByText('Ce versement n’existe pas')).toBeVisible();
  });
});

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function fact(page: Page, name: string) {
  return page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd');
}
