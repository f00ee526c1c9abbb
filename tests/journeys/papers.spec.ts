import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { orders } from '../../server/database/schema/orders';
import { stores } from '../../server/database/schema/stores';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import type { JourneyStore } from './support/store';
import {
  pdfPages,
  readCodes,
  removePapers,
  storedPaper,
  storePapers,
} from './support/stored-papers';

test.beforeEach(({ page }) => storePapers(page));

test.describe('Codes of papers', () => {
  // Bars of a third of a millimetre need more than one pixel each.
  test.use({ deviceScaleFactor: 3 });

  for (const { language, slip, label, collect } of [
    {
      language: 'fr',
      slip: 'Bon de livraison',
      label: 'Étiquette d’expédition',
      collect: 'Montant à encaisser',
    },
    {
      language: 'ar',
      slip: 'وصل التسليم',
      label: 'ملصق الشحن',
      collect: 'المبلغ الواجب تحصيله',
    },
  ] as const) {
    test(`Slip and label in ${language} have sender, recipient, amount to collect and codes that scanners read`, {
      tag: language === 'fr' ? [] : ['@long'],
    }, async ({ store, openAs, page }) => {
      await nameShop(store);
      const order = await store.place({ status: 'confirmed', total: 24_900 });
      await openAs('store_user', `/dashboard/order/${order.id}`, { language });
      for (const [name, format, size] of [
        [slip, 'a4', { width: 210, height: 297 }],
        [label, 'label', { width: 100, height: 150 }],
      ] as const) {
        await print(page, name);
        const paper = await storedPaper(page);
        const texts = [collect, '249,00', `${order.number}`, '06 00 11 22 33', '05 35 74 12 08'];
        for (const text of texts) await expect(paper).toContainText(text);
        await expect(paper).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
        expect(await readCodes(page, format)).toEqual(codesOf(order));
        expect(await pdfPages(page)).toEqual([size]);
        await removePapers(page);
      }
    });
  }

  test('Language and format are remembered for each paper, and Ctrl P prints what the menu prints', {
    tag: '@long',
  }, async ({ store, openAs, page }) => {
    const order = await store.place({ status: 'confirmed' });
    await openAs('store_user', `/dashboard/order/${order.id}`);
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Langue et format…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Langue et format' });
    const slip = dialog.getByRole('group', { name: 'Bon de livraison', exact: true });
    await slip.getByRole('radio', { name: 'arabe' }).check({ force: true });
    await slip.getByRole('radio', { name: 'A6' }).check({ force: true });
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Fermer', exact: true }).first().click();
    await page.reload();
    await print(page, 'Bon de livraison');
    const paper = await storedPaper(page);
    await expect(paper).toHaveAttribute('lang', 'ar');
    const printed = await paper.innerHTML();
    expect(await readCodes(page, 'a6')).toEqual(codesOf(order));
    expect(await pdfPages(page)).toEqual([{ width: 105, height: 148 }]);
    await removePapers(page);
    await page.keyboard.press('Control+p');
    expect(await (await storedPaper(page)).innerHTML()).toBe(printed);
    await openMenu(page);
    await expect(page.getByRole('menuitem', { name: /^Étiquette/ })).toContainText('français');
  });
});

test('The slip of an order that is paid by card says that nothing is collected, and is black on white in the dark mode', {
  tag: '@long',
}, async ({ store, openAs, page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('settings', JSON.stringify({ themeMode: 'dark' }));
  });
  const order = await store.place({ status: 'confirmed', paymentMethod: 'card' });
  await openAs('store_user', `/dashboard/order/${order.id}`);
  await print(page, 'Bon de livraison');
  const paper = await storedPaper(page);
  await expect(paper).toContainText('Rien à encaisser');
  await expect(paper).not.toContainText('DHS');
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('A seller begins the preparation and prints in one go, and the history says who printed', async ({
  store,
  openAs,
  page,
}) => {
  const order = await store.place({ status: 'confirmed' });
  await openAs('store_user', `/dashboard/order/${order.id}`);
  await print(page, 'Préparer et imprimer : Bon de livraison');
  // The message goes by itself, so it is looked for before the paper.
  await expect(page.getByText('Préparation de 1 commande commencée')).toBeVisible();
  await storedPaper(page);
  const [row] = await store.backend.database.db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, order.id));
  expect(row?.status).toBe('processing');
  await page.getByRole('radio', { name: 'Journal complet' }).check({ force: true });
  const entry = page.getByRole('listitem').filter({ hasText: 'Bon de livraison imprimé' });
  await expect(entry).toContainText('Salma Bennani');
});

test('A pick list sums the pieces of the chosen orders, and lists which order takes how many', {
  tag: '@long',
}, async ({ store, openAs, page }) => {
  const placed = [
    await store.place({ status: 'confirmed', quantity: 2 }),
    await store.place({ status: 'processing', quantity: 3 }),
  ];
  await openAs('store_user', '/dashboard');
  await print(page, 'Bon de préparation');
  const paper = await storedPaper(page);
  // Off paper the sheet is hidden, so that it has no roles.
  const line = paper.locator('tr').filter({ hasText: 'BOL-FES-18' });
  await expect(line.locator('td').nth(4)).toHaveText('5');
  await expect(line).toContainText(`#${placed[0]?.number} × 2`);
  await expect(line).toContainText(`#${placed[1]?.number} × 3`);
  expect(await pdfPages(page)).toEqual([{ width: 210, height: 297 }]);
});

function openMenu(page: Page): Promise<void> {
  return page.getByRole('button', { name: /^(Imprimer|طباعة)\s?:/ }).click();
}

/** Chooses a paper; its language and format follow its name in the menu. */
async function print(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('menuitem', { name: new RegExp(`^${name.replaceAll(' ', '\\s')}`) }).click();
}

function codesOf({ number }: { number: number }) {
  return { Code128: String(number), QRCode: String(number) };
}

/** Gives the journey's store what the head of a paper says. */
async function nameShop({ id, backend }: JourneyStore): Promise<void> {
  await backend.database.db
    .update(stores)
    .set({ phone: '+212535741208', billingAddress: '14, place Nejjarine', nameAr: 'ورشة الاختبار' })
    .where(eq(stores.id, id));
}
