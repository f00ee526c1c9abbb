import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { productImages, variants } from '../../server/database/schema/products';
import { storeProduct } from '../api/products/product-builder';
import { expect, test } from './support/journey';
import { pictureFile } from './support/picture-field';
import type { JourneyStore } from './support/store';

test('A seller opens a variant on the product page and deletes it after a question', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const product = await storeProduct(store.backend, {
    storeId: store.id,
    code: 'TAJ-SALE',
    hasCover: false,
    variants: [{}, { barcode: '6110000099991' }],
  });
  const [, second = ''] = product.variantIds;
  const page = await openAs('store_manager', `/dashboard/product/${product.id}`);
  const read = answerTo(page, 'GET', `/api/store/variant/${second}`);
  await page.getByRole('button', { name: 'TAJ-SALE-1' }).click();
  expect((await read).status()).toBe(200);
  const dialog = page.getByRole('dialog', { name: 'TAJ-SALE-1' });
  await expect(dialog).toContainText('6110000099991');
  await dialog.getByRole('button', { name: 'Supprimer la variante…' }).click();
  await expect(dialog).toContainText('La suppression est définitive.');
  const deleted = answerTo(page, 'POST', '/api/store/variant/delete/');
  await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click();
  expect((await deleted).status()).toBe(200);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('status').getByText('Variante TAJ-SALE-1 supprimée')).toBeVisible();
  await expect(page.getByRole('button', { name: 'TAJ-SALE-1' })).toHaveCount(0);
  const left = await store.backend.database.db
    .select({ id: variants.id })
    .from(variants)
    .where(eq(variants.productId, product.id));
  expect(left.map(({ id }) => id)).toEqual([product.variantIds[0]]);
});

test.describe('Refused deletion', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409] } });

  test('A seller sees why an ordered variant cannot be deleted', async ({ store, openAs }) => {
    const product = await storeProduct(store.backend, {
      storeId: store.id,
      code: 'TAJ-FES',
      hasCover: false,
      variants: [{}, {}],
    });
    const [, second = ''] = product.variantIds;
    await store.place({ variantId: second });
    const page = await openAs('store_manager', `/dashboard/product/${product.id}`);
    await page.getByRole('button', { name: 'TAJ-FES-1' }).click();
    const dialog = page.getByRole('dialog', { name: 'TAJ-FES-1' });
    await dialog.getByRole('button', { name: 'Supprimer la variante…' }).click();
    await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('commandée');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'TAJ-FES-1' })).toHaveCount(1);
  });
});

test('A seller uploads a new cover on the product page, and chooses one of the library', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const product = await storeProduct(store.backend, {
    storeId: store.id,
    code: 'BOL-2',
    hasCover: false,
  });
  const page = await openAs('store_manager', `/dashboard/product/${product.id}`);
  const uploaded = answerTo(page, 'POST', '/api/media/upload/');
  await page
    .getByLabel('Importer une image', { exact: true })
    .last()
    .setInputFiles([await pictureFile('couverture')]);
  const made = coverAnswer(page);
  await page.getByRole('button', { name: 'Utiliser comme couverture' }).click();
  const media = await (await uploaded).json();
  expect((await made).status()).toBe(200);
  await expect(page.getByRole('status').getByText('Couverture enregistrée')).toBeVisible();
  expect(await picturesOf(store, product.id)).toEqual([media.id]);
  await expect(page.getByRole('button', { name: 'Utiliser comme couverture' })).toHaveCount(0);

  const next = await storeProduct(store.backend, {
    storeId: store.id,
    code: 'BOL-3',
    hasCover: false,
  });
  await page.goto(`/dashboard/product/${next.id}`);
  await page.getByRole('button', { name: 'Choisir dans la médiathèque' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('button', { name: 'couverture.png' }).click();
  await picker.getByRole('button', { name: /Ajouter/ }).click();
  const again = coverAnswer(page);
  await page.getByRole('button', { name: 'Utiliser comme couverture' }).click();
  expect((await again).status()).toBe(200);
  await expect.poll(() => picturesOf(store, next.id)).toEqual([media.id]);
});

test('A user sees the stores they belong to, and opens one with its data', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const page = await openAs('store_user', '/dashboard/user/store');
  const card = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Vos boutiques' }),
  });
  const opened = answerTo(page, 'GET', `/api/store/${store.id}`);
  await card.getByRole('link').click();
  expect((await opened).status()).toBe(200);
  await expect(page).toHaveURL(`/dashboard/user/store?store=${store.id}`);
  await expect(card.getByRole('link')).toHaveAttribute('aria-current', 'page');
});

/** The answer to the page's next request of this method and path. */
function answerTo(page: Page, method: string, path: string) {
  return page.waitForResponse(
    (response) =>
      response.request().method() === method && new URL(response.url()).pathname === path,
  );
}

function coverAnswer(page: Page) {
  return page.waitForResponse((response) =>
    new URL(response.url()).pathname.startsWith('/api/media/store/update/cover/'),
  );
}

/** The library pictures of a product in their order; null for one on another host. */
async function picturesOf({ backend }: JourneyStore, productId: string) {
  const rows = await backend.database.db
    .select({ mediaId: productImages.mediaId })
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(productImages.position);
  return rows.map(({ mediaId }) => mediaId);
}
