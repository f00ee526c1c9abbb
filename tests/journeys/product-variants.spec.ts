import type { Page } from '@playwright/test';
import { asc, eq } from 'drizzle-orm';
import { products, variants } from '../../server/database/schema/products';
import { expect, test } from './support/journey';
import { gridCell, gridCells, productForm } from './support/product-form';
import type { JourneyStore } from './support/store';
import { translatorFor } from './support/translations';
import { createVariableDraft } from './support/variable-product';

test('A seller makes variants from two axes, leaves out two of twelve, and later adds a value', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const id = await createVariableDraft(store);
  const page = await opened(openAs, id);
  const form = productForm(page, translatorFor('fr'));
  await form.addsAxis({ name: 'Couleur', values: ['Blanc', 'Noir', 'Camel'] });
  await form.addsAxis({ name: 'Taille', values: ['S', 'M', 'L', 'XL'] });
  await expect(gridCells(page)).toHaveCount(12);

  await gridCell(page, 0, 0).click();
  for (const pieces of ['12', '9', '8', '7']) {
    await page.keyboard.type(pieces);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('8\n');
  await expect(gridCell(page, 2, 0)).toBeFocused();
  await paste(page, '٦\t٥\t٤\t٣');
  await form.leavesOut(1, 1);
  await form.leavesOut(1, 3);
  await save(page);
  expect(await stocks(store, id)).toEqual([12, 9, 8, 7, 8, 0, 6, 5, 4, 3]);

  await page.getByRole('button', { name: 'Taille 4' }).click();
  await page.getByRole('searchbox', { name: 'Rechercher une valeur' }).fill('xxl');
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'XXL' }).click();
  await page.keyboard.press('Escape');
  await expect(gridCells(page)).toHaveCount(15);
  await gridCell(page, 0, 4).click();
  await page.keyboard.type('2\n');
  await save(page);
  expect(await stocks(store, id)).toEqual([12, 9, 8, 7, 2, 8, 0, 0, 6, 5, 4, 3, 0]);
  await gridCell(page, 1, 3).click();
  await page.getByRole('button', { name: 'Créer cette variante' }).click();
  await save(page);
  expect((await stocks(store, id)).length).toBe(14);
  await page.reload();
  await expect(gridCell(page, 1, 1)).toContainText('Sans variante');
  await expect(gridCell(page, 0, 0)).toHaveText('12');
});

test('The sheet stays where it is when a variant at the end of the page is left out', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const id = await createVariableDraft(store, 6);
  const page = await opened(openAs, id);
  const form = productForm(page, translatorFor('fr'));
  await gridCell(page, 0, 0).click();
  await page.keyboard.type('5\n');
  await expect(page.getByRole('button', { name: /^Enregistrer/ }).first()).toBeVisible();
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const top = () => gridCell(page, 0, 0).evaluate((cell) => cell.getBoundingClientRect().top);
  const before = await top();
  await form.leavesOut(1, 0);
  await expect(gridCell(page, 1, 0)).toHaveAttribute('data-out');
  expect(await top()).toBe(before);
});

test('A seller takes a variant off sale and puts it back', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  const id = await createVariableDraft(store, 6);
  const page = await opened(openAs, id);
  await gridCell(page, 0, 0).click();
  await page.getByRole('button', { name: 'Retirer de la vente' }).click();
  await expect(gridCell(page, 0, 0)).toContainText('Retirée de la vente');
  await save(page);
  expect(await standings(store, id)).toEqual(['inactive', ...Array(5).fill('active')]);
  await page.reload();
  await expect(gridCell(page, 0, 0)).toContainText('Retirée de la vente');
  await gridCell(page, 0, 0).click();
  await page.getByRole('button', { name: 'Remettre la variante en vente' }).click();
  await save(page);
  expect(await standings(store, id)).toEqual(Array(6).fill('active'));
});

test('A keyboard user edits, cancels and fills cells of the variant sheet', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const id = await createVariableDraft(store, 6);
  const page = await opened(openAs, id);
  await gridCell(page, 0, 0).focus();
  await page.keyboard.type('5');
  await page.keyboard.press('Escape');
  await expect(gridCell(page, 0, 0)).toHaveText('0');
  await page.keyboard.type('5\n');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+d');
  await expect(gridCell(page, 2, 0)).toHaveText('5');
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(gridCell(page, 0, 1)).toBeFocused();
});

test('A seller cuts cells of the variant sheet, pastes them elsewhere, and undoes both', {
  tag: '@long',
}, async ({ store, openAs, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await createVariableDraft(store, 6);
  const page = await opened(openAs, id);
  await gridCell(page, 0, 0).click();
  await page.keyboard.type('5\n');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+x');
  await expect(gridCell(page, 0, 0)).toHaveText('0');
  await expect(page.locator('#variants [role=status]')).toHaveText('1 case coupée.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await expect(gridCell(page, 0, 1)).toHaveText('5');
  await page.keyboard.press('Control+z');
  await expect(gridCell(page, 0, 1)).toHaveText('0');
  await page.keyboard.press('Control+z');
  await expect(gridCell(page, 0, 0)).toHaveText('5');
  await expect(gridCell(page, 0, 0)).toBeFocused();
  await page.keyboard.press('Control+Shift+z');
  await expect(gridCell(page, 0, 0)).toHaveText('0');
});

test.describe('Refused variant', () => {
  test.use({ allowedInConsole: { answers: [409] } });

  test('A seller sees in its cell that another product has the same SKU', { tag: '@long' }, async ({
    store,
    openAs,
  }) => {
    const id = await createVariableDraft(store, 2);
    const page = await opened(openAs, id);
    await page.getByRole('radio', { name: 'SKU' }).check({ force: true });
    await gridCell(page, 0, 1).click();
    await page.keyboard.type('BOL-FES-18\n');
    await page.keyboard.press('Control+s');
    await expect(gridCell(page, 0, 1)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('radio', { name: /SKU.: 1 erreur/ })).toBeAttached();
  });
});

type OpenAs = (role: 'store_admin', path: string) => Promise<Page>;

async function opened(openAs: OpenAs, id: string): Promise<Page> {
  const page = await openAs('store_admin', `/dashboard/product/${id}/edit`);
  await expect(page.locator('#variants')).toBeVisible();
  return page;
}

/** Pastes a text in the format of a spreadsheet's cells. */
function paste(page: Page, text: string) {
  return page.evaluate((said) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', said);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

async function save(page: Page) {
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.keyboard.press('Control+s');
  expect((await answered).status()).toBe(200);
}

async function standings({ backend }: JourneyStore, id: string) {
  const rows = await backend.database.db
    .select({ status: variants.status })
    .from(variants)
    .where(eq(variants.productId, id))
    .orderBy(asc(variants.position));
  return rows.map(({ status }) => status);
}

async function stocks({ backend }: JourneyStore, id: string) {
  const rows = await backend.database.db
    .select({ stock: variants.stockOnHand })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.productId, id))
    .orderBy(asc(variants.position));
  return rows.map(({ stock }) => stock);
}
