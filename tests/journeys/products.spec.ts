import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

test('a seller finds a product by accentless text, by filter and by Back', async ({ openAs }) => {
  const page = await openAs('store_user', '/dashboard/product');
  await expect(row(page, 'Bol de Fès')).toContainText('135,00 DHS');
  await page.getByRole('searchbox').fill('FES bol');
  await expect(page).toHaveURL(/q=FES\+bol/);
  await expect(row(page, 'Bol de Fès')).toBeVisible();
  await page.getByRole('combobox', { name: 'Stock' }).click();
  await page.getByRole('option', { name: 'Épuisé' }).click();
  await expect(page.getByText('Aucun produit ne correspond')).toBeVisible();
  await page.goBack();
  await expect(row(page, 'Bol de Fès')).toBeVisible();
});

test('names follow the language, and Arabic turns the page round', async ({ openAs }) => {
  const page = await openAs('store_admin', '/dashboard/product', { language: 'ar' });
  await expect(row(page, 'زلافة فاسية')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a failed list says so in its card and comes back on Retry', async ({ openAs, page }) => {
  await page.route('**/api/store/products/search/get/**', (route) =>
    route.fulfill({ status: 400, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await openAs('store_admin', '/dashboard/product');
  await expect(page.getByText('Something went wrong')).toBeHidden();
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/store/products/search/get/**');
  await retry.click();
  await expect(row(page, 'Bol de Fès')).toBeVisible();
});

test.use({ allowedInConsole: [/400/] });

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
