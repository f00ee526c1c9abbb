import type { Locator, Page, Request } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { products, variants } from '../../server/database/schema/products';
import { storeLiveProduct } from '../api/products/product-builder';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import type { JourneyStore } from './support/store';
import { translatorFor } from './support/translations';

const LIST = '/dashboard/product';

test('A manager changes a price once by keyboard, and undoes it', async ({ openAs }) => {
  const page = await openAs('store_manager', LIST);
  const saves = countSaves(page);
  await walkTo(page, figure(page, 'prix'));
  await page.keyboard.press('Enter');
  await expect(price(page)).toBeFocused();
  await page.keyboard.type('149');
  // The second press comes before the answer: later, it would open the field again.
  const answer = await holdSaves(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  answer();
  await expect(toast(page, 'Prix de Bol de Fès : 149,00 DHS')).toBeVisible();
  expect(saves()).toBe(1);
  await page.getByRole('button', { name: /^Annuler \(/ }).click();
  await expect(toast(page, 'Prix de Bol de Fès remis à 135,00 DHS')).toBeVisible();
  await page.reload();
  await expect(figure(page, 'prix')).toContainText('135,00 DHS');
});

test('A manager opens a figure with F2, cancels with Escape, and Enter returns the focus to it', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_manager', LIST);
  const saves = countSaves(page);
  await walkTo(page, figure(page, 'prix'));
  await page.keyboard.press('F2');
  await expect(price(page)).toHaveValue('135,00');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('9');
  await expect(price(page)).toHaveValue('9135,00');
  await page.keyboard.press('Escape');
  await expect(figure(page, 'prix')).toBeFocused();
  await expect(figure(page, 'prix')).toContainText('135,00 DHS');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(figure(page, 'prix')).toBeFocused();
  expect(saves()).toBe(0);
});

for (const cells of ['5\t120,00', '5\n120,00']) {
  test(`Two cells pasted into a price are refused, and nothing is saved (${JSON.stringify(cells)})`, {
    tag: '@long',
  }, async ({ openAs }) => {
    const page = await openAs('store_manager', LIST);
    const saves = countSaves(page);
    await copyText(page, cells);
    await figure(page, 'prix').dblclick();
    await price(page).selectText();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(price(page)).toHaveValue('5\t120,00');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Il y a plus d’une valeur ici.')).toBeVisible();
    expect(saves()).toBe(0);
  });
}

test('A manager saves with Tab and edits the next figure, and both are stored', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_manager', LIST);
  await figure(page, 'stock').dblclick();
  await stock(page).fill('12');
  await page.keyboard.press('Tab');
  await expect(price(page)).toBeFocused();
  await expect(toast(page, 'Stock de Bol de Fès : 12')).toBeVisible();
  await page.keyboard.type('99,50');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Prix de Bol de Fès : 99,50 DHS')).toBeVisible();
  await page.reload();
  await expect(figure(page, 'stock')).toContainText('12');
  await expect(figure(page, 'prix')).toContainText('99,50 DHS');
});

test('A manager who enters a price of zero sees the error in the field, and nothing is sent', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_manager', LIST);
  const saves = countSaves(page);
  await figure(page, 'prix').click();
  await price(page).fill('0');
  await page.keyboard.press('Enter');
  await expect(price(page)).toHaveAccessibleDescription('Le prix ne doit pas être de 0 DHS.');
  await page.keyboard.press('Tab');
  await expect(price(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(figure(page, 'prix')).toContainText('135,00 DHS');
  expect(saves()).toBe(0);
});

test('The error of a price in the list has no axe violations in Arabic', { tag: '@long' }, async ({
  openAs,
}) => {
  const words = translatorFor('ar');
  const page = await openAs('store_manager', LIST, { language: 'ar' });
  await page.getByRole('button', { name: words('inlineEdit:change.price') }).click();
  const field = page.getByRole('textbox', { name: 'زلافة فاسية' });
  await field.fill('0');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(words('problems:fields.price_zero'));
  await expectNoAxeViolations(page);
});

test('A seller changes the stock, and sees why they may not change prices', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_user', LIST);
  await figure(page, 'stock').click();
  await stock(page).fill('7');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Stock de Bol de Fès : 7')).toBeVisible();
  await expect(figure(page, 'prix')).toHaveAttribute('aria-disabled', 'true');
  await figure(page, 'prix').hover();
  await expect(page.getByRole('tooltip')).toHaveText(
    'Votre rôle ne permet pas de changer les prix.',
  );
  await figure(page, 'prix').press('Enter');
  await expect(price(page)).toHaveCount(0);
});

test('The figures of a product with variants link to its variants', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  await storeLiveProduct(store.backend, {
    storeId: store.id,
    name: 'Caftan',
    productType: 'variable',
    coverUrl: null,
    variants: [{ price: 90_000 }, { price: 95_000 }],
  });
  const page = await openAs('store_manager', LIST);
  await row(page, 'Caftan')
    .getByRole('link', { name: /prix dans les variantes/ })
    .click();
  await expect(page).toHaveURL(/\/edit#variants$/);
});

