import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectImportFile } from './inspect-import-file';

const FIXTURES = path.join(import.meta.dirname, '../../tests/fixtures/imports');

describe('Import files of each format', () => {
  it.each([
    ['own.csv', 'own', ',', 'utf-8', 6],
    ['own-windows-1252.csv', 'own', ';', 'windows-1252', 2],
    ['own-windows-1256.csv', 'own', ',', 'windows-1256', 2],
    ['own-utf-16.tsv', 'own', '\t', 'utf-16le', 2],
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
      expect(await inspectImportFile(path.join(FIXTURES, name), NOW)).toMatchObject({
        format,
        delimiter,
        encoding,
        rowCount,
      });
    },
  );

  it('`inspectImportFile` returns a sample value for each column and preset options', async () => {
    const own = await inspectImportFile(path.join(FIXTURES, 'own-windows-1252.csv'), NOW);
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
      saleEnd: null,
    });
    const arabic = await inspectImportFile(path.join(FIXTURES, 'own-windows-1256.csv'), NOW);
    expect(arabic.mapping[1]?.sample).toBe('زربية أمازيغية');
  });

  it('`inspectImportFile` lists the currencies, presets a single one, and presets no rate', async () => {
    const spree = await inspectImportFile(path.join(FIXTURES, 'spree-products.csv'), NOW);
    expect([spree.currencies, spree.options.currency]).toEqual([['USD', 'EUR'], null]);
    const medusa = await inspectImportFile(path.join(FIXTURES, 'medusa.csv'), NOW);
    expect(medusa.currencies).toEqual(['EUR', 'USD']);
    await writeFile(file, 'slug,sku,name,price,currency\nbol,BOL,Bol,3,USD');
    expect((await inspectImportFile(file, NOW)).options).toMatchObject({
      currency: 'USD',
      exchangeRate: null,
    });
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
    await expect(inspectImportFile(file, NOW)).rejects.toMatchObject({ code });
  });
});

const NOW = new Date('2026-11-25T10:00:00Z');
let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'examine-'));
  file = path.join(folder, 'file.csv');
});

afterAll(() => rm(folder, { recursive: true, force: true }));
