import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { variants } from '../../server/database/schema/products';
import { storeLiveProduct } from '../api/products/product-builder';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import type { JourneyStore } from './support/store';

const WORDS = {
  fr: {
    check: 'Vérifier le fichier',
    run: 'Importer 3 produits',
    fallen: '2 prix baissent de plus de la moitié',
    reviewed: '1 produit approuvé repassera en validation',
    see: 'Voir les lignes : 2 prix baissent de plus de la moitié',
    done: 'Import terminé',
    before: '1 890,00 DHS',
    after: '1,90 DHS',
    changed: /^Modifiées\s*3$/,
  },
  ar: {
    check: 'التحقق من الملف',
    run: 'استيراد 3 منتجات',
    fallen: 'سعران ينخفضان بأكثر من النصف',
    reviewed: 'منتج واحد تمت الموافقة عليه سيعود إلى المراجعة',
    see: 'عرض الأسطر: سعران ينخفضان بأكثر من النصف',
    done: 'اكتمل الاستيراد',
    before: '1.890,00 DHS',
    after: '1,90 DHS',
    changed: /^متغيرة\s*3$/,
  },
} as const;

for (const language of ['fr', 'ar'] as const) {
  const words = WORDS[language];

  test(`A seller sees each change of a file, and confirms what stands out before it is written (${language})`, {
    tag: language === 'fr' ? [] : ['@long'],
  }, async ({ store, openAs }) => {
    await storeCarpets(store);
    const page = await openAs('store_admin', '/dashboard/product/import', { language });
    await check(page, FILE, words.check);
    const run = page.getByRole('button', { name: words.run });
    const rows = page.getByRole('row').filter({ hasText: 'TAP-' });
    await expect(rows).toHaveCount(3);
    await expect(page.getByRole('tab', { name: words.changed })).toBeVisible();
    await expect(rows.filter({ hasText: 'TAP-1' })).toContainText(money(words.before));
    await expect(rows.filter({ hasText: 'TAP-1' })).toContainText(money(words.after));
    await expect(rows.last()).toContainText('TAP-3');
    await expect(run).toHaveAttribute('aria-disabled', 'true');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: words.see }).click();
    await expect(rows).toHaveCount(2);
    await page.getByRole('checkbox', { name: words.fallen }).check();
    await expect(run).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('checkbox', { name: words.reviewed }).check();
    await run.click();
    await expect(page.getByRole('heading', { name: words.done })).toBeVisible();
    expect(await priceOf(store, 'TAP-1')).toBe(190);
  });
}

test('A seller searches the rows of a check and downloads its changes', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  await storeCarpets(store);
  const page = await openAs('store_manager', '/dashboard/product/import');
  await check(page, FILE, WORDS.fr.check);
  const rows = page.getByRole('row').filter({ hasText: 'TAP-' });
  await page.getByRole('searchbox', { name: 'Référence ou nom' }).fill('tap-2');
  await expect(rows).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger les changements' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('catalogue-changes.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(
    '2,TAP-1,Tapis 1,Modifiée,Prix,1890.00,1.90,Baisse de plus de la moitié\r\n',
  );
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('A seller reads both values of each change on a card, in the language of a text', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    await storeCarpets(store);
    const page = await openAs('store_admin', '/dashboard/product/import');
    await check(page, FILE, WORDS.fr.check);
    const card = page.getByRole('listitem').filter({ hasText: 'TAP-3' }).last();
    await expect(card.getByText('زربية 3', { exact: true })).toHaveAttribute('lang', 'ar');
    await expect(card.getByText('زربية كبيرة', { exact: true })).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
});

test.describe('Another check in the meantime', () => {
  test.use({ allowedInConsole: { answers: [422] } });

  test('A seller whose file a colleague checked again reads the new counts before the import', {
    tag: '@long',
  }, async ({ store, openAs, browser }) => {
    await storeCarpets(store);
    const page = await openAs('store_admin', '/dashboard/product/import');
    await check(page, FILE, WORDS.fr.check);
    await page.getByRole('checkbox', { name: WORDS.fr.fallen }).check();
    await page.getByRole('checkbox', { name: WORDS.fr.reviewed }).check();
    const { db } = store.backend.database;
    await db.update(variants).set({ price: 300 }).where(eq(variants.storeId, store.id));
    const context = await browser.newContext();
    const colleague = await openAs('store_manager', page.url(), { page: await context.newPage() });
    await colleague.getByRole('button', { name: 'Changer les colonnes' }).click();
    await colleague.getByRole('button', { name: WORDS.fr.check }).click();
    await expect(colleague.getByRole('heading', { name: 'Ce que l’import ferait' })).toBeVisible();
    await page.getByRole('button', { name: WORDS.fr.run }).click();
    await expect(page.getByRole('alert')).toContainText('ne sont plus les mêmes');
    await expect(page.getByRole('checkbox', { name: WORDS.fr.fallen })).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: WORDS.fr.reviewed })).toBeChecked();
    const doubled = page.getByRole('checkbox', { name: '1 prix fait plus que doubler' });
    await expect(doubled).not.toBeChecked();
    await context.close();
  });
});

const FILE = [
  'code,name_fr,name_ar,price',
  'TAP-1,Tapis 1,زربية 1,1.90',
  'TAP-2,Tapis berbère,زربية 2,2.10',
  'TAP-3,Tapis 3,زربية كبيرة,1890',
].join('\n');

async function storeCarpets({ backend, id: storeId }: JourneyStore): Promise<void> {
  for (const number of [1, 2, 3]) {
    await storeLiveProduct(backend, {
      storeId,
      code: `TAP-${number}`,
      name: `Tapis ${number}`,
      nameAr: `زربية ${number}`,
      // The shop shows these products to other journeys, and a cover needs a file.
      hasCover: false,
      variants: [{ price: 189_000, compareAtPrice: null, costPrice: null }],
    });
  }
}

async function check(page: Page, text: string, button: string): Promise<void> {
  const file = { name: 'catalogue.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: button }).click();
}

/** Money with its no-break spaces, and without the marks that isolate it in Arabic. */
function money(shown: string): RegExp {
  return new RegExp(shown.replaceAll('.', '\\.').replaceAll(' ', '\\s'));
}

async function priceOf({ backend, id }: JourneyStore, sku: string): Promise<number | null> {
  const rows = await backend.database.db.select().from(variants).where(eq(variants.storeId, id));
  return rows.find((row) => row.sku === sku)?.price ?? null;
}
