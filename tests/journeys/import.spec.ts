import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

test('A seller imports a file in the portal’s own format and finds the products', async ({
  openAs,
}) => {
  const page = await openAs('store_admin', '/dashboard/product/import');
  await choose(page, 'catalogue.csv', OWN);
  await expect(page.getByText('Notre format')).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  await expect(page.getByText('Produits à créer')).toBeVisible();
  await expect(page.getByText('Le prix est négatif.')).toBeVisible();
  await page.getByRole('button', { name: 'Importer 2 produits' }).click();
  await expect(page.getByRole('heading', { name: 'Import terminé' })).toBeVisible();
  await page.getByRole('link', { name: 'Voir les produits' }).click();
  await expect(
    page.getByRole('heading', { name: 'Produits', exact: true, level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Bougie au thym' })).toContainText(
    '89,50 DHS',
  );
  await expect(page.getByRole('row').filter({ hasText: 'Djellaba d’été' })).toContainText(
    '2 variantes',
  );
});

test('A manager downloads the failed rows of an import as a file', { tag: '@long' }, async ({
  openAs,
}) => {
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
  test(`The downloaded template is recognised as the own format, and every row is valid (${language})`, {
    tag: '@long',
  }, async ({ openAs }) => {
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

test('A seller who imports a foreign file chooses its language, currency and exchange rate', {
  tag: '@long',
}, async ({ openAs }) => {
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
  await expect(
    page.getByRole('heading', { name: 'Produits', exact: true, level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Copper kettle' })).toContainText(
    '210,00 DHS',
  );
});

for (const [language, words] of [
  [
    'fr',
    {
      question: 'Comment lire « 1.299 » ?',
      thousands: /virgule sépare les décimales/,
      reading: /1\.299\s+1\s299,00\sDHS/,
      check: 'Vérifier le fichier',
      run: 'Importer 2 produits',
      done: 'Import terminé',
      see: 'Voir les produits',
      price: /1\s299,00\sDHS/,
    },
  ],
  [
    'ar',
    {
      question: 'كيف يُقرأ «1.299»؟',
      thousands: /الفاصلة للأعشار/,
      reading: /1\.299\s+.?1\.299,00\sDHS/,
      check: 'التحقق من الملف',
      run: 'استيراد منتجين',
      done: 'اكتمل الاستيراد',
      see: 'عرض المنتجات',
      price: /1\.299,00\sDHS/,
    },
  ],
] as const) {
  test(`A seller is asked how open prices are read, and sees both readings of the file’s rows (${language})`, {
    tag: '@long',
  }, async ({ openAs }) => {
    const page = await openAs('store_admin', '/dashboard/product/import', { language });
    await choose(page, 'prix.csv', OPEN_PRICES);
    const question = page.getByRole('group', { name: words.question });
    const thousands = question.getByRole('radio', { name: words.thousands });
    await expect(question.getByRole('radio')).toHaveCount(2);
    await expect(thousands).toHaveAccessibleName(words.reading);
    const check = page.getByRole('button', { name: words.check });
    await expect(check).toHaveAttribute('aria-disabled', 'true');
    await thousands.click();
    await expect(thousands).toBeChecked();
    await expect(check).not.toHaveAttribute('aria-disabled', 'true');
    await check.click();
    await page.getByRole('button', { name: words.run }).click();
    await expect(page.getByRole('heading', { name: words.done })).toBeVisible();
    await page.getByRole('link', { name: words.see }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Tapis de laine' })).toContainText(
      words.price,
    );
  });
}

test('A seller is asked what a buyer pays for prices before tax, and the check shows it', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_admin', '/dashboard/product/import');
  await choose(page, 'prix-ht.csv', PRICES_BEFORE_TAX);
  await pick(page, 'Langue des textes', 'Français');
  await pick(page, 'Devise des prix', 'MAD');
  const question = page.getByRole('group', { name: /Les prix de «\sPrix HT\s» sont hors taxe/ });
  const check = page.getByRole('button', { name: 'Vérifier le fichier' });
  await expect(check).toHaveAttribute('aria-disabled', 'true');
  await question.getByRole('radio', { name: /Le prix plus la TVA/ }).click();
  const rate = page.getByLabel('Taux de TVA en pour cent');
  await expect(rate).toHaveValue('20');
  await rate.fill('10');
  await rate.blur();
  await expect(question.getByText('110,00 DHS')).toBeVisible();
  await check.click();
  await expect(page.getByText('La TVA de 10 % est ajoutée aux prix HT.')).toBeVisible();
  await page.getByRole('button', { name: 'Importer 1 produit' }).click();
  await page.getByRole('link', { name: 'Voir les produits' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Coffret gravé' })).toContainText(
    '110,00 DHS',
  );
});

test('A seller sees which rows of a file are in another currency than the chosen one', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_admin', '/dashboard/product/import');
  await choose(
    page,
    'devise.csv',
    await readFile('tests/fixtures/imports/currency-column.csv', 'utf8'),
  );
  await expect(page.getByLabel('Valeur de 1 EUR en dirhams')).toBeVisible();
  await pick(page, 'Devise des prix', 'MAD');
  await expect(
    page.getByText(/EUR dans 2 lignes \(2, 3\)\s: elles ne sont pas importées\./),
  ).toBeVisible();
});

test('A seller continues an import after a reload', { tag: '@long' }, async ({ openAs }) => {
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

test('A seller reopens an import from the page after its tab was closed', { tag: '@long' }, async ({
  openAs,
}) => {
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

test('A seller sees why a file that is no product file is refused', { tag: '@long' }, async ({
  openAs,
}) => {
  const page = await openAs('store_admin', '/dashboard/product/import');
  await choose(page, 'photo.png', 'not a table');
  await expect(page.getByRole('alert')).toContainText('Seuls les fichiers CSV et TSV sont lus.');
  await choose(page, 'empty.csv', '');
  await expect(page.getByRole('alert')).toContainText('Le fichier est vide.');
});

test.describe('File with only a header', () => {
  test.use({ allowedInConsole: { answers: [422] } });

  test('A seller sees at once that a file has only a header', { tag: '@long' }, async ({
    openAs,
  }) => {
    const page = await openAs('store_admin', '/dashboard/product/import');
    await choose(page, 'header.csv', 'code,name_fr,price\n');
    await expect(page.getByRole('alert')).toContainText('ligne d’en-têtes');
  });
});

test('A seller sees how a file of a Mac is read, and changes its encoding', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_admin', '/dashboard/product/import');
  const file = await readFile('tests/fixtures/imports/own-mac-roman.csv');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mac.csv', mimeType: 'text/csv', buffer: file });
  const card = page.locator('section', {
    has: page.getByRole('heading', { name: 'Comment le fichier est lu' }),
  });
  await expect(card.getByRole('definition').last()).toHaveText('Mac');
  await expect(card).toContainText('MAC-1;Lanterne ciselée à l’ancienne;120;3');
  await card.getByRole('button', { name: 'Changer l’encodage' }).click();
  await card.getByRole('radio', { name: /^DOS/ }).check();
  await expect(card.getByRole('definition').last()).toHaveText('DOS (français)');
  await expect(card.getByRole('radio', { name: /^DOS/ })).toBeChecked();
  await expect(page.getByRole('cell', { name: 'Lanterne ciselÄe ê lıancienne' })).toBeVisible();
  await card.getByRole('radio', { name: /^Mac/ }).check();
  await expect(page.getByRole('cell', { name: 'Lanterne ciselée à l’ancienne' })).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  await page.getByRole('button', { name: 'Importer 2 produits' }).click();
  await page.getByRole('link', { name: 'Voir les produits' }).click();
  await expect(
    page.getByRole('row').filter({ hasText: 'Lanterne ciselée à l’ancienne' }),
  ).toContainText('120,00 DHS');
});

test('A seller sees the title above the header and the row of totals of a file', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_admin', '/dashboard/product/import');
  const file = await readFile('tests/fixtures/imports/title-above.csv', 'utf8');
  await choose(page, 'inventaire.csv', file);
  await expect(page.getByText('Inventaire du 25/11/2026', { exact: true })).toBeVisible();
  await expect(page.getByText('L’en-tête est à la ligne 3.')).toBeVisible();
  await expect(page.getByText('La ligne 7 contient des totaux')).toBeVisible();
});

const OWN = [
  'code,parent_code,name_fr,name_ar,price,quantity,option:taille',
  'BOU-THYM,,Bougie au thym,شمعة بالزعتر,"89,50",12,',
  'DJE-ETE,,Djellaba d’été,,,,',
  'DJE-ETE-S,DJE-ETE,,,450,3,S',
  'DJE-ETE-M,DJE-ETE,,,450,5,M',
  'SAV-NOIR,,Savon noir,,-20,4,',
].join('\n');

const OPEN_PRICES = [
  'code;name_fr;price;quantity',
  'LAI-1;Tapis de laine;1.299;3',
  'LAI-2;Tapis de soie;12.500;1',
].join('\n');

const PRICES_BEFORE_TAX = ['sku;name;Prix HT;stock', 'COF-9;Coffret gravé;100,00;4'].join('\n');

const SPREE = [
  'slug,sku,name,price,compare_at_price,currency,status,description,product_type,option1_name,option1_value,inventory_count',
  'copper-kettle,KET-COP,Copper kettle,20,,USD,active,A kettle,Kitchen,,,7',
].join('\n');

function choose(page: Page, name: string, text: string) {
  return page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

async function pick(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
