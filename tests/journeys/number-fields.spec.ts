import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { NumberProblem } from '#domain/format/unreadable-number';
import { variants } from '../../server/database/schema/products';
import { storeProduct } from '../api/products/product-builder';
import { expect, test } from './support/journey';
import { translatorFor } from './support/translations';

/** Prices in centimes and pieces as a seller pastes them, and what is stored. */
const READ = [
  { price: '10,00', stock: '10,00', stored: [1000, 10] },
  { price: '1 250,50 DH', stock: '١٢', stored: [125_050, 12] },
  { price: '2,5', stock: '1\u202f200', stored: [250, 1200] },
  { price: '١٢', stock: '3', stored: [1200, 3] },
];

/** What is refused at the field, with the reason for the price, if any, and for the stock. */
const REFUSED: readonly [text: string, price: NumberProblem | null, stock: NumberProblem][] = [
  ['2,5', null, 'not_whole'],
  ['-3', 'negative_number', 'negative_number'],
  ['1e3', 'not_a_number', 'not_a_number'],
  ['0,129', 'too_many_decimals', 'not_whole'],
];

for (const language of ['fr', 'ar']) {
  test(`A seller pastes prices and pieces in the editor, and no other figure is saved (${language})`, {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const words = translatorFor(language);
    const { id } = await storeProduct(store.backend, {
      storeId: store.id,
      name: 'Bol de Fès',
      hasCover: false,
    });
    const page = await openAs('store_admin', `/dashboard/product/${id}/edit`, { language });
    const price = page.locator('#field-price');
    const stock = page.locator('#field-quantity');
    const save = page.getByRole('button', { name: words('forms:save') });
    const stored = async () => {
      const { db } = store.backend.database;
      const [row] = await db.select().from(variants).where(eq(variants.productId, id));
      return [row?.price, row?.stockOnHand];
    };
    for (const figures of READ) {
      await paste(page, price, figures.price);
      await paste(page, stock, figures.stock);
      await save.click();
      await expect.poll(stored).toEqual(figures.stored);
    }
    let writes = 0;
    page.on('request', (request) => {
      if (['PATCH', 'POST'].includes(request.method())) writes += 1;
    });
    for (const [text, ofPrice, ofStock] of REFUSED) {
      await paste(page, price, text);
      await paste(page, stock, text);
      await save.click();
      await expect(stock).toHaveValue(text);
      await expectProblem(stock, words(`common:kit.numberProblem.${ofStock}`));
      if (ofPrice) await expect(price).toHaveValue(text);
      if (ofPrice) await expectProblem(price, words(`common:kit.numberProblem.${ofPrice}`));
    }
    expect(writes).toBe(0);
    expect(await stored()).toEqual(READ.at(-1)?.stored);
  });
}

/** Replaces the text of a field in one step, as a paste does. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

async function expectProblem(field: Locator, sentence: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(sentence);
}
