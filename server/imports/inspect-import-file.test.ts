import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportEncoding } from '#domain/products/import/import-format';
import { inspectImportFile } from './inspect-import-file';

const FIXTURES = path.join(import.meta.dirname, '../../tests/fixtures/imports');

describe('Import files of each format', () => {
  it.each([
    ['own.csv', 'own', ',', 'utf-8', 6],
    ['own-windows-1252.csv', 'own', ';', 'windows-1252', 2],
    ['own-windows-1256.csv', 'own', ',', 'windows-1256', 2],
    ['own-utf-16.tsv', 'own', '\t', 'utf-16le', 2],
    ['own-mac-roman.csv', 'own', ';', 'macintosh', 2],
    ['own-cp850.csv', 'own', ';', 'cp850', 2],
    ['own-utf-8-twice.csv', 'own', ';', 'utf-8-via-windows-1252', 2],
    ['own-space-before-quote.csv', 'own', ',', 'utf-8', 2],
    ['title-above.csv', 'unknown', ';', 'utf-8', 4],
    ['shopify.csv', 'shopify', ',', 'utf-8', 5],
    ['shopify-new.csv', 'shopify_new', ',', 'utf-8', 2],
    ['woocommerce.csv', 'woocommerce', ',', 'utf-8', 4],
    ['woocommerce-fr.csv', 'woocommerce', ',', 'utf-8', 3],
    ['google-merchant.tsv', 'google_merchant', '\t', 'utf-8', 4],
    ['medusa.csv', 'medusa', ',', 'utf-8', 2],
    ['bagisto.csv', 'bagisto', ',', 'utf-8', 6],
    ['spree-products.csv', 'spree_products', ',', 'utf-8', 5],
    ['spree-translations.csv', 'spree_translations', ',', 'utf-8', 3],
  ])(
    '`inspectImportFile` recognises the format, delimiter, encoding and row count of %s',
    async (name, format, delimiter, encoding, rowCount) => {
      expect(await inspectFixture(name)).toMatchObject({
        format,
        delimiter,
        encoding,
        rowCount,
      });
    },
  );

  it('`inspectImportFile` returns a sample value for each column and preset options', async () => {
    const own = await inspectFixture('own-windows-1252.csv');
    expect(own.mapping).toEqual([
      { column: 'code', target: 'code', sample: 'THE-1' },
      { column: 'name_fr', target: 'nameFr', sample: 'Théière gravée' },
      { column: 'brand', target: 'brand', sample: 'Médina' },
      { column: 'price', target: 'price', sample: '1 299,00' },
      { column: 'quantity', target: 'quantity', sample: '3' },
    ]);
    expect(own.options).toEqual({
      textLanguage: null,
      currency: 'MAD',
      exchangeRate: 1,
      decimalMark: 'comma',
      dateOrder: 'dayFirst',
      vatRate: null,
      saleEnd: null,
    });
    const arabic = await inspectFixture('own-windows-1256.csv');
    expect(arabic.mapping[1]?.sample).toBe('زربية أمازيغية');
  });

  it('`inspectImportFile` lists the currencies, presets a single one, and presets no rate', async () => {
    const spree = await inspectFixture('spree-products.csv');
    expect([spree.currencies, spree.options.currency]).toEqual([['USD', 'EUR'], null]);
    const medusa = await inspectFixture('medusa.csv');
    expect(medusa.currencies).toEqual(['EUR', 'USD']);
    await writeFile(file, 'slug,sku,name,price,currency\nbol,BOL,Bol,3,USD');
    expect((await inspectImportFile(() => createReadStream(file), NOW)).options).toMatchObject({
      currency: 'USD',
      exchangeRate: null,
    });
  });
});

