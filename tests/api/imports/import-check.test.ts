import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products, variants } from '../../../server/database/schema/products';
import { brands, categories } from '../../../server/database/schema/reference';
import { someReferences, storeLiveProduct, storeProduct } from '../products/product-builder';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import {
  checkImport,
  importFile,
  importRows,
  pathOf,
  performImportAction,
  productOf,
  rowRemarks,
  startImportWorker,
  waitUntilSettled,
} from './import-client';

const server = await startTestServer();
await startImportWorker(server);
const { db } = server.database;

let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

describe('Changes that a check shows', () => {
  test('A check lists what each row would change, and counts its rows by outcome', async () => {
    await storeProduct(server, { code: 'CHK-1', nameAr: 'وعاء', variants: [priced(10_000)] });
    await storeProduct(server, { code: 'CHK-2', variants: [priced(5_000)] });
    const job = await checkImport(
      admin,
      [
        'code,name_fr,name_ar,price,cost,quantity',
        'CHK-1,Grand bol,وعاء كبير,120,60,3',
        'CHK-2,Bol en céramique bleue,,50,,20',
        'CHK-3,Plat,,80,,4',
        'CHK-4,Assiette,,-1,,4',
      ].join('\n'),
    );
    expect(job).toMatchObject({
      status: 'checked',
      outcomes: { new: 1, changed: 1, unchanged: 1, refused: 1, skipped: 0 },
      standouts: [],
    });
    const rows = await importRows(admin, job);
    expect(rows.map(({ number, outcome, name }) => [number, outcome, name])).toEqual([
      [2, 'changed', 'Grand bol'],
      [4, 'new', 'Plat'],
      [5, 'refused', null],
    ]);
    expect(rows[0].changes).toEqual([
      { field: 'price', from: 10_000, to: 12_000 },
      { field: 'cost', from: null, to: 6_000 },
      { field: 'quantity', from: 20, to: 3 },
      { field: 'nameFr', from: 'Bol en céramique bleue', to: 'Grand bol' },
      { field: 'nameAr', from: 'وعاء', to: 'وعاء كبير' },
    ]);
    expect(rows[1].changes).toEqual([
      { field: 'price', from: null, to: 8_000 },
      { field: 'quantity', from: null, to: 4 },
      { field: 'nameFr', from: null, to: 'Plat' },
    ]);
    expect((await productOf(admin, 'CHK-1')).price).toBe(10_000);
  });

  test('Each variant’s row has its own changes, and the product’s row those of the product', async () => {
    const header = 'code,parent_code,name_fr,price,quantity,option:taille';
    const before = ['VAR,,Robe,,,', 'VAR-S,VAR,,500,1,S', 'VAR-M,VAR,,500,2,M'];
    await importFile(admin, [header, ...before].join('\n'));
    const after = ['VAR,,Robe longue,,,', 'VAR-S,VAR,,500,1,S', 'VAR-M,VAR,,550,2,L'];
    const added = ['VAR-X,VAR,,600,2,XL'];
    const job = await checkImport(admin, [header, ...after, ...added].join('\n'));
    expect(job.outcomes).toMatchObject({ new: 1, changed: 2, unchanged: 1 });
    const rows = await importRows(admin, job);
    expect(rows.map(({ number, code, outcome }) => [number, code, outcome])).toEqual([
      [2, 'VAR', 'changed'],
      [4, 'VAR-M', 'changed'],
      [5, 'VAR-X', 'new'],
    ]);
    expect(rows[0].changes).toEqual([{ field: 'nameFr', from: 'Robe', to: 'Robe longue' }]);
    expect(rows[1].changes).toEqual([
      { field: 'price', from: 50_000, to: 55_000 },
      { field: 'variantOptions', from: 'Taille : M', to: 'Taille : L' },
    ]);
  });

  test('Category and brand are shown by their names', async () => {
    const { categoryId, otherCategoryId, brandId, otherBrandId } = await someReferences(server);
    await storeProduct(server, { code: 'REF-1', categoryId, brandId });
    const [category] = await db.select().from(categories).where(eq(categories.id, otherCategoryId));
    const [brand] = await db.select().from(brands).where(eq(brands.id, otherBrandId));
    const [kept] = await db.select().from(brands).where(eq(brands.id, brandId));
    const job = await checkImport(
      admin,
      `code,name_fr,category_path,brand\nREF-1,Bol en céramique bleue,"${category?.name}","${brand?.name}"\n`,
    );
    const [row] = await importRows(admin, job);
    expect(row.changes).toEqual([
      { field: 'categoryPath', from: expect.any(String), to: expect.any(String) },
      { field: 'brand', from: kept?.name, to: brand?.name },
    ]);
    expect(row.changes[0].to).toContain(category?.name);
  });

  test('The changes of a check are a file without formulas', async () => {
    await storeProduct(server, { code: 'FIL-1', name: '=SUM(A1)', variants: [priced(189_000)] });
    const job = await checkImport(admin, 'code,name_fr,price\nFIL-1,Tapis,1.90\nFIL-2,Bol,-1\n');
    const { headers, text } = await admin.get(pathOf(job, '/changes'));
    expect(headers.get('content-disposition')).toBe('attachment; filename="import-changes.csv"');
    expect(text.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
      'Ligne,Référence (SKU),Produit,Effet,Champ,Avant,Après,À confirmer',
      '2,FIL-1,Tapis,Modifiée,Prix,1890.00,1.90,Baisse de plus de la moitié',
      "2,FIL-1,Tapis,Modifiée,Nom français,'=SUM(A1),Tapis,Baisse de plus de la moitié",
      '',
    ]);
    const inEnglish = await admin.get(pathOf(job, '/changes?language=en'));
    expect(inEnglish.text).toContain('Changed,Price,1890.00,1.90,Falls by more than half');
  });

  test('Rows are filtered by outcome, standout and text, the heaviest first', async () => {
    for (const [code, name] of HEAVY) {
      await storeProduct(server, { code, name, variants: [priced(10_000)] });
    }
    const job = await checkImport(
      admin,
      [
        'code,name_fr,price',
        'HEA-1,Théière,101',
        'HEA-2,Tapis,20',
        'HEA-3,Lanterne,1',
        'HEA-4,Bol,150',
        'HEA-5,Plat,-1',
      ].join('\n'),
    );
    const codes = async (query: string) =>
      (await importRows(admin, job, query)).map(({ code }) => code);
    expect(await codes('order=heaviest')).toEqual(['HEA-3', 'HEA-2', 'HEA-5', 'HEA-4', 'HEA-1']);
    expect(await codes('outcome=changed&order=heaviest')).toEqual([
      'HEA-3',
      'HEA-2',
      'HEA-4',
      'HEA-1',
    ]);
    expect(await codes('outcome=refused')).toEqual(['HEA-5']);
    expect(await codes('standout=price_fell_by_half')).toEqual(['HEA-2', 'HEA-3']);
    expect(await codes('standout=price_doubled')).toEqual([]);
    expect(await codes('q=theiere')).toEqual(['HEA-1']);
    expect(await codes('q=hea+3')).toEqual(['HEA-3']);
    const page = await admin.get(pathOf(job, '/rows?order=heaviest&page=2&pageSize=2'));
    expect([page.body.total, page.body.items.map(({ code }: { code: string }) => code)]).toEqual([
      5,
      ['HEA-5', 'HEA-4'],
    ]);
  });
});

