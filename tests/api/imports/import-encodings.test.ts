import { beforeAll, describe, expect, test } from 'vitest';
import { storeLiveProduct, storeProduct } from '../products/product-builder';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import {
  checkImport,
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

let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

describe('Encoding of an import', () => {
  test('A file of a Mac is read as one, and other readings are offered with the same lines', async () => {
    const { body } = await uploadImport(admin, await fixture('own-mac-roman.csv'));
    expect(body.encoding).toBe('macintosh');
    expect(body.encodings[0]).toEqual({
      encoding: 'macintosh',
      isDoubleEncoded: false,
      sample: [
        'MAC-1;Lanterne ciselée à l’ancienne;120;3',
        'MAC-2;Boîte façonnée, été;90;2',
        'code;name_fr;price;quantity',
      ],
    });
    expect(body.encodings[1]).toMatchObject({ encoding: 'cp850' });
    expect(body.encodings[1].sample[1]).toBe('MAC-2;Boöte faìonnÄe, ÄtÄ;90;2');
  });

  test.each([
    ['own-mac-roman.csv', 'MAC-1', 'Lanterne ciselée à l’ancienne'],
    ['own-cp850.csv', 'DOS-2', 'Boîte façonnée, été'],
    ['own-utf-8-twice.csv', 'TWI-1', 'Lanterne ciselée à l’ancienne'],
  ])('The products of %s have the names that were written', async (file, code, name) => {
    expect((await importFile(admin, await fixture(file))).products).toMatchObject({ created: 2 });
    expect((await productOf(admin, code)).name).toBe(name);
  });

  test('A text that was encoded twice is said to be mended', async () => {
    const { body } = await uploadImport(admin, await fixture('own-utf-8-twice.csv'));
    expect(
      body.encodings.map(({ encoding, isDoubleEncoded }: Record<string, unknown>) => [
        encoding,
        isDoubleEncoded,
      ]),
    ).toEqual([
      ['utf-8-via-windows-1252', true],
      ['utf-8', false],
    ]);
  });

  test('A changed encoding reads the file again and keeps the mapping and the options', async () => {
    const { body: job } = await uploadImport(admin, await fixture('own-mac-roman.csv'));
    const mapped = await change(job, {
      mapping: [{ column: 'quantity', target: null }],
      options: { textLanguage: 'fr' },
    });
    const { body, status } = await change(mapped.body, { encoding: 'cp850' });
    expect([status, body.encoding, body.status]).toEqual([200, 'cp850', 'uploaded']);
    expect(body.mapping).toEqual([
      { column: 'code', target: 'code', sample: 'MAC-1' },
      { column: 'name_fr', target: 'nameFr', sample: 'Lanterne ciselÄe ê lıancienne' },
      { column: 'price', target: 'price', sample: '120' },
      { column: 'quantity', target: null, sample: '3' },
    ]);
    expect(body.options).toEqual(mapped.body.options);
    expect(body.encodings.map(({ encoding }: { encoding: string }) => encoding)).toEqual(
      job.encodings.map(({ encoding }: { encoding: string }) => encoding),
    );
    const back = await change(body, { encoding: 'macintosh' });
    expect(back.body.mapping[1].sample).toBe('Lanterne ciselée à l’ancienne');
  });

  test('A changed encoding recognises the columns anew that it names otherwise', async () => {
    const file = Uint8Array.from(
      Buffer.from('R\u008ef\u008erence;Prix;Quantit\u008e\nA-1;12;3\n', 'latin1'),
    );
    const { body: job } = await uploadImport(admin, file);
    expect(targetsOf(job)).toEqual(['code', 'price', 'quantity']);
    const ignored = await change(job, { mapping: [{ column: 'Prix', target: null }] });
    const misread = await change(ignored.body, { encoding: 'windows-1256' });
    expect(targetsOf(misread.body)).toEqual([null, null, null]);
    const again = await change(misread.body, { encoding: 'macintosh' });
    expect(targetsOf(again.body)).toEqual(['code', null, 'quantity']);
  });

  test('The server refuses an unknown encoding, a stale revision, and an encoding after the run', async () => {
    const { body: job } = await uploadImport(admin, await fixture('own-space-before-quote.csv'));
    expect((await change(job, { encoding: 'ebcdic' })).status).toBe(422);
    const unreadable = await change(job, { encoding: 'utf-16le' });
    expect([unreadable.status, unreadable.body.errors]).toEqual([422, { encoding: ['no_rows'] }]);
    expect((await change({ ...job, revision: 0 }, { encoding: 'cp850' })).status).toBe(412);
    const absent = { ...job, id: 'imp_none' };
    expect((await change(absent, { encoding: 'cp850' })).status).toBe(404);
    const finished = await importFile(admin, await fixture('own-space-before-quote.csv'));
    expect((await change(finished, { encoding: 'cp850' })).status).toBe(409);
  });
});

describe('Shape of an import file', () => {
  test('Blanks around quotes are no part of a cell', async () => {
    await importFile(admin, await fixture('own-space-before-quote.csv'));
    expect(await productOf(admin, 'SPA-1')).toMatchObject({
      name: 'Plateau rond, laiton',
      price: 12_000,
    });
    expect(await productOf(admin, 'SPA-2')).toMatchObject({
      name: 'Coffret "Atlas", bois',
      price: 13_000,
    });
  });

  test('A title above the header, a repeated header and a row of totals are named and left out', async () => {
    const choice = { textLanguage: 'fr', currency: 'MAD' } as const;
    const checked = await checkImport(admin, await fixture('title-above.csv'), choice);
    expect(checked).toMatchObject({
      preamble: ['Inventaire du 25/11/2026'],
      headerRow: 3,
      totalsRow: 7,
      rowCount: 4,
      processedCount: 4,
      okCount: 2,
      skippedCount: 2,
      products: { created: 2, failed: 0 },
    });
    expect(await rowRemarks(admin, checked)).toEqual([
      '5 skipped repeated_header',
      '7 skipped totals_row',
    ]);
    await performImportAction(admin, checked, 'run');
    expect((await waitUntilSettled(admin, checked)).status).toBe('finished');
    expect((await productOf(admin, 'TIT-2')).name).toBe('Bol & soucoupe');
    expect(await productOf(admin, 'TIT-1')).toMatchObject({ name: 'Tasse', price: 2_500 });
  });
});

describe('Numbers of a file that is read in another encoding', () => {
  test('A mark that only one encoding decides is a question in the other', async () => {
    const file = 'code;name_fr;price\nMRK-1;Thé;1\u00a0299,5\nMRK-2;Bol;1.899\n';
    const { body: decided } = await uploadImport(admin, file);
    expect([decided.options.decimalMark, decided.questions]).toEqual(['comma', []]);
    const { body: open } = await change(decided, { encoding: 'windows-1252' });
    expect([open.options.decimalMark, open.requiredOptions]).toEqual([null, ['decimalMark']]);
    expect(open.questions).toMatchObject([
      { option: 'decimalMark', examples: [{ row: 3, column: 'price', cell: '1.899' }] },
    ]);
    const { body: back } = await change(open, { encoding: 'utf-8' });
    expect([back.options, back.questions]).toEqual([decided.options, []]);
  });

  test('An answer is kept if the file still asks its question', async () => {
    const file = 'code;name_fr;price\nANS-1;Thé;1.899\n';
    const { body: job } = await uploadImport(admin, file);
    const { body: answered } = await change(job, { options: { decimalMark: 'comma' } });
    const { body: other } = await change(answered, { encoding: 'windows-1252' });
    expect(other.mapping[1].sample).toBe('ThÃ©');
    expect(other.options).toEqual(answered.options);
    expect(other.questions).toEqual(answered.questions);
  });

  test('A column that a seller chose is judged in the new encoding too', async () => {
    const file = 'code;name_fr;montant;divers\nCOL-1;Thé;1.899;1.234\nTotal;;12.345,50;9,5\n';
    const { body: job } = await uploadImport(admin, file);
    const mapping = [
      { column: 'montant', target: null },
      { column: 'divers', target: 'price' },
    ];
    const { body: mapped } = await change(job, { mapping });
    const cell = { row: 2, column: 'divers', cell: '1.234' };
    expect(mapped.questions).toMatchObject([{ option: 'decimalMark', examples: [cell] }]);
    const { body: other } = await change(mapped, { encoding: 'windows-1252' });
    expect(targetsOf(other)).toEqual(['code', 'nameFr', null, 'price']);
    expect(other.questions).toEqual(mapped.questions);
    expect([other.rowCount, other.totalsRow]).toEqual([2, 3]);
  });
});

describe('Question marks in place of letters', () => {
  test('A name of question marks is refused at its column, and the rest of the row is taken', async () => {
    await storeLiveProduct(server, { code: 'QUE-1', nameAr: 'زربية أمازيغية' });
    const done = await importFile(admin, await fixture('own-question-marks.csv'));
    expect(done.products).toMatchObject({ updated: 1, failed: 0 });
    expect(await rowRemarks(admin, done)).toEqual(['2 warning letters_lost(name_ar)']);
    expect(await productOf(admin, 'QUE-1')).toMatchObject({
      nameAr: 'زربية أمازيغية',
      quantity: 5,
    });
  });

  test('A name that lost some of the letters of the product’s name stays as it is', async () => {
    await storeProduct(server, { code: 'QUE-2', name: 'Théière ciselée' });
    const done = await importFile(admin, 'code,name_fr,quantity\nQUE-2,Th?i?re cisel?e,7\n');
    expect(await rowRemarks(admin, done)).toEqual(['2 warning letters_lost(name_fr)']);
    expect(await productOf(admin, 'QUE-2')).toMatchObject({ name: 'Théière ciselée', quantity: 7 });
  });

  test('A new product whose only name is question marks is refused', async () => {
    const done = await importFile(admin, 'code,name_ar,price\nQUE-3,????? ????,10\n');
    expect(done.products).toMatchObject({ created: 0, failed: 1 });
    expect(await rowRemarks(admin, done)).toEqual(['2 error letters_lost(name_ar), missing_name']);
  });

  test('A question in a name is no lost letter', async () => {
    await importFile(admin, 'code,name_fr,price\nQUE-4,Prêt à porter ?,10\n');
    expect((await productOf(admin, 'QUE-4')).name).toBe('Prêt à porter ?');
  });
});

test('A name with HTML entities of its own stays as it is', async () => {
  await storeProduct(server, { code: 'ENT-1', name: 'Th&eacute; &amp; menthe' });
  const done = await importFile(admin, 'code,name_fr\nENT-1,Th&eacute; &amp; menthe\n');
  expect(done.products).toMatchObject({ unchanged: 1 });
});

interface Job {
  readonly id: string;
  readonly revision: number;
}

function change(job: Job, body: Record<string, unknown>) {
  return admin.patch(pathOf(job), body, { revision: job.revision });
}

function targetsOf({ mapping }: { mapping: readonly { target: string | null }[] }) {
  return mapping.map(({ target }) => target);
}
