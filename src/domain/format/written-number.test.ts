import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberReadings } from './written-number';

describe('The same number in both readings', () => {
  test.each([
    ['1299', '1299'],
    ['0', '0'],
    ['-0', '0'],
    ['007', '7'],
    ['+12', '12'],
    ['-12', '-12'],
    ['− 12', '-12'],
    ['‑12', '-12'],
    [' 12 ', '12'],
    ['1 299', '1299'],
    ['1\u00a0299', '1299'],
    ['1\u202f299\u2009000', '1299000'],
    ["1'299", '1299'],
    ['1’299’000', '1299000'],
    ['١٢', '12'],
    ['۱۲', '12'],
    ['١٢٫٥', '12.5'],
    ['١٬٢٩٩٫٥٠', '1299.50'],
    ['١٬٢٩٩', '1299'],
    ['1.299٫5', '1299.5'],
    ['٠٫١٢٩', '0.129'],
    ['12,-', '12'],
    ['12.-', '12'],
    ['12.--', '12'],
    ['12,–', '12'],
    ['\u200e12\u200f', '12'],
    ['\ufeff12', '12'],
  ])('%j is %s', (text, plain) => {
    expect(numberReadings(text)).toEqual({ point: plain, comma: plain });
  });
});

describe('Another number, or none, in each reading', () => {
  test.each([
    ['1.299', '1.299', '1299'],
    ['1,299', '1299', '1.299'],
    ['-1.299', '-1.299', '-1299'],
    ['12.', '12', null],
    ['12,', null, '12'],
    ['10,00', null, '10.00'],
    ['10.00', '10.00', null],
    ['2,5', null, '2.5'],
    ['.5', '0.5', null],
    [',5', null, '0.5'],
    ['0.129', '0.129', null],
    ['0,129', null, '0.129'],
    ['1.2345', '1.2345', null],
    ['1234.567', '1234.567', null],
    ['1.299,50', null, '1299.50'],
    ['1,299.50', '1299.50', null],
    ['1 299,50', null, '1299.50'],
    ["1'299.50", '1299.50', null],
    ['1 299,500', null, '1299.500'],
    ['1.299.000', null, '1299000'],
    ['1,299,000', '1299000', null],
    ['1.299,-', null, '1299'],
    ['1,299.-', '1299', null],
    ['١٢،٥', null, '12.5'],
  ])('%j is %s with a decimal point and %s with a decimal comma', (text, point, comma) => {
    expect(numberReadings(text)).toEqual({ point, comma });
  });
});

describe('No number', () => {
  test.each([
    '',
    ' ',
    '-',
    ',',
    '.',
    '٫',
    ',-',
    '--1',
    '+-1',
    '1-',
    '1e3',
    '1E3',
    '0x10',
    'abc',
    '12 DH',
    '12€',
    '12%',
    '1 2',
    '12 50',
    '1 0000',
    '0 129',
    '1.29.000',
    '1,299,-',
    '1٫2٫3',
    '1, 299',
    "'129",
    '10–20',
    '(12)',
    '1/2',
  ])('%j is read as no number', (text) => {
    expect(numberReadings(text)).toEqual({ point: null, comma: null });
  });
});

test('A number that Intl writes in French, Arabic, English, German or Swiss German is read back', () => {
  const locales = ['fr-FR', 'ar-MA', 'ar-EG', 'fa-IR', 'en-US', 'de-DE', 'de-CH'];
  const centimes = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(centimes, fc.constantFrom(...locales), (amount, locale) => {
      const options = { minimumFractionDigits: 2 };
      const text = new Intl.NumberFormat(locale, options).format(amount / 100);
      const { point, comma } = numberReadings(text);
      const read = [point, comma].filter((plain) => plain !== null).map(Number);
      expect(new Set(read)).toEqual(new Set([amount === 0 ? 0 : amount / 100]));
    }),
  );
});

test('Every reading of any text is a plain decimal, and is its own only reading', () => {
  const character = fc.constantFrom(..."0123456789.,-+ '٠١٢٫٬\u00a0\u202fe");
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 14 }), (text) => {
      const { point } = numberReadings(text);
      if (point === null) return;
      expect(point).toMatch(/^-?\d+(\.\d+)?$/);
      expect(numberReadings(point).point).toBe(point);
    }),
  );
});
