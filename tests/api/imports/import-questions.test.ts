import { beforeAll, describe, expect, test } from 'vitest';
import { storeLiveProduct } from '../products/product-builder';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import {
  fixture,
  importFile,
  pathOf,
  performImportAction,
  productOf,
  rowRemarks,
  startImportWorker,
  uploadImport,
  waitUntilSettled,
} from './import-client';

const server = await startTestServer();
await startImportWorker(server);
server.clock.advance(Date.parse('2026-11-25T10:00:00Z') - server.clock.now().getTime());

let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

describe('Decimal mark of an import', () => {
  test('The dry run of prices that leave the decimal mark open is refused until it is chosen', async () => {
    const { body: job } = await uploadImport(admin, await fixture('own-thousands-point.csv'));
    expect(job.options).toMatchObject({ decimalMark: null, dateOrder: 'dayFirst', saleEnd: null });
    expect(job.requiredOptions).toEqual(['decimalMark']);
    expect(job.questions).toEqual([
      {
        option: 'decimalMark',
        examples: [
          example(2, 'price', '1.299', '1299.00', '1.30'),
          example(3, 'price', '12.500', '12500.00', '12.50'),
          example(2, 'compare_at_price', '1.499', '1499.00', '1.50'),
          example(3, 'compare_at_price', '15.000', '15000.00', '15.00'),
          example(3, 'cost', '9.000', '9000.00', '9.00'),
        ],
      },
    ]);
    const refused = await performImportAction(admin, job, 'dryRun');
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'options.decimalMark': ['required'] },
    ]);
    const answered = await answer(job, { decimalMark: 'comma' });
    expect(answered.questions).toEqual(job.questions);
    await checkAndRun(answered);
    expect(await pricesOf('LAI-1')).toEqual([129_900, 149_900, 3]);
    expect(await pricesOf('LAI-2')).toEqual([1_250_000, 1_500_000, 1]);
    expect(await pricesOf('LAI-3')).toEqual([25_000, 30_000, 10]);
  });

  test('The price of a published product is not replaced by a guess', async () => {
    await storeLiveProduct(server, { code: 'TAP-120', variants: [{ price: 189_000 }] });
    const { body: job } = await uploadImport(admin, 'code,price\nTAP-120,1.899\n');
    expect((await performImportAction(admin, job, 'dryRun')).body.errors).toEqual({
      'options.decimalMark': ['required'],
    });
    await checkAndRun(await answer(job, { decimalMark: 'comma' }));
    expect(await productOf(admin, 'TAP-120')).toMatchObject({ price: 189_900 });
  });

  test('The answer for a file is used for the next one with the same columns, and shown again', async () => {
    const file = (price: string) => `code,name_fr,price,brand\nREM-1,Bol,${price},\n`;
    const { body: first } = await uploadImport(admin, file('1.899'));
    await checkAndRun(await answer(first, { decimalMark: 'comma' }));
    const { body: second } = await uploadImport(admin, file('2.499'));
    expect(second.options.decimalMark).toBe('comma');
    expect(second.rememberedAt).not.toBeNull();
    expect(second.questions).toMatchObject([{ option: 'decimalMark' }]);
    const again = await admin.patch(
      pathOf(second),
      { reading: 'recognised' },
      { revision: second.revision },
    );
    expect(again.body.options.decimalMark).toBeNull();
    const { body: decided } = await uploadImport(admin, file('24.99'));
    expect([decided.options.decimalMark, decided.questions]).toEqual(['point', []]);
  });

  test('A column that becomes one of amounts is judged, and an earlier answer is dropped', async () => {
    const file = 'Ref;Nom;Tarif;Achat\nJUG-1;Bol;1.899;900\nJUG-2;Plat;2.500;1.250\n';
    const { body: job } = await uploadImport(admin, file);
    expect([job.mapping[2].target, job.questions]).toEqual([null, []]);
    const mapped = await patch(job, { mapping: [{ column: 'Tarif', target: 'price' }] });
    expect([mapped.options.decimalMark, mapped.questions.length]).toEqual([null, 1]);
    const answered = await patch(mapped, { options: { decimalMark: 'comma' } });
    const same = await patch(answered, { mapping: [{ column: 'Nom', target: 'nameEn' }] });
    expect(same.options.decimalMark).toBe('comma');
    const more = await patch(same, { mapping: [{ column: 'Achat', target: 'cost' }] });
    expect(more.options.decimalMark).toBeNull();
    expect(more.questions[0].examples.map(({ cell }: { cell: string }) => cell)).toEqual([
      '1.899',
      '2.500',
      '1.250',
    ]);
  });

  test('A saved reading that names the columns is judged with them', async () => {
    const file = (price: string) => `Ref;Nom du produit;Montant\nNOM-1;Bol;${price}\n`;
    const { body: first } = await uploadImport(admin, file('1.899'));
    const mapped = await patch(first, {
      mapping: [{ column: 'Montant', target: 'price' }],
      options: { textLanguage: 'fr', currency: 'MAD', decimalMark: 'comma' },
    });
    await checkAndRun(mapped);
    const { body: second } = await uploadImport(admin, file('2.499'));
    expect(second).toMatchObject({
      options: { decimalMark: 'comma' },
      questions: [{ option: 'decimalMark', examples: [{ cell: '2.499' }] }],
    });
    const { body: third } = await uploadImport(admin, file('24.99'));
    expect(third).toMatchObject({ options: { decimalMark: 'point' }, questions: [] });
  });
});

