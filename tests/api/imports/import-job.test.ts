import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import {
  checkImport,
  importFile,
  pathOf,
  performImportAction,
  productOf,
  startImportWorker,
  uploadImport,
  waitUntilSettled,
} from './import-client';

const server = await startTestServer();
await startImportWorker(server);

let admin: ApiClient;
let stranger: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
  stranger = await server.signIn('admin2');
});

describe('Import job', () => {
  test('An uploaded import has a recognised format and requires its missing options', async () => {
    const { status, body } = await uploadImport(
      admin,
      'Handle,Title,Variant Price\nbol,Bol,"12,50"',
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      fileName: 'file.csv',
      format: 'shopify',
      delimiter: ',',
      encoding: 'utf-8',
      rowCount: 1,
      status: 'uploaded',
      dryRun: true,
      failureCode: null,
      currencies: [],
      mapping: [
        { column: 'Handle', target: 'handle', sample: 'bol' },
        { column: 'Title', target: 'name', sample: 'Bol' },
        { column: 'Variant Price', target: 'price', sample: '12,50' },
      ],
      options: { textLanguage: null, currency: null, exchangeRate: null, decimalMark: 'comma' },
      requiredOptions: ['textLanguage', 'currency', 'exchangeRate'],
      allowedActions: ['dryRun'],
    });
    const refused = await performImportAction(admin, body, 'dryRun');
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        'options.textLanguage': ['required'],
        'options.currency': ['required'],
        'options.exchangeRate': ['required'],
      },
    ]);
  });

  test('An import is in its store’s list only, the newest first', async () => {
    const one = await uploadImport(admin, 'Handle,Title\nbol,Bol');
    const two = await uploadImport(admin, 'Handle,Title\nvase,Vase');
    const list = (client: ApiClient) => client.get('/api/store/product/import/?pageSize=2');
    const { body } = await list(admin);
    expect(body.items).toEqual([two.body, one.body]);
    expect(body.total).toBeGreaterThanOrEqual(2);
    expect((await list(stranger)).body.items).toEqual([]);
  });

  test('The server refuses an unreadable import file with 422', async () => {
    const refusals = [
      ['', 'empty_file'],
      ['code,name_fr\n', 'no_rows'],
      ['PK\u0003\u0004', 'not_text'],
      ['code,name_fr\nA,"Un\n', 'malformed_csv'],
    ] as const;
    for (const [content, code] of refusals) {
      const { status, body } = await uploadImport(admin, content);
      expect([status, body.code, body.errors]).toEqual([
        422,
        'validation_failed',
        { file: [code] },
      ]);
    }
    expect(
      (await admin.request('POST', '/api/store/product/import/new', { raw: new FormData() }))
        .status,
    ).toBe(422);
  });

  test('An import’s mapping can be changed with its current revision only', async () => {
    const { body: job } = await uploadImport(admin, OWN);
    const change = {
      mapping: [{ column: 'brand', target: null }],
      options: { decimalMark: 'comma' },
    };
    const { status, body } = await admin.patch(pathOf(job), change, { revision: job.revision });
    expect(status).toBe(200);
    expect(body.mapping.map(({ target }: { target: string | null }) => target)).toEqual([
      'code',
      'nameFr',
      null,
      'price',
      'quantity',
    ]);
    expect(body.options.decimalMark).toBe('comma');
    expect((await admin.patch(pathOf(job), change, { revision: job.revision })).status).toBe(412);
    expect((await admin.patch(pathOf(job), change)).status).toBe(428);
    const wrong = {
      mapping: [
        { column: 'colour', target: 'code' },
        { column: 'code', target: 'storeId' },
      ],
    };
    const refused = await admin.patch(pathOf(job), wrong, { revision: body.revision });
    expect(refused.body.errors).toEqual({
      'mapping.0.column': ['unknown_column'],
      'mapping.1.target': ['unknown_target'],
    });
    const twice = {
      mapping: [
        { column: 'brand', target: 'code' },
        { column: 'code', target: null },
        { column: 'price', target: 'code' },
      ],
    };
    const mapped = await admin.patch(pathOf(job), twice, { revision: body.revision });
    expect((await performImportAction(admin, mapped.body, 'dryRun')).body.errors).toEqual({
      mapping: ['mapping_repeats_target'],
    });
  });

  test('An import is mapped like the store’s last file with the same columns, until the seller resets it', async () => {
    const file = (code: string) => `Ref;Libellé;Tarif\n${code};Bol;12,50\n`;
    const first = (await uploadImport(admin, file('REM-1'))).body;
    expect([first.rememberedAt, first.mapping[2].target]).toEqual([null, null]);
    const chosen = await admin.patch(
      pathOf(first),
      {
        mapping: [{ column: 'Tarif', target: 'price' }],
        options: { textLanguage: 'fr', currency: 'EUR', exchangeRate: 10.8 },
      },
      { revision: first.revision },
    );
    await performImportAction(admin, chosen.body, 'dryRun');
    expect((await uploadImport(admin, file('REM-2'))).body.rememberedAt).toBeNull();
    await waitUntilSettled(admin, first);
    const begun = await performImportAction(admin, first, 'run');
    await waitUntilSettled(admin, first);

    const { body: second } = await uploadImport(admin, file('REM-2'));
    expect(second.rememberedAt).toBe(begun.body.updatedAt);
    expect(second.mapping[2]).toMatchObject({ column: 'Tarif', target: 'price', sample: '12,50' });
    expect(second.options).toMatchObject({ textLanguage: 'fr', currency: 'EUR' });
    expect(second.options.exchangeRate).toBeNull();
    expect((await uploadImport(stranger, file('REM-2'))).body.rememberedAt).toBeNull();
    expect(
      (await uploadImport(admin, file('REM-2').replace('Tarif', 'Prix'))).body.rememberedAt,
    ).toBeNull();

    const again = await admin.patch(
      pathOf(second),
      { reading: 'recognised' },
      { revision: second.revision },
    );
    expect(again.body).toMatchObject({ rememberedAt: null, options: first.options });
    expect(again.body.mapping[2]).toMatchObject({ column: 'Tarif', target: null });
    expect((await uploadImport(admin, file('REM-3'))).body.rememberedAt).toBeNull();
  });

  test('An import does not reuse the options for a currency that the file lacks', async () => {
    const file = (currency: string) =>
      `slug,name,price,currency\nbol-${currency},Bowl,12.50,${currency}\n`;
    const { body: first } = await uploadImport(admin, file('USD'));
    await importFile(admin, file('USD'), {
      textLanguage: 'en',
      currency: 'USD',
      exchangeRate: 9.8,
    });
    expect((await uploadImport(admin, file('USD'))).body.rememberedAt).not.toBeNull();
    expect((await uploadImport(admin, file('GBP'))).body.rememberedAt).toBeNull();
    expect(first.rememberedAt).toBeNull();
  });

  test('An import requires a new exchange rate for another currency', async () => {
    const { body: job } = await uploadImport(admin, OWN);
    const euro = await admin.patch(
      pathOf(job),
      { options: { currency: 'EUR', exchangeRate: 10.8 } },
      { revision: job.revision },
    );
    const dollar = await admin.patch(
      pathOf(job),
      { options: { currency: 'USD' } },
      { revision: euro.body.revision },
    );
    expect([euro.body.options.exchangeRate, dollar.body.options.exchangeRate]).toEqual([
      10.8,
      null,
    ]);
    const dirham = await admin.patch(
      pathOf(job),
      { options: { currency: 'MAD' } },
      { revision: dollar.body.revision },
    );
    expect(dirham.body.options.exchangeRate).toBe(1);
  });

  test('A dry run of an import changes no product', async () => {
    const job = await checkImport(admin, OWN);
    expect(job).toMatchObject({
      status: 'checked',
      dryRun: true,
      processedCount: 2,
      okCount: 1,
      failedCount: 1,
      products: { created: 1, failed: 1 },
      allowedActions: ['dryRun', 'run'],
    });
    expect(await productOf(admin, 'OWN-1')).toBeUndefined();
  });

  test('A finished import allows no further action or change', async () => {
    const job = await importFile(admin, OWN);
    expect(job).toMatchObject({ status: 'finished', dryRun: false, allowedActions: [] });
    for (const action of ['dryRun', 'run', 'cancel']) {
      const { status, body } = await performImportAction(admin, job, action);
      expect([status, body.code, body.current.status]).toEqual([
        409,
        'action_not_allowed',
        'finished',
      ]);
    }
    const change = await admin.patch(
      pathOf(job),
      { options: { decimalMark: 'comma' } },
      { revision: job.revision },
    );
    expect([change.status, change.body.code]).toEqual([409, 'action_not_allowed']);
  });

  test('An import uploaded twice under one Idempotency-Key is created once', async () => {
    const upload = () => {
      const raw = new FormData();
      raw.set('file', new Blob([OWN], { type: 'text/csv' }), 'own.csv');
      return admin.request('POST', '/api/store/product/import/new', {
        raw,
        headers: { 'idempotency-key': 'import-once' },
      });
    };
    expect((await upload()).body.id).toBe((await upload()).body.id);
  });

  test('The server answers 404 for another store’s import', async () => {
    const { body: job } = await uploadImport(admin, OWN);
    const calls = [
      stranger.get(pathOf(job)),
      stranger.get(pathOf(job, '/rows')),
      stranger.get(pathOf(job, '/failures')),
      stranger.get(pathOf(job, '/changes')),
      performImportAction(stranger, job, 'dryRun'),
      stranger.patch(
        pathOf(job),
        { options: { decimalMark: 'comma' } },
        { revision: job.revision },
      ),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([
      404, 404, 404, 404, 404, 404,
    ]);
  });

  test('An import returns its failed rows as a file that can be corrected and imported again', async () => {
    const job = await importFile(
      admin,
      'code,name_fr,price\nMEN-1,"Bol, ""grand""",-4\nMEN-2,Plat,12\nMEN-3,=1+1,5\n',
    );
    const { headers, text } = await admin.get(pathOf(job, '/failures?language=en'));
    expect(headers.get('content-disposition')).toContain('attachment');
    const lines = text.replace(/^\uFEFF/, '').split('\r\n');
    expect(lines).toEqual([
      'code,name_fr,price,errors',
      'MEN-1,"Bol, ""grand""",-4,The price is negative. — column price: “-4”',
      `MEN-3,'=1+1,5,"The cell holds a formula, not a value. — column name_fr: “=1+1”"`,
      '',
    ]);
    const mended = text.replace(',-4,', ',40,');
    expect(await importFile(admin, mended)).toMatchObject({ products: { created: 2, failed: 0 } });
    expect(await productOf(admin, 'MEN-1')).toMatchObject({ name: 'Bol, "grand"', price: 4_000 });
    expect(await productOf(admin, 'MEN-3')).toMatchObject({ name: '=1+1' });
  });

  test('The rows of an import can be listed by status, in pages', async () => {
    const rows = Array.from({ length: 7 }, (_, at) => `PAG-${at},Bol,${at % 2 ? '-1' : '5'}`);
    const job = await checkImport(admin, `code,name_fr,price\n${rows.join('\n')}`);
    const { body } = await admin.get(pathOf(job, '/rows?status=error&page=2&pageSize=2'));
    expect(body).toEqual({
      total: 3,
      page: 2,
      pageSize: 2,
      items: [
        {
          number: 7,
          status: 'error',
          action: 'skip',
          code: 'PAG-5',
          name: null,
          nameEn: null,
          nameAr: null,
          errors: [{ code: 'negative_price', column: 'price', value: '-1' }],
          outcome: 'refused',
          changes: [],
          standouts: [],
        },
      ],
    });
  });

  test('A cancelled import stops and preserves the products already written', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => `CAN-${at},Bol ${at},5`);
    const job = await checkImport(admin, `code,name_fr,price\n${rows.join('\n')}`);
    await performImportAction(admin, job, 'run');
    const cancelled = await performImportAction(admin, job, 'cancel');
    expect(cancelled.body).toMatchObject({ status: 'cancelled', allowedActions: ['dryRun'] });
    const after = await waitUntilSettled(admin, job);
    const { body } = await admin.get('/api/store/products/search/get/?q=CAN&pageSize=1');
    expect(body.total).toBe(after.products.created);
    expect(body.total).toBeLessThan(3000);
  });
});

const OWN = 'code,name_fr,brand,price,quantity\nOWN-1,Bol,Atlas,12,3\nOWN-2,Plat,Atlas,-1,3\n';
