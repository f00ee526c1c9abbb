import { beforeAll, describe, expect, test } from 'vitest';
import { storeProduct } from '../products/product-builder';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { fixture, importFile, productOf, rowRemarks, startImportWorker } from './import-client';

const server = await startTestServer();
await startImportWorker(server);

const UNCHANGED = { created: 0, updated: 0, failed: 0 };
const SHOPIFY = { textLanguage: 'fr', currency: 'MAD' } as const;

let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

describe('Codes, barcodes and costs of an import', () => {
  test('An import finds products by codes in another spelling and keeps the spelling', async () => {
    await importFile(admin, await fixture('codes-first.csv'));
    const job = await importFile(admin, await fixture('codes-again.csv'));
    expect(job.products).toEqual({ created: 0, updated: 7, failed: 0, unchanged: 0 });
    const similar = [2, 3, 4, 5, 6].map((row) => `${row} warning matched_by_similar_code`);
    expect(await rowRemarks(admin, job)).toEqual([
      ...similar,
      '7 error duplicate_sku(code)',
      '8 warning matched_by_similar_code',
      '9 warning matched_by_similar_code',
    ]);
    expect(await productOf(admin, 'INV-8')).toMatchObject({ price: 9_000, quantity: 4 });
    expect(await productOf(admin, 'inv-8')).toBeUndefined();
  });

  test('An import stores a new code without the marks that nobody sees', async () => {
    const file = 'code,name_fr,price\n\u200eNEU\u20111\u200b,Vase,5\n';
    expect((await importFile(admin, file)).products).toMatchObject({ created: 1 });
    expect(await productOf(admin, 'NEU-1')).toMatchObject({ name: 'Vase' });
    expect((await importFile(admin, file)).products).toMatchObject({ ...UNCHANGED, unchanged: 1 });
  });

  test('An import brings in codes that repeat across products, and changes nothing the second time', async () => {
    const file = await fixture('shopify-codes.csv');
    const job = await importFile(admin, file, SHOPIFY);
    expect(job).toMatchObject({ failedCount: 0, products: { created: 4 } });
    const replaced = [7, 8, 9].map((row) => `${row} warning sku_replaced`);
    expect(await rowRemarks(admin, job)).toEqual(replaced);
    const { body } = await admin.get(`/api/store/product/import/${job.id}/rows?pageSize=100`);
    expect(
      body.items.flatMap(({ errors }: { errors: { value: string }[] }) =>
        errors.map(({ value }) => value),
      ),
    ).toEqual(['18:193-PENDULE-B', '18:1052-PENDULE-B', '18:193-PENDULE-C']);
    const before = await Promise.all(
      ['pendule-b', '18:193-PENDULE-C'].map((code) => productOf(admin, code)),
    );
    expect(before[0].variants).toMatchObject([
      { sku: '18:193-PENDULE-B', price: 12_000 },
      { sku: '18:1052-PENDULE-B', price: 12_000 },
    ]);
    expect(before[1]).toMatchObject({ handle: 'pendule-c', price: 13_000 });
    const again = await importFile(admin, file, SHOPIFY);
    expect(again.products).toEqual({ ...UNCHANGED, unchanged: 4 });
    expect(
      await Promise.all(['pendule-b', '18:193-PENDULE-C'].map((code) => productOf(admin, code))),
    ).toEqual(before);
  });

  test('An import keeps the code that a seller gave a variant instead of the proposed one', async () => {
    const file = (price: number) =>
      `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\nkep-a,A,Taille,S,20:1,5\nkep-b,B,Taille,S,20:1,${price}\n`;
    await importFile(admin, file(6), SHOPIFY);
    const [variant] = (await productOf(admin, 'kep-b')).variants;
    const changed = await admin.patch(
      `/api/store/variant/${variant.id}`,
      { sku: 'KEP-OWN' },
      { revision: variant.revision },
    );
    expect(changed.status).toBe(200);
    await importFile(admin, file(7), SHOPIFY);
    expect((await productOf(admin, 'kep-b')).variants).toMatchObject([
      { sku: 'KEP-OWN', price: 700 },
    ]);
  });

  test('An import shortens a handle of more than 120 characters', async () => {
    const found = await admin.get('/api/store/products/search/get/?q=Tapis%20au%20nom');
    const { handle } = (await admin.get(`/api/store/product/${found.body.items[0].id}`)).body;
    expect(handle).toMatch(/^tapis(-tres-long)+(-tres)?-[0-9a-z]{1,7}$/);
    expect(handle.length).toBeLessThanOrEqual(120);
  });

  test('An import gives each variant its own cost, and the product’s to those without', async () => {
    const found = await admin.get('/api/store/products/search/get/?q=Tapis%20au%20nom');
    const carpet = (await admin.get(`/api/store/product/${found.body.items[0].id}`)).body;
    expect(costsOf(carpet)).toEqual([8_000, 9_500, 14_000]);
    const file = await fixture('own-costs.csv');
    await importFile(admin, file);
    const bench = await productOf(admin, 'BANC');
    expect(bench.costPrice).toBe(5_000);
    expect(costsOf(bench)).toEqual([6_000, 9_500, 5_000]);
    expect((await importFile(admin, file)).products).toEqual({ ...UNCHANGED, unchanged: 1 });
  });

  test('An import says what is doubtful about barcodes and takes the rest of the rows', async () => {
    const job = await importFile(admin, await fixture('barcodes.csv'));
    expect(await rowRemarks(admin, job)).toEqual([
      '3 warning barcode_repeated(barcode)',
      '4 warning barcode_zero_restored(barcode)',
      '5 warning barcode_check_digit(barcode)',
    ]);
    const barcodes = await Promise.all(
      [1, 2, 3, 4].map(async (at) => (await productOf(admin, `BCD-${at}`)).barcode),
    );
    expect(barcodes).toEqual(['6119990000014', null, '012345678905', '6119990000015']);
    const other = await importFile(admin, 'code,name_fr,barcode\nBCD-9,Autre,0012345678905\n');
    expect(await rowRemarks(admin, other)).toEqual(['2 warning barcode_repeated']);
    expect(await productOf(admin, 'BCD-9')).toMatchObject({ barcode: null });
    expect((await importFile(admin, await fixture('barcodes.csv'))).products).toEqual({
      ...UNCHANGED,
      unchanged: 4,
    });
  });
});

describe('Codes that a seller types', () => {
  test('The server refuses a new product whose code differs by spelling only', async () => {
    await storeProduct(server, { code: 'TWN-1' });
    const create = (code: string) =>
      admin.post('/api/store/product/create', { code, name: 'Jumeau' });
    for (const code of ['twn-1', 'TWN\u20111', 'TWN - 1', '\u200eTWN-1']) {
      const { status, body } = await create(code);
      expect([code, status, body.errors]).toEqual([code, 409, { code: ['already_taken'] }]);
    }
    expect((await create('TWN-11')).status).toBe(201);
  });

  test('The server refuses a changed code that differs from another by spelling only', async () => {
    await storeProduct(server, { code: 'TWN-2' });
    const product = await storeProduct(server, { code: 'TWN-3' });
    const change = async (code: string) => {
      const { body } = await admin.get(`/api/store/product/${product.id}`);
      return admin.patch(`/api/store/product/${product.id}`, { code }, { revision: body.revision });
    };
    expect((await change('twn\u20112')).body.errors).toEqual({ code: ['already_taken'] });
    expect((await change('twn-3')).status).toBe(200);
  });
});

function costsOf({ variants }: { variants: readonly { costPrice: number | null }[] }) {
  return variants.map(({ costPrice }) => costPrice);
}