describe('What stands out in a check', () => {
  test('A check counts each kind of change that must be confirmed', async () => {
    await storeLiveProduct(server, { code: 'OUT-1', name: 'Un', variants: [priced(10_000)] });
    await storeLiveProduct(server, { code: 'OUT-2', name: 'Deux', variants: [priced(10_000)] });
    await storeLiveProduct(server, {
      code: 'OUT-3',
      name: 'Trois',
      nameAr: 'زربية',
      variants: [{ ...priced(10_000), costPrice: 6_000 }],
    });
    const job = await checkImport(
      admin,
      [
        'code,name_fr,name_ar,price,quantity',
        'OUT-1,Un,,30,0',
        'OUT-2,Autre,,250,4',
        'OUT-3,Trois,Tapis,55,4',
      ].join('\n'),
    );
    expect(job.standouts).toEqual([
      { kind: 'price_fell_by_half', count: 1 },
      { kind: 'price_doubled', count: 1 },
      { kind: 'price_under_cost', count: 1 },
      { kind: 'goes_off_sale', count: 1 },
      { kind: 'letters_lost', count: 1 },
      { kind: 'goes_under_review', count: 1 },
    ]);
    const rows = await importRows(admin, job);
    expect(rows.map(({ name, nameEn, nameAr }) => [name, nameEn, nameAr])).toEqual([
      ['Un', null, null],
      // French stays until the review has accepted the new name.
      ['Deux', null, null],
      ['Trois', null, 'Tapis'],
    ]);
    expect(rows.map(({ standouts }) => standouts)).toEqual([
      ['price_fell_by_half', 'goes_off_sale'],
      ['price_doubled', 'goes_under_review'],
      ['price_under_cost', 'letters_lost'],
    ]);
  });

  test('A run is refused unless all that stands out is confirmed with its count', async () => {
    await storeProduct(server, { code: 'CON-1', variants: [priced(10_000)] });
    await storeProduct(server, { code: 'CON-2', variants: [priced(10_000)] });
    const job = await checkImport(admin, 'code,name_fr,price\nCON-1,Un,3\nCON-2,Deux,4\n');
    const wrong = [
      undefined,
      { confirmed: [] },
      { confirmed: [{ kind: 'price_fell_by_half', count: 1 }] },
      { confirmed: [{ kind: 'price_doubled', count: 2 }] },
    ];
    for (const body of wrong) {
      const answer = await performImportAction(admin, job, 'run', body);
      expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
      expect(answer.body.errors['confirmed.price_fell_by_half']).toEqual(['not_confirmed']);
      expect(answer.body.current).toMatchObject({ id: job.id, standouts: job.standouts });
    }
    const unknown = { confirmed: [{ kind: 'unknown', count: 2 }] };
    expect((await performImportAction(admin, job, 'run', unknown)).status).toBe(422);
    expect((await productOf(admin, 'CON-1')).price).toBe(10_000);
    const right = { confirmed: [{ kind: 'price_fell_by_half', count: 2 }] };
    expect((await performImportAction(admin, job, 'run', right)).status).toBe(200);
    expect(await waitUntilSettled(admin, job)).toMatchObject({
      status: 'finished',
      products: { updated: 2, failed: 0 },
    });
    expect((await productOf(admin, 'CON-1')).price).toBe(300);
  });

  test('A run refuses a product that stands out since the check, and writes the others', async () => {
    const changed = await storeProduct(server, { code: 'SIN-1', variants: [priced(10_000)] });
    await storeProduct(server, { code: 'SIN-2', variants: [priced(10_000)] });
    await storeProduct(server, { code: 'SIN-3', variants: [priced(10_000)] });
    const file = 'code,name_fr,price\nSIN-1,Un,90\nSIN-2,Deux,90\nSIN-3,Trois,4\n';
    const job = await checkImport(admin, file);
    await db.update(variants).set({ price: 50_000 }).where(eq(variants.productId, changed.id));
    await performImportAction(admin, job, 'run', { confirmed: job.standouts });
    const finished = await waitUntilSettled(admin, job);
    expect(finished).toMatchObject({
      status: 'finished',
      products: { updated: 2, failed: 1 },
      outcomes: { changed: 2, refused: 1 },
      standouts: [{ kind: 'price_fell_by_half', count: 1 }],
    });
    expect(await rowRemarks(admin, finished)).toEqual(['2 error not_confirmed']);
    expect((await productOf(admin, 'SIN-1')).price).toBe(50_000);
    expect((await productOf(admin, 'SIN-3')).price).toBe(400);
  });

  test('A variant that was not confirmed keeps its whole product out', async () => {
    const header = 'code,parent_code,name_fr,price,option:taille';
    const file = (price: number) =>
      [header, 'SIV,,Robe,,', `SIV-S,SIV,,${price},S`, 'SIV-M,SIV,,500,M'].join('\n');
    await importFile(admin, file(500));
    const job = await checkImport(admin, file(450));
    const [small] = await db.select().from(variants).where(eq(variants.sku, 'SIV-S'));
    await db
      .update(variants)
      .set({ price: 100_000 })
      .where(eq(variants.id, small?.id ?? ''));
    await performImportAction(admin, job, 'run', { confirmed: job.standouts });
    expect(await rowRemarks(admin, await waitUntilSettled(admin, job))).toEqual([
      '2 error not_confirmed',
      '3 error not_confirmed',
      '4 error parent_failed',
    ]);
  });

  test('A confirmed kind of one row does not cover another row', async () => {
    const stock = await storeLiveProduct(server, { code: 'SIR-1', name: 'Un' });
    await storeLiveProduct(server, { code: 'SIR-2', name: 'Deux' });
    await db.update(products).set({ status: 'inactive' }).where(eq(products.id, stock.id));
    const file = 'code,name_fr,quantity\nSIR-1,Un,0\nSIR-2,Deux,0\n';
    const job = await checkImport(admin, file);
    expect(job.standouts).toEqual([{ kind: 'goes_off_sale', count: 1 }]);
    await db.update(products).set({ status: 'published' }).where(eq(products.id, stock.id));
    await performImportAction(admin, job, 'run', { confirmed: job.standouts });
    expect(await rowRemarks(admin, await waitUntilSettled(admin, job))).toEqual([
      '2 error not_confirmed',
    ]);
  });
});

const HEAVY = [
  ['HEA-1', 'Théière'],
  ['HEA-2', 'Tapis'],
  ['HEA-3', 'Lanterne'],
  ['HEA-4', 'Bol'],
] as const;

function priced(price: number) {
  return { price, compareAtPrice: null, costPrice: null };
}
