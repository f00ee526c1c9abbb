import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import {
  checkImport,
  fixture,
  importFile,
  importRows,
  pathOf,
  performImportAction,
  productOf,
  rowRemarks,
  startImportWorker,
  uploadImport,
} from './import-client';

const server = await startTestServer();
await startImportWorker(server);

let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

describe('Files of other shops', () => {
  test('The importer reads Etsy files: lists of options, pictures, and codes made from names', async () => {
    const { body: sent } = await uploadImport(admin, await fixture('etsy.csv'));
    expect(sent).toMatchObject({
      format: 'etsy',
      options: { currency: 'USD', exchangeRate: null },
      requiredOptions: ['textLanguage', 'currency', 'exchangeRate'],
    });
    const choice = { textLanguage: 'en', currency: 'USD', exchangeRate: 10 } as const;
    const job = await importFile(admin, await fixture('etsy.csv'), choice);
    expect(await rowRemarks(admin, job)).toEqual([
      '2 warning shared_stock(QUANTITY), image_remote(IMAGE1), image_remote(IMAGE2)',
      '3 warning code_made, image_remote(IMAGE1)',
    ]);
    const runner = await productOf(admin, 'RUN-1');
    expect(runner).toMatchObject({ nameEn: 'Berber runner', productType: 'variable' });
    expect(optionsOf(runner)).toEqual([
      ['run-1-ochre', 96_500, 0, ['Ochre']],
      ['run-1-blue', 96_500, 0, ['Blue']],
    ]);
    expect(runner.images.map(({ url }: { url: string }) => url)).toEqual([
      'https://images.example/r1.jpg',
      'https://images.example/r2.jpg',
    ]);
    const [, made] = await importRows(admin, job);
    expect(made.code).toBe('copper-ladle');
    expect(made.errors).toContainEqual({ code: 'code_made', column: null, value: 'copper-ladle' });
    expect(await productOf(admin, 'copper-ladle')).toMatchObject({ price: 18_000, quantity: 7 });
    const again = await importFile(admin, await fixture('etsy.csv'), choice);
    expect(again.products).toEqual({ created: 0, updated: 0, failed: 0, unchanged: 2 });
  });

  test('The importer reads OpenCart files: the model as the code, names in two languages', async () => {
    const job = await importFile(admin, await fixture('opencart.csv'), { currency: 'MAD' });
    expect(job).toMatchObject({ format: 'opencart', failedCount: 0, products: { created: 2 } });
    expect(await productOf(admin, 'MG-81')).toMatchObject({
      name: 'Verre à menthe',
      nameEn: 'Mint glass',
      content: '<p>Soufflé</p>',
      price: 2800,
      quantity: 24,
    });
    expect(await productOf(admin, 'FS-82')).toMatchObject({
      name: 'Repose-pieds',
      nameEn: 'Footstool',
    });
  });

  test('The importer reads Square files: one product with variants, the stock of all places', async () => {
    const choice = { textLanguage: 'en', currency: 'MAD' } as const;
    const job = await importFile(admin, await fixture('square.csv'), choice);
    expect(job).toMatchObject({ format: 'square', failedCount: 0, products: { created: 1 } });
    const water = await productOf(admin, 'rose-water');
    expect(water).toMatchObject({ nameEn: 'Rose water' });
    expect(optionsOf(water)).toEqual([
      ['ROS-100', 4500, 12, ['100 ml']],
      ['ROS-250', 9000, 5, ['250 ml']],
    ]);
  });

  test('The importer reads Wix files: lists of options, surcharges, several pictures in a cell', async () => {
    const choice = { textLanguage: 'fr', currency: 'MAD' } as const;
    const job = await importFile(admin, await fixture('wix.csv'), choice);
    expect(job).toMatchObject({ format: 'wix', failedCount: 0, products: { created: 1 } });
    const slipper = await productOf(admin, 'BBR');
    expect(optionsOf(slipper)).toEqual([
      ['bbr-40', 18_000, 6, ['40']],
      ['bbr-41', 19_500, 2, ['41']],
    ]);
    expect(slipper.images).toHaveLength(2);
  });
});

