import type { Page } from '@playwright/test';
import { storeLiveProduct, storeProduct } from '../api/products/product-builder';
import { expect, test } from './support/journey';
import { waitForNetworkIdle } from './support/network-idle';
import type { JourneyStore } from './support/store';

test('A store user finds a product by text without accents, filters the list and returns with Back', async ({
  openAs,
}) => {
  const page = await openAs('store_user', '/dashboard/product');
  await expect(row(page, 'Bol de Fès')).toContainText('135,00 DHS');
  await page.getByRole('searchbox').fill('FES bol');
  await expect(page).toHaveURL(/q=FES\+bol/);
  await expect(row(page, 'Bol de Fès')).toBeVisible();
  await page.getByRole('combobox', { name: 'Stock' }).click();
  await page.getByRole('option', { name: 'Épuisé', exact: true }).click();
  await expect(page.getByText('Aucun produit ne correspond')).toBeVisible();
  await page.goBack();
  await expect(row(page, 'Bol de Fès')).toBeVisible();
});

test('A store user filters the products by brand and price, and removes the filters', {
  tag: '@long',
}, async ({ store, openAs }) => {
  await storeLiveProduct(store.backend, {
    ...completeDraft(store),
    variants: [{ price: 45_000 }],
  });
  const page = await openAs('store_user', '/dashboard/product');
  await page.getByRole('button', { name: 'Plus de filtres' }).click();
  const panel = page.getByRole('dialog', { name: 'Plus de filtres' });
  await panel.getByRole('textbox', { name: 'Prix à partir de' }).fill('500');
  await panel.getByRole('textbox', { name: 'Prix jusqu’à' }).fill('400');
  await panel.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page).toHaveURL(/priceFrom=40000&priceTo=50000/);
  await expect(row(page, 'Tajine de Salé')).toBeVisible();
  await expect(row(page, 'Bol de Fès')).toHaveCount(0);
  await page.getByRole('button', { name: 'Retirer le filtre : Prix' }).click();
  await expect(row(page, 'Bol de Fès')).toBeVisible();
  await page.getByRole('button', { name: 'Plus de filtres' }).click();
  await panel.getByRole('combobox', { name: 'Marque' }).click();
  await panel.getByRole('combobox', { name: 'Marque' }).press('ArrowDown');
  await page.getByRole('listbox').getByRole('option').first().click();
  await panel.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page).toHaveURL(/brandId=brd_/);
  await expect(row(page, 'Bol de Fès')).toHaveCount(0);
  await page.getByRole('button', { name: 'Effacer', exact: true }).click();
  await expect(row(page, 'Bol de Fès')).toBeVisible();
});

test('A store user opens the library from the product list', { tag: '@long' }, async ({
  openAs,
}) => {
  const page = await openAs('store_user', '/dashboard/product');
  await page.getByRole('main').getByRole('link', { name: 'Médiathèque' }).click();
  await expect(page).toHaveURL(/\/dashboard\/file-manager$/);
  await expect(page.getByRole('heading', { name: 'Médiathèque' })).toBeVisible();
});

