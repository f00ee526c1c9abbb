import { expect, test } from 'vitest';
import { taxOfHeading } from '../cells/tax-words';
import { recogniseFormat } from '../recognise-format';

function targetsOf(...headings: string[]) {
  return recogniseFormat(headings).mapping.map(({ target }) => target);
}

test.each([
  'Prix HT',
  'prix_ht',
  'PrixHT',
  'PVHT',
  'Prix (H.T.)',
  'Prix hors taxe',
  'Prix de vente hors taxes',
  'Tarif hors TVA',
  'Prix unitaire sans TVA',
  'Price excl. tax',
  'Price (tax excl.)',
  'price_excl_tax',
  'Price excluding VAT',
  'Price ex VAT',
  'Unit price ex. VAT',
  'Price without tax',
  'Price before tax',
  'Price tax excluded',
  'السعر بدون ضريبة',
  'السعر قبل الضريبة',
  'الثمن دون احتساب الرسوم',
  'السعر غير شامل الضريبة',
])('The column %j is a price before tax', (heading) => {
  expect(targetsOf('sku', 'name', heading)[2]).toBe('priceBeforeTax');
});

test.each(['Prix TTC', 'Price (tax incl.)', 'Prix toutes taxes comprises', 'السعر شامل الضريبة'])(
  'The column %j is the price that a buyer pays, and no column before tax is read beside it',
  (heading) => {
    expect(targetsOf('sku', 'Prix HT', heading)).toEqual(['code', null, 'price']);
  },
);

test.each([
  ['Prix EUR', 'price:EUR'],
  ['Price (USD)', 'price:USD'],
  ['prix €', 'price:EUR'],
  ['Prix HT (EUR)', 'price:EUR'],
  ['Prix MAD TTC', 'price:MAD'],
])('The column %j has the target %s', (heading, target) => {
  expect(targetsOf('sku', 'name', heading)[2]).toBe(target);
});

test.each([
  'currency',
  'CURRENCY_CODE',
  'Currency code',
  'currency_iso',
  'Devise',
  'code devise',
  'العملة',
  'رمز العملة',
])('The column %j names the currency', (heading) => {
  expect(targetsOf('sku', 'name', 'price', heading)[3]).toBe('currency');
});

test('A currency column is read in a known format, too', () => {
  const shopify = ['Handle', 'Title', 'Variant Price', 'Currency Code'];
  expect(targetsOf(...shopify)[3]).toBe('currency');
  expect(targetsOf('code', 'name_fr', 'price', 'devise')[3]).toBe('currency');
});

test.each(['Prix', 'Hauteur', 'Chtouka', 'Exclusive price', 'Taxi price', 'Height'])(
  'The heading %j says nothing about taxes',
  (heading) => {
    expect(taxOfHeading(heading).basis).toBe(null);
  },
);