describe('Prices before tax', () => {
  const choice = { textLanguage: 'fr', currency: 'MAD' } as const;

  test('A file with prices before tax is not checked before it is known what the buyer pays', async () => {
    const { body: sent } = await uploadImport(admin, await fixture('prestashop-before-tax.csv'));
    expect(sent.questions).toMatchObject([
      {
        option: 'vatRate',
        examples: [
          {
            row: 2,
            column: 'Price tax excluded',
            cell: '100.00',
            readings: [
              { choice: 'addVat', value: '120.00' },
              { choice: 'finalPrice', value: '100.00' },
            ],
          },
          { row: 3 },
        ],
      },
    ]);
    const body = { options: choice };
    const { body: job } = await admin.patch(pathOf(sent), body, { revision: sent.revision });
    expect(await performImportAction(admin, job, 'dryRun')).toMatchObject({
      status: 422,
      body: { errors: { 'options.vatRate': ['required'] } },
    });
    const wrong = { options: { vatRate: 120 } };
    const refused = await admin.patch(pathOf(job), wrong, { revision: job.revision });
    expect(refused.status).toBe(422);
  });

  test('VAT is added to the prices, and the check shows them; costs stay as they are', async () => {
    const file = await fixture('prestashop-before-tax.csv');
    const checked = await checkImport(admin, file, { ...choice, vatRate: 20 });
    const prices = (await importRows(admin, checked)).map(({ changes }) =>
      changes.find(({ field }: { field: string }) => field === 'price'),
    );
    expect(prices).toEqual([
      { field: 'price', from: null, to: 12_000 },
      { field: 'price', from: null, to: 1050 },
    ]);
    await importFile(admin, file, { ...choice, vatRate: 20 });
    expect(await productOf(admin, 'COF-1')).toMatchObject({ price: 12_000, costPrice: 4500 });
  });

  test('Final prices are taken as they are', async () => {
    const file = 'sku;name;Prix HT\nFIN-1;Bol;100,00';
    await importFile(admin, file, { ...choice, vatRate: 0 });
    expect(await productOf(admin, 'FIN-1')).toMatchObject({ price: 10_000 });
  });

  test.each([
    ['a heading', 'sku;name;Prix HT\nHTX-1;Bol;10,05', 1206],
    ['a heading with a currency', 'sku;name;Prix HT (DH)\nHTX-2;Bol;10,05', 1206],
    ['words in the cell', 'sku;name;Prix\nHTX-3;Bol;10,05 DH HT', 1206],
    ['the heading of a column that a user maps', 'sku;name;Tarif pro HT\nHTX-4;Bol;10,05', 1206],
  ])('A price is known as one before tax by %s', async (_, file, price) => {
    const { body: sent } = await uploadImport(admin, file);
    const mapping = sent.mapping.map(({ column, target }: { column: string; target: string }) => ({
      column,
      target: column === 'Tarif pro HT' ? 'price' : target,
    }));
    const { body: mapped } = await admin.patch(
      pathOf(sent),
      { mapping, options: choice },
      { revision: sent.revision },
    );
    expect(mapped.requiredOptions).toContain('vatRate');
    expect((await performImportAction(admin, mapped, 'dryRun')).status).toBe(422);
    const options = { vatRate: 20 };
    const { body: job } = await admin.patch(
      pathOf(mapped),
      { options },
      { revision: mapped.revision },
    );
    await performImportAction(admin, job, 'dryRun');
    await expect.poll(async () => (await admin.get(pathOf(job))).body.status).toBe('checked');
    const [row] = await importRows(admin, job);
    expect(row.changes).toContainEqual({ field: 'price', from: null, to: price });
  });
});

describe('Currency of a column', () => {
  test('The currency of a column is proposed, and its rate asked', async () => {
    const { body: job } = await uploadImport(admin, await fixture('currency-column.csv'));
    expect(job).toMatchObject({
      options: { currency: 'EUR', exchangeRate: null },
      currencies: ['EUR'],
      currencyRows: [{ currency: 'EUR', count: 2, firstRows: [2, 3] }],
    });
    expect(await performImportAction(admin, job, 'dryRun')).toMatchObject({
      status: 422,
      body: { errors: { 'options.exchangeRate': ['required'] } },
    });
  });

  test('The rows in another currency than the chosen one are named, and not imported', async () => {
    const choice = { textLanguage: 'fr', currency: 'MAD' } as const;
    const job = await checkImport(admin, await fixture('currency-column.csv'), choice);
    expect(await rowRemarks(admin, job)).toEqual([
      '2 skipped other_currency(currency code)',
      '3 skipped other_currency(currency code)',
    ]);
  });

  test('A column that a user maps as the currency is proposed, too, with names and signs', async () => {
    const file = 'sku;name;price;argent\nMAP-1;Bol;10.00;€\nMAP-2;Plat;12.00;EUR';
    const { body: sent } = await uploadImport(admin, file);
    const mapping = [{ column: 'argent', target: 'currency' }];
    const { body } = await admin.patch(pathOf(sent), { mapping }, { revision: sent.revision });
    expect(body).toMatchObject({
      options: { currency: 'EUR', exchangeRate: null },
      currencyRows: [{ currency: 'EUR', count: 2, firstRows: [2, 3] }],
    });
  });

  test('Of mixed currencies none is proposed', async () => {
    const file = 'sku,name,price,devise\nMIX-1,Bol,10.00,EUR\nMIX-2,Plat,120.00,DHS';
    const { body } = await uploadImport(admin, file);
    expect([body.options.currency, body.currencies]).toEqual([null, ['EUR', 'MAD']]);
  });
});

test('A row with the numbers of two cells in one is refused', async () => {
  const file = 'code;name_fr;price;quantity\nTWO-1;Bol;"5\t120,00";3\nTWO-2;Plat;"5\u202f120,00";3';
  const job = await importFile(admin, file);
  expect(await rowRemarks(admin, job)).toEqual(['2 error several_values(price)']);
  expect(await productOf(admin, 'TWO-2')).toMatchObject({ price: 512_000 });
});

interface VariantLike {
  readonly sku: string;
  readonly price: number | null;
  readonly stockOnHand: number;
  readonly optionValues: readonly { readonly value: string }[];
}

function optionsOf({ variants }: { variants: readonly VariantLike[] }) {
  return variants.map(({ sku, price, stockOnHand, optionValues }) => [
    sku,
    price,
    stockOnHand,
    optionValues.map(({ value }) => value),
  ]);
}