test.describe('Conflicts and refusals', () => {
  test.use({ allowedInConsole: { answers: [412, 422] } });

  test('A manager whose price conflicts with a colleague’s chooses their own', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const page = await openAs('store_manager', LIST);
    await figure(page, 'prix').click();
    await price(page).fill('149');
    await colleagueSets(store, { price: 12_000 });
    await page.keyboard.press('Enter');
    const choice = page.getByRole('dialog', { name: 'Changé entre-temps' });
    await expect(choice).toContainText(/ce prix est passé à .120,00\sDHS/);
    await choice.getByRole('button', { name: /^Mettre .149,00\sDHS/ }).click();
    await expect(toast(page, 'Prix de Bol de Fès : 149,00 DHS')).toBeVisible();
    await page.reload();
    await expect(figure(page, 'prix')).toContainText('149,00 DHS');
  });

  test('A manager whose price conflicts with a colleague’s keeps the colleague’s', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const page = await openAs('store_manager', LIST);
    await figure(page, 'prix').click();
    await price(page).fill('149');
    await colleagueSets(store, { price: 12_000 });
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Garder .120,00\sDHS/ }).click();
    await expect(figure(page, 'prix')).toContainText('120,00 DHS');
  });

  test('A manager saves a price although a colleague changed another field', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const page = await openAs('store_manager', LIST);
    await figure(page, 'prix').click();
    await price(page).fill('149');
    await colleagueSets(store, { lowStockThreshold: 3 });
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Prix de Bol de Fès : 149,00 DHS')).toBeVisible();
  });

  test('A manager sees the server’s reason at the field, which keeps the refused value', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    await colleagueSets(store, { compareAtPrice: 14_000 });
    const page = await openAs('store_manager', LIST);
    await figure(page, 'prix').click();
    await price(page).fill('149');
    await page.keyboard.press('Enter');
    await expect(price(page)).toHaveAccessibleDescription(/prix barré/);
    await expect(price(page)).toHaveValue('149,00');
  });
});

test.describe('Phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('A manager on a phone changes the stock in a dialog from the card’s menu', {
    tag: '@long',
  }, async ({ openAs }) => {
    const page = await openAs('store_manager', LIST);
    await page.getByRole('button', { name: 'Actions de Bol de Fès' }).click();
    await page.getByRole('menuitem', { name: 'Ajuster le stock' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changer le stock' });
    await dialog.getByRole('textbox').fill('12');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toast(page, 'Stock de Bol de Fès : 12')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'Bol de Fès' })).toContainText(
      '12 en stock',
    );
  });
});

function row(page: Page, name: string) {
  return page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
}

function figure(page: Page, what: 'prix' | 'stock') {
  return row(page, 'Bol de Fès').getByRole('button', { name: `Changer le ${what}` });
}

function price(page: Page) {
  return page.getByRole('textbox', { name: 'Prix de Bol de Fès' });
}

function stock(page: Page) {
  return page.getByRole('textbox', { name: 'Stock disponible de Bol de Fès' });
}

function toast(page: Page, title: string) {
  return page.getByRole('status').getByText(title);
}

/** Moves the focus to the table's row by Tab, and along it by the arrow keys to the target. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await page.getByRole('button', { name: 'Colonnes et densité' }).focus();
  await page.keyboard.press('Tab');
  for (let steps = 0; steps < 12; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowRight');
  }
}

/** Counts the product changes that were sent since. */
function countSaves(page: Page) {
  let count = 0;
  page.on('request', (request: Request) => {
    if (request.method() === 'PATCH') count += 1;
  });
  return () => count;
}

/** Saves reach the server only when the returned function is called. */
async function holdSaves(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/store/**', async (route) => {
    if (route.request().method() === 'PATCH') await released;
    await route.fallback();
  });
  return release;
}

/** Changes a product as a colleague while the field is open. */
async function colleagueSets(
  { id: storeId, backend }: JourneyStore,
  change: Partial<typeof variants.$inferInsert & typeof products.$inferInsert>,
): Promise<void> {
  const { db } = backend.database;
  const { lowStockThreshold, ...ofVariant } = change;
  if (Object.keys(ofVariant).length > 0)
    await db.update(variants).set(ofVariant).where(eq(variants.storeId, storeId));
  const ofProduct = lowStockThreshold === undefined ? {} : { lowStockThreshold };
  await db
    .update(products)
    .set({ ...ofProduct, revision: 9 })
    .where(eq(products.storeId, storeId));
}

/** Puts a text on the clipboard as a spreadsheet does. */
async function copyText(page: Page, text: string) {
  await page.evaluate((copied) => {
    const area = document.createElement('textarea');
    area.value = copied;
    document.body.append(area);
    area.select();
  }, text);
  await page.keyboard.press('ControlOrMeta+C');
  await page.evaluate(() => document.querySelector('body > textarea')?.remove());
}
