import type { Page } from '@playwright/test';
import { asc, eq } from 'drizzle-orm';
import { variants } from '../../server/database/schema/products';
import { expectNoAxeViolations } from './support/axe-violations';
import { buyerAt, setStock } from './support/buyer';
import { expect, test } from './support/journey';
import { gridCell } from './support/product-form';
import type { JourneyStore } from './support/store';
import { translatorFor } from './support/translations';
import { createVariableDraft } from './support/variable-product';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

for (const [language, viewport] of [
  ['fr', DESKTOP],
  ['ar', PHONE],
] as const) {
  const size = viewport === PHONE ? 'a phone' : 'a computer';
  test(`A seller on ${size} in ${language} stops counting a stock, and a customer buys the product`, {
    tag: '@long',
  }, async ({ store, openAs, context, page: seller }) => {
    const words = translatorFor(language);
    await setStock(store, 0);
    await seller.setViewportSize(viewport);
    await openAs('store_admin', '/dashboard/product', { language });
    await expect(seller.getByText(words('products:stock.out_of_stock')).first()).toBeVisible();

    await seller.goto(`/dashboard/product/${store.productId}/edit`);
    const stock = seller.getByRole('textbox', {
      name: words('productEditor:fields.quantity'),
      exact: true,
    });
    await expect(stock).toBeVisible();
    const policy = seller.getByRole('combobox', {
      name: words('productEditor:fields.stockPolicy'),
    });
    await policy.click();
    await seller.getByRole('option', { name: words('products:stockPolicy.not_counted') }).click();
    await expect(stock).toBeHidden();
    await expectNoAxeViolations(seller);
    await save(seller);

    await seller.goto('/dashboard/product');
    await expect(seller.getByText(words('products:stock.not_counted')).first()).toBeVisible();
    await seller.goto(`/dashboard/product/${store.productId}`);
    await expect(seller.getByText(words('products:stock.not_counted')).first()).toBeVisible();
    await expectNoAxeViolations(seller);

    const shop = await context.newPage();
    await shop.setViewportSize(viewport);
    const buyer = buyerAt(shop, store, language);
    await buyer.fillsCart();
    await buyer.goesOn();
    await buyer.writesAddress();
    await buyer.givesAddress();
    await buyer.orderButton.click();
    await buyer.isThanked();
    expect(await stocks(store, store.productId)).toEqual([['not_counted', 0, 1]]);
  });
}

test('A seller puts variants on backorder, and a typed number counts one again', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const id = await createVariableDraft(store, 6);
  const page = await openAs('store_admin', `/dashboard/product/${id}/edit`);
  await gridCell(page, 0, 0).click();
  await page.getByRole('radio', { name: 'Sans suivi' }).check({ force: true });
  await expect(gridCell(page, 0, 0)).toHaveText('Sans suivi');
  await gridCell(page, 0, 1).click();
  await page.getByRole('radio', { name: 'Sur commande' }).check({ force: true });
  await expect(gridCell(page, 0, 1)).toContainText('Sur commande');
  await save(page);
  expect((await stocks(store, id)).map(([policy]) => policy).slice(0, 3)).toEqual([
    'not_counted',
    'backorder',
    'counted',
  ]);
  await gridCell(page, 0, 0).click();
  await page.keyboard.type('7\n');
  await expect(gridCell(page, 0, 0)).toHaveText('7');
  await save(page);
  expect((await stocks(store, id))[0]).toEqual(['counted', 7, 0]);
});

async function save(page: Page) {
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.keyboard.press('Control+s');
  expect((await answered).status()).toBe(200);
}

/** Policy, pieces on hand and reserved pieces of each variant. */
async function stocks({ backend }: JourneyStore, productId: string) {
  const rows = await backend.database.db
    .select()
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position));
  return rows.map((row) => [row.stockPolicy, row.stockOnHand, row.stockReserved]);
}
