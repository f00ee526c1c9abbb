import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

test('a seller imports a file of our own format and finds the products', async ({ openAs }) => {
  const page = await openAs('store_admin', '/dashboard/product/import');
  await choose(page, 'catalogue.csv', OWN);
  await expect(page.getByText('Notre format')).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  await expect(page.getByText('Produits à créer')).toBeVisible();
  await expect(page.getByText('Le prix est négatif.')).toBeVisible();
  await page.getByRole('button', { name: 'Importer 2 produits' }).click();
  await expect(page.getByRole('heading', { name: 'Import terminé' })).toBeVisible();
  await page.getByRole('link', { name: 'Voir les produits' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Bougie au thym' })).toContainText(
    '89,50 DHS',
  );
  await expect(page.getByRole('row').filter({ hasText: 'Djellaba d’été' })).toContainText(
    '2 variantes',
  );
});

test('the failing rows come as a file with their reasons', async ({ openAs }) => {
  const page = await openAs('store_manager', '/dashboard/product/import');
  await choose(page, 'catalogue.csv', OWN);
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger les lignes en échec' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('catalogue-failures.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('SAV-NOIR');
  expect(text).not.toContain('BOU-THYM');
});

for (const [language, name, recognised] of [
  ['fr', 'Modèle : Français', 'Notre format'],
  ['ar', 'النموذج: العربية', 'صيغتنا'],
] as const) {
  test(`the template comes back as our own file, every row good (${language})`, async ({
    openAs,
  }) => {
    const page = await openAs('store_admin', '/dashboard/product/import', { language });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const path = await (await download).path();
    await page.locator('input[type="file"]').setInputFiles({
      name: 'template.csv',
      mimeType: 'text/csv',
      buffer: await readFile(path),
    });
    await expect(page.getByText(recognised)).toBeVisible();
    const check = { fr: 'Vérifier le fichier', ar: 'التحقق من الملف' }[language];
    await page.getByRole('button', { name: check }).click();
    const run = { fr: 'Importer 2 produits', ar: 'استيراد منتجين' }[language];
    await expect(page.getByRole('button', { name: run })).toBeEnabled();
  });
}

test('a foreign file asks for what it does not say: language, currency and rate', async ({
  openAs,
}) => {
  const page = await openAs('store_admin', '/dashboard/product/import');
  await choose(page, 'products.csv', SPREE);
  await expect(page.getByText('Produits Spree')).toBeVisible();
  await pick(page, 'Langue des textes', 'Anglais');
  await pick(page, 'Devise des prix', 'USD');
  const rate = page.getByLabel(/Valeur de 1 USD en dirhams/);
  await rate.fill('١٠٫٥');
  await rate.blur();
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  await page.getByRole('button', { name: 'Importer 1 produit' }).click();
  await expect(page.getByRole('heading', { name: 'Import terminé' })).toBeVisible();
  await page.getByRole('link', { name: 'Voir les produits' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Copper kettle' })).toContainText(
    '210,00 DHS',
  );
});

test('a reload in the middle goes on where the import stood', async ({ openAs }) => {
  const page = await openAs('store_admin', '/dashboard/product/import');
  await choose(page, 'catalogue.csv', OWN);
  await expect(page).toHaveURL(/job=imp_/);
  await page.reload();
  await expect(page.getByText('Notre format')).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  await expect(page.getByText('Produits à créer')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Produits à créer')).toBeVisible();
});

test('an import whose tab was closed is found again on the page', async ({ openAs }) => {
  const first = await openAs('store_admin', '/dashboard/product/import');
  await choose(first, 'catalogue.csv', OWN);
  await expect(first.getByText('Notre format')).toBeVisible();
  await first.getByRole('button', { name: 'Vérifier le fichier' }).click();
  const second = await first.context().newPage();
  await first.close();
  await second.goto('/dashboard/product/import');
  await second.getByRole('button', { name: 'Ouvrir l’import de catalogue.csv' }).click();
  await expect(second).toHaveURL(/job=imp_/);
  await expect(second.getByText('Produits à créer')).toBeVisible();
});

test('a file that is no product file is refused with the reason', async ({ openAs }) => {
  const page = await openAs('store_admin', '/dashboard/product/import');
  await choose(page, 'photo.png', 'not a table');
  await expect(page.getByRole('alert')).toContainText('Seuls les fichiers CSV et TSV sont lus.');
  await choose(page, 'empty.csv', '');
  await expect(page.getByRole('alert')).toContainText('Le fichier est vide.');
});

test.describe('a header without rows', () => {
  test.use({ allowedInConsole: { answers: [422] } });

  test('is told before anything else', async ({ openAs }) => {
    const page = await openAs('store_admin', '/dashboard/product/import');
    await choose(page, 'header.csv', 'code,name_fr,price\n');
    await expect(page.getByRole('alert')).toContainText('ligne d’en-têtes');
  });
});

const OWN = [
  'code,parent_code,name_fr,name_ar,price,quantity,option:taille',
  'BOU-THYM,,Bougie au thym,شمعة بالزعتر,"89,50",12,',
  'DJE-ETE,,Djellaba d’été,,,,',
  'DJE-ETE-S,DJE-ETE,,,450,3,S',
  'DJE-ETE-M,DJE-ETE,,,450,5,M',
  'SAV-NOIR,,Savon noir,,-20,4,',
].join('\n');

const SPREE = [
  'slug,sku,name,price,compare_at_price,currency,status,description,product_type,option1_name,option1_value,inventory_count',
  'copper-kettle,KET-COP,Copper kettle,20,,USD,active,A kettle,Kitchen,,,7',
].join('\n');

const choose = (page: Page, name: string, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const pick = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