test('A seller sees Arabic product names in a right-to-left page in Arabic', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_admin', '/dashboard/product', { language: 'ar' });
  await expect(row(page, 'زلافة فاسية')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('A seller reloads a failed product list with Retry', { tag: '@long' }, async ({
  openAs,
  page,
}) => {
  await page.route('**/api/store/products/search/get/**', (route) =>
    route.fulfill({ status: 400, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await openAs('store_admin', '/dashboard/product');
  await expect(page.getByText('Something went wrong')).toBeHidden();
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  await waitForNetworkIdle(page);
  await page.unroute('**/api/store/products/search/get/**');
  await retry.click();
  await expect(row(page, 'Bol de Fès')).toBeVisible();
});

test('A manager takes a product off sale and puts it back with its switch', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_manager', '/dashboard/product');
  await expect(publication(page, 'Bol de Fès')).toBeChecked();
  await publication(page, 'Bol de Fès').click();
  await expect(toast(page, 'Bol de Fès est retiré de la vente')).toBeVisible();
  await expect(page.getByRole('tab', { name: /Inactifs/ })).toContainText('1');
  await expect(publication(page, 'Bol de Fès')).not.toBeChecked();
  await publication(page, 'Bol de Fès').click();
  await expect(toast(page, 'Bol de Fès est en vente')).toBeVisible();
  await page.reload();
  await expect(publication(page, 'Bol de Fès')).toBeChecked();
});

test('A store user sees the sale switch disabled, with the reason', { tag: '@long' }, async ({
  openAs,
}) => {
  const page = await openAs('store_user', '/dashboard/product');
  const control = publication(page, 'Bol de Fès');
  await expect(control).toBeDisabled();
  await control.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Votre rôle ne permet pas de publier.');
  await control.click({ force: true });
  await expect(control).toBeChecked();
  await menu(page, 'Bol de Fès').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Voir', 'Modifier']);
});

test('A seller sees that an unapproved product cannot be published yet', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  await storeProduct(store.backend, completeDraft(store));
  const page = await openAs('store_admin', '/dashboard/product');
  await publication(page, 'Tajine de Salé').hover();
  await expect(page.getByRole('tooltip')).toHaveText('À publier une fois approuvé.');
});

test('A manager archives a product after a confirmation, finds it in its tab and unarchives it', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_manager', '/dashboard/product');
  const dialog = page.getByRole('alertdialog', { name: 'Archiver Bol de Fès' });
  await act(page, 'Bol de Fès', 'Archiver');
  await dialog.getByRole('button', { name: 'Garder' }).click();
  await expect(dialog).toBeHidden();
  await act(page, 'Bol de Fès', 'Archiver');
  await dialog.getByRole('button', { name: 'Archiver' }).click();
  await expect(toast(page, 'Bol de Fès est archivé')).toBeVisible();
  await expect(row(page, 'Bol de Fès')).toHaveCount(0);
  await page.getByRole('tab', { name: /Archivés/ }).click();
  await expect(publication(page, 'Bol de Fès')).not.toBeChecked();
  await act(page, 'Bol de Fès', 'Désarchiver');
  await expect(toast(page, 'Bol de Fès est désarchivé')).toBeVisible();
  await expect(row(page, 'Bol de Fès')).toHaveCount(0);
});

test('A store user submits a complete draft for review', async ({ store, openAs }) => {
  await storeProduct(store.backend, completeDraft(store));
  const page = await openAs('store_user', '/dashboard/product');
  await act(page, 'Tajine de Salé', 'Soumettre à validation');
  await expect(toast(page, 'Tajine de Salé est soumis à validation')).toBeVisible();
  await expect(row(page, 'Tajine de Salé')).toContainText('En validation');
});

test.describe('Errors from the server', () => {
  test.use({ allowedInConsole: { answers: [409, 422] } });

  test('A store user who submits an incomplete draft sees what is missing', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const lacking = { name: 'Tajine de Salé', description: null, brandId: null, hasCover: false };
    await storeProduct(store.backend, { storeId: store.id, ...lacking });
    const page = await openAs('store_user', '/dashboard/product');
    await act(page, 'Tajine de Salé', 'Soumettre à validation');
    const told = page.getByRole('alertdialog', { name: 'Action non effectuée' });
    await expect(told).toContainText('description, marque et image de couverture');
    await told.getByRole('button', { name: 'Fermer' }).click();
    await expect(told).toBeHidden();
    await expect(row(page, 'Tajine de Salé')).toContainText('Non soumis');
  });

  test('A seller sees a conflict when another tab has archived the product', {
    tag: '@long',
  }, async ({ openAs, context }) => {
    const first = await openAs('store_admin', '/dashboard/product');
    const second = await context.newPage();
    await second.goto('/dashboard/product');
    await expect(publication(second, 'Bol de Fès')).toBeChecked();
    // A page in the background draws nothing, so its toast would remain in its entry animation.
    await first.bringToFront();
    await act(first, 'Bol de Fès', 'Archiver');
    await first.getByRole('alertdialog').getByRole('button', { name: 'Archiver' }).click();
    await expect(toast(first, 'Bol de Fès est archivé')).toBeVisible();
    await publication(second, 'Bol de Fès').click();
    const told = second.getByRole('alertdialog');
    await expect(told).toContainText('Le produit a changé entre-temps');
    await told.getByRole('button', { name: 'Fermer' }).click();
    await expect(row(second, 'Bol de Fès')).toHaveCount(0);
  });
});

test.describe('Product list on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("A manager takes a product off sale from its card's menu on a phone", {
    tag: '@long',
  }, async ({ openAs }) => {
    const page = await openAs('store_manager', '/dashboard/product');
    await menu(page, 'Bol de Fès').click();
    await page.getByRole('menuitem', { name: 'Retirer de la vente' }).click();
    await expect(toast(page, 'Bol de Fès est retiré de la vente')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Bol de Fès' })).toContainText(
      'Inactif',
    );
  });
});

test('The product table fits its card from 720 px up', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  await storeLiveProduct(store.backend, {
    ...completeDraft(store),
    name: 'Tapis berbère noué à la main, laine de l’Atlas, 240 × 170',
    productType: 'variable',
    variants: [{ price: 1_234_500 }, { price: 2_345_600 }],
  });
  const page = await openAs('store_manager', '/dashboard/product');
  await expect(row(page, 'Bol de Fès')).toBeVisible();
  for (const width of [1440, 1200, 900, 720]) {
    await page.setViewportSize({ width, height: 900 });
    const tooWide = () =>
      page.getByRole('grid').evaluate((grid) => {
        const frame = grid.parentElement?.clientWidth ?? 0;
        return Math.max(grid.scrollWidth - frame, 0);
      });
    await expect.poll(tooWide, `at ${width}`).toBe(0);
  }
});

test.use({ allowedInConsole: { answers: [400] } });

function row(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text });
}

function publication(page: Page, name: string) {
  return page.getByRole('switch', { name: `Publier ${name}` });
}

function menu(page: Page, name: string) {
  return page.getByRole('button', { name: `Actions de ${name}` });
}

/** Complete for a submission; without a picture file, so that the list shows none. */
function completeDraft(store: JourneyStore) {
  return {
    storeId: store.id,
    name: 'Tajine de Salé',
    // A picture, without a file that the list would show.
    hasCover: true,
    coverUrl: null,
  };
}

async function act(page: Page, name: string, action: string) {
  await menu(page, name).click();
  await page.getByRole('menuitem', { name: action }).click();
}

function toast(page: Page, title: string) {
  return page.getByRole('status').getByText(title);
}