describe('Amounts of an import', () => {
  test('Words, dashes, taxes and currencies of amounts are told apart', async () => {
    const { body: job } = await uploadImport(admin, await fixture('own-mixed-amounts.csv'));
    // `12,50` and `$12.50` contradict each other, so that they decide neither 1.299 nor 1.000.
    expect(job.requiredOptions).toEqual(['decimalMark']);
    expect(job.currencies).toEqual(['EUR', 'USD', 'XOF']);
    const done = await checkAndRun(await answer(job, { decimalMark: 'comma' }));
    expect(await rowRemarks(admin, done)).toEqual([
      '3 skipped other_currency(price)',
      '4 skipped other_currency(price)',
      '6 error invalid_price(price)',
      '7 skipped other_currency(price)',
      '8 warning zero_price(price)',
      '11 warning negative_stock_is_zero(quantity)',
      '13 error invalid_quantity(quantity)',
    ]);
    const read = await Promise.all(
      [1, 4, 8, 9, 10, 11, 13].map((number) => pricesOf(`MON-${number}`)),
    );
    expect(read).toEqual([
      [1_250, null, 3],
      [8_000, 12_000, 3],
      [1_200, null, 3],
      [1_250, null, 3],
      [500, null, 0],
      [500, null, 12],
      [129_900, null, 1000],
    ]);
  });

  test('Prices of the own format in another currency need its rate', async () => {
    const { body: job } = await uploadImport(admin, 'code,name_fr,price\nRAT-1,Bol,12.50 €\n');
    const euro = await answer(job, { currency: 'EUR' });
    expect(euro.requiredOptions).toEqual(['exchangeRate']);
    expect((await performImportAction(admin, euro, 'dryRun')).status).toBe(422);
    await checkAndRun(await answer(euro, { exchangeRate: 10.8 }));
    expect((await pricesOf('RAT-1'))[0]).toBe(13_500);
  });
});

