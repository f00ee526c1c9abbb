import type { Page } from '@playwright/test';
import {
  type StoredProduct,
  storeLiveProduct,
  storeProduct,
} from '../api/products/product-builder';
import { expect, test } from './support/journey';
import type { JourneyStore } from './support/store';

test('A store user opens a product from the list by its name and by its menu', async ({
  openAs,
}) => {
  const page = await openAs('store_user', '/dashboard/product');
  await page.getByRole('link', { name: 'Bol de Fès', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/product\/prd_/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bol de Fès');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('navigation').getByRole('link', { name: 'Produits' }).last().click();
  await page.getByRole('button', { name: 'Actions de Bol de Fès' }).click();
  await page.getByRole('menuitem', { name: 'Voir' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bol de Fès');
});

test('A seller sees on the product page that shoppers can buy the product', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const page = await opened(openAs, await storeLiveProduct(store.backend, plain(store)));
  await expect(sentence(page)).toHaveText('Les clients voient ce produit et peuvent l’acheter');
  await expect(conditions(page).locator('[data-met="true"]')).toHaveCount(6);
});

test('A manager sees why a product is hidden and publishes it on its page', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const product = await storeProduct(store.backend, {
    ...plain(store),
    status: 'inactive',
    approvalState: 'approved',
  });
  const page = await opened(openAs, product, 'store_manager');
  await expect(sentence(page)).toContainText('1 condition reste à remplir');
  const lacking = conditions(page).locator('[data-met="false"]');
  await expect(lacking).toContainText('Approuvé, mais retiré de la vente.');
  await lacking.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByRole('status').getByText('Tajine de Salé est en vente')).toBeVisible();
  await expect(sentence(page)).toHaveText('Les clients voient ce produit et peuvent l’acheter');
  const history = page.getByRole('list', { name: 'Historique' });
  await expect(history).toContainText('Mis en vente');
  await expect(history).toContainText('Salma Bennani');
  await expect(page.getByRole('button', { name: 'Retirer de la vente' })).toBeVisible();
});

test('A seller whose product has no price and stock is led to the fields for them', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const product = await storeLiveProduct(store.backend, {
    ...plain(store),
    variants: [{ price: null, stockOnHand: 0 }],
  });
  const page = await opened(openAs, product);
  await expect(sentence(page)).toContainText('2 conditions restent à remplir');
  await page.getByRole('link', { name: 'Fixer le prix' }).click();
  await expect(page).toHaveURL(/\/edit#(pricing|variants)$/);
});

test("A seller sees a product's texts in each language, and which ones are missing", {
  tag: '@long',
}, async ({ store, openAs }) => {
  const product = await storeLiveProduct(store.backend, {
    ...plain(store),
    nameAr: 'طاجين سلا',
    descriptionAr: 'طاجين من الطين.',
    contentAr: '<p>يغسل <b>باليد</b></p>',
  });
  const page = await opened(openAs, product);
  await expect(page.getByRole('tabpanel').getByText('Il manque')).toHaveCount(0);
  await page.getByRole('tab', { name: /العربية/ }).click();
  const pane = page.getByRole('tabpanel').locator('[lang="ar"][dir="rtl"]').first();
  await expect(pane).toContainText('طاجين سلا');
  await expect(pane.locator('b')).toHaveText('باليد');
  await expect(pane).toContainText('متوفر');
  await page.getByRole('tab', { name: /English/ }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('Il manque en anglais : nom, description et contenu.');
  await expect(panel).toContainText('version de cette langue : français');
  await expect(panel.getByRole('heading', { name: 'Tajine de Salé' })).toHaveAttribute(
    'lang',
    'fr',
  );
  await expect(panel).toContainText('In stock');
});

test('A store user sees why they may not take a product off sale', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  const product = await storeLiveProduct(store.backend, plain(store));
  const page = await opened(openAs, product, 'store_user');
  const button = page.getByRole('button', { name: 'Retirer de la vente' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.hover();
  await expect(page.getByRole('tooltip')).toContainText('Votre rôle ne le permet pas.');
  await button.click({ force: true });
  await expect(sentence(page)).toHaveText('Les clients voient ce produit et peuvent l’acheter');
});

test('A keyboard user reads the sales by day in the chart, and switches to a table', {
  tag: '@long',
}, async ({ store, openAs }) => {
  await store.place();
  const page = await openAs('store_admin', '/dashboard/product');
  await page.getByRole('link', { name: 'Bol de Fès', exact: true }).click();
  const slider = page.getByRole('slider', { name: 'Jour du graphique' });
  await slider.focus();
  const today = await slider.getAttribute('aria-valuetext');
  await slider.press('ArrowLeft');
  await expect(slider).not.toHaveAttribute('aria-valuetext', today ?? '');
  await page.getByRole('button', { name: 'En tableau' }).click();
  const table = page.getByRole('region', { name: 'Pièces vendues par jour' });
  await expect(table.getByRole('row')).toHaveCount(31);
  await page.getByRole('button', { name: 'En graphique' }).click();
  await expect(slider).toBeAttached();
});

test.describe('Errors from the server', () => {
  test.use({ allowedInConsole: { answers: [404, 400] } });

  for (const id of ['prd_nobody', 'not-an-id']) {
    test(`A seller sees a message at the address of an unknown product (${id})`, {
      tag: '@long',
    }, async ({ openAs }) => {
      const page = await openAs('store_admin', `/dashboard/product/${id}`);
      await expect(page.getByText('Ce produit n’existe pas')).toBeVisible();
      await page.getByRole('link', { name: 'Revenir aux produits' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Produits');
    });
  }

  test('A seller reloads a failed card with Retry', { tag: '@long' }, async ({
    store,
    openAs,
    page,
  }) => {
    const product = await storeLiveProduct(store.backend, plain(store));
    await page.route('**/sales', (route) =>
      route.fulfill({ status: 400, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    await opened(openAs, product);
    const retry = page.getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    await expect(sentence(page)).toBeVisible();
    await page.unroute('**/sales');
    await retry.click();
    await expect(page.getByText('Aucune vente sur ces 30 jours.')).toBeVisible();
  });
});

test("The product page is not wider than a phone's window", { tag: '@long' }, async ({
  store,
  openAs,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opened(openAs, await storeLiveProduct(store.backend, plain(store)));
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(tooWide).toBeLessThanOrEqual(0);
});

type OpenAs = (role: 'store_admin' | 'store_manager' | 'store_user', path: string) => Promise<Page>;

async function opened(
  openAs: OpenAs,
  { id }: StoredProduct,
  role: Parameters<OpenAs>[0] = 'store_admin',
): Promise<Page> {
  const page = await openAs(role, `/dashboard/product/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tajine de Salé');
  return page;
}

/** A product without pictures, because a test has no files for them. */
function plain(store: JourneyStore) {
  return {
    storeId: store.id,
    name: 'Tajine de Salé',
    hasCover: false,
  };
}

function conditions(page: Page) {
  return page.getByRole('list', { name: 'Conditions pour être visible' });
}

function sentence(page: Page) {
  return page.getByRole('heading', { name: /^Les clients/ });
}