describe('Shape of import files', () => {
  it('`inspectImportFile` names the lines above the header and the row of totals', async () => {
    expect(await inspectFixture('title-above.csv')).toMatchObject({
      preamble: ['Inventaire du 25/11/2026'],
      headerRow: 3,
      totalsRow: 7,
    });
    expect(await inspectFixture('own.csv')).toMatchObject({
      preamble: [],
      headerRow: 1,
      totalsRow: null,
    });
  });

  it('`inspectImportFile` judges numbers without repeated headers and totals', async () => {
    await writeFile(
      file,
      'Liste;1.234,5\ncode;name_fr;price\nA;Un;1.899\ncode;name_fr;price\nTotal;;12.345,50\n',
    );
    const { findings, options, rowCount, totalsRow } = await inspectImportFile(
      () => createReadStream(file),
      NOW,
    );
    expect(findings).toMatchObject({
      decimalMark: null,
      openNumbers: [{ row: 3, column: 'price', cell: '1.899' }],
    });
    expect([options.decimalMark, rowCount, totalsRow]).toEqual([null, 3, 5]);
  });

  it('`inspectImportFile` leaves out columns at the end without a name and without a value', async () => {
    await writeFile(file, 'code,name_fr,,,\nA,Un,,,\nB,Deux,,autre,\n');
    const { mapping } = await inspectImportFile(() => createReadStream(file), NOW);
    expect(mapping.map(({ column }) => column)).toEqual([
      'code',
      'name_fr',
      'column 3',
      'column 4',
    ]);
    await writeFile(file, `code,name_fr${','.repeat(1000)}\nA,Un${','.repeat(1000)}\n`);
    expect((await inspectImportFile(() => createReadStream(file), NOW)).mapping).toHaveLength(2);
  });

  it('`inspectImportFile` offers readings with the lines in which they differ', async () => {
    const plain = 'A;Table;10\n'.repeat(5000);
    await writeFile(file, Buffer.from(`code;nom;prix\n${plain}B;C\u00bdur, \u00a4;1\n`, 'latin1'));
    const { encodings } = await inspectImportFile(() => createReadStream(file), NOW);
    expect(encodings[0]?.encoding).toBe('iso-8859-15');
    expect(encodings[0]?.sample[0]).toBe('B;Cœur, €;1');
    expect(encodings[1]?.sample[0]).not.toBe('B;Cœur, €;1');
  });

  it('`inspectImportFile` reads a file in the encoding that a user chose', async () => {
    const chosen = await inspectFixture('own-mac-roman.csv', 'windows-1252');
    expect(chosen.encoding).toBe('windows-1252');
    expect(chosen.mapping[1]?.sample).toContain('Lanterne ciselŽe');
    expect(chosen.encodings.map(({ encoding }) => encoding)).toContain('windows-1252');
  });
});

describe('Import files that cannot be imported', () => {
  it.each([
    ['nothing', '', 'empty_file'],
    ['only a byte order mark', '\uFEFF', 'empty_file'],
    ['blank lines', '\n \n', 'empty_file'],
    ['only a header', 'code,name_fr,price\n', 'no_rows'],
    ['a header and blank rows', 'code,name_fr,price\n,,\n', 'no_rows'],
    ['a spreadsheet', 'PK\u0003\u0004rest', 'not_text'],
    ['an open quote', 'code,name_fr\nA,"Un\nB,Deux', 'malformed_csv'],
    ['too many columns', `${'a,'.repeat(600)}\n1`, 'too_many_columns'],
  ])('`inspectImportFile` refuses %s', async (_, content, code) => {
    await writeFile(file, content);
    await expect(inspectImportFile(() => createReadStream(file), NOW)).rejects.toMatchObject({
      code,
    });
  });
});

const NOW = new Date('2026-11-25T10:00:00Z');

function inspectFixture(name: string, chosen: ImportEncoding | null = null) {
  return inspectImportFile(() => createReadStream(path.join(FIXTURES, name)), NOW, chosen);
}

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'examine-'));
  file = path.join(folder, 'file.csv');
});

afterAll(() => rm(folder, { recursive: true, force: true }));