describe('Sales of an import on 25 November 2026', () => {
  test('The end of running sales is asked once, and no other sale becomes the price', async () => {
    const { body: job } = await uploadImport(admin, await fixture('woocommerce-sale-dates.csv'));
    expect(job.options).toMatchObject({ dateOrder: 'dayFirst', saleEnd: null });
    expect(job.requiredOptions).toEqual(['textLanguage', 'currency', 'exchangeRate', 'saleEnd']);
    expect(job.questions).toEqual([
      {
        option: 'saleEnd',
        examples: [sale(7, '05/12/2026', '2026-12-05'), sale(9, '2026-12-31', '2026-12-31')],
      },
    ]);
    const chosen = { textLanguage: 'fr', currency: 'MAD' };
    const refused = await performImportAction(admin, await answer(job, chosen), 'dryRun');
    expect(refused.body.errors).toEqual({ 'options.saleEnd': ['required'] });
    const answered = await answer(await jobOf(job), { saleEnd: 'regular' });
    const done = await checkAndRun(answered);
    expect(await salePrices()).toEqual(Array.from({ length: 9 }, () => [10_000, null, 5]));
    expect(await rowRemarks(admin, done)).toContain('7 warning sale_with_end_left_out(Sale price)');

    const again = await importFile(admin, await fixture('woocommerce-sale-dates.csv'), {
      textLanguage: 'fr',
      currency: 'MAD',
      saleEnd: 'sale',
    });
    expect(again.status).toBe('finished');
    expect(await salePrices()).toEqual(
      Array.from({ length: 9 }, (_, at) =>
        at === 5 || at === 7 ? [6_000, 10_000, 5] : [10_000, null, 5],
      ),
    );
  });

  test('The order of dates is asked if it decides whether a sale is running', async () => {
    const header = 'Type,SKU,Name,Regular price,Sale price,Date sale price ends';
    const { body: job } = await uploadImport(
      admin,
      `${header}\nsimple,ORD-1,Bol,100,60,05/12/2026`,
    );
    const chosen = await answer(job, { textLanguage: 'fr', currency: 'MAD' });
    expect((await performImportAction(admin, chosen, 'dryRun')).body.errors).toEqual({
      'options.dateOrder': ['required'],
    });
    const dayFirst = await answer(await jobOf(job), { dateOrder: 'dayFirst' });
    expect(dayFirst.questions.map(({ option }: { option: string }) => option)).toEqual([
      'dateOrder',
      'saleEnd',
    ]);
    const monthFirst = await answer(dayFirst, { dateOrder: 'monthFirst' });
    expect(await rowRemarks(admin, await checkAndRun(monthFirst))).toEqual([
      '2 warning sale_not_running(Sale price)',
    ]);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: the contract check proves the shape of every answer.
type Job = any;

async function patch(job: Job, change: object): Promise<Job> {
  const { status, body } = await admin.patch(pathOf(job), change, { revision: job.revision });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
}

function answer(job: Job, options: object): Promise<Job> {
  return patch(job, { options });
}

async function jobOf(job: Job): Promise<Job> {
  return (await admin.get(pathOf(job))).body;
}

async function checkAndRun(job: Job): Promise<Job> {
  for (const action of ['dryRun', 'run']) {
    const { status, body } = await performImportAction(admin, job, action);
    expect([status, body.errors]).toEqual([200, undefined]);
    await waitUntilSettled(admin, job);
  }
  return jobOf(job);
}

async function pricesOf(code: string) {
  const { price, compareAtPrice, quantity } = await productOf(admin, code);
  return [price, compareAtPrice, quantity];
}

function salePrices() {
  return Promise.all(Array.from({ length: 9 }, (_, at) => pricesOf(`SAL-${at + 1}`)));
}

function example(row: number, column: string, cell: string, comma: string, point: string) {
  return {
    row,
    column,
    cell,
    until: null,
    readings: [
      { choice: 'comma', value: comma },
      { choice: 'point', value: point },
    ],
  };
}

function sale(row: number, cell: string, until: string) {
  return {
    row,
    column: 'Date sale price ends',
    cell,
    until,
    readings: [
      { choice: 'sale', value: '60.00' },
      { choice: 'regular', value: '100.00' },
    ],
  };
}
