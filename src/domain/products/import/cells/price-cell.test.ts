import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DecimalMark } from '../../../format/written-number';
import { readPrice, toCentimes } from './price-cell';

describe('Price cell', () => {
  it.each([
    ['129', 12_900],
    ['120.00 MAD', 12_000],
    ['1 299,00', 129_900],
    ['1\u202f299,00 DH', 129_900],
    ['1.299,50', 129_950],
    ['1,299.50', 129_950],
    ['10.0000', 1_000],
    ['19,9', 1_990],
    ['.5', 50],
    ['0', 0],
    ['Gratuit', 0],
    ['مجانا', 0],
    ['١٢٠٫٥٠ درهم', 12_050],
    ['١٫٢٩٩', 130],
    ["1'250.00 dhs", 125_000],
    ['200 د.م.', 20_000],
    ['12,-', 1_200],
    ['12,- DH', 1_200],
    ['="12.50"', 1_250],
    ["'12,50", 1_250],
    ['12,50 TTC', 1_250],
    ['12,50 DHS TTC', 1_250],
    ['12,50 (TTC)', 1_250],
    ['12.50 incl. VAT', 1_250],
    ['12,50 DH, TTC', 1_250],
    ['12,50 شامل الضريبة', 1_250],
    ['\u200f12,50\u200e', 1_250],
  ])('The price %s is read as %i centimes without a mark for the file', (cell, centimes) => {
    expect(centimesOf(cell, null)).toBe(centimes);
  });

  it('A price that both decimal marks make a number follows the mark of the file', () => {
    expect(centimesOf('1.299', 'comma')).toBe(129_900);
    expect(centimesOf('1.299', 'point')).toBe(130);
    expect(centimesOf('1,299', 'comma')).toBe(130);
    expect(centimesOf('1,299 DH', 'point')).toBe(129_900);
    expect(centimesOf('1,000,000', 'comma')).toBe(100_000_000);
  });

  it('A price that both decimal marks make a number is never guessed', () => {
    expect(centimesOf('1.299', null)).toBe('invalid_price');
  });

  it.each([
    ['12 DHS', 'MAD'],
    ['12DH', 'MAD'],
    ['12 Dhs.', 'MAD'],
    ['MAD 12', 'MAD'],
    ['12 درهم', 'MAD'],
    ['12 درهما', 'MAD'],
    ['€12', 'EUR'],
    ['12,50 €', 'EUR'],
    ['12 EUR', 'EUR'],
    ['12 euros', 'EUR'],
    ['$12.50', 'USD'],
    ['US$ 12', 'USD'],
    ['USD 12', 'USD'],
    ['£12', 'GBP'],
    ['15 000 Fcfa', 'XOF'],
    ['15 000 F CFA', 'XOF'],
    ['15000 XOF', 'XOF'],
    ['CHF 12.50', 'CHF'],
    ['12', null],
    ['12 TTC', null],
    ['12 HT', null],
    ['12 TVA', null],
  ])('The price %s is in the currency %s', (cell, currency) => {
    const reading = readPrice(cell, null);
    expect('value' in reading ? reading.value.currency : reading).toBe(currency);
  });

  it('A price says whether it excludes or includes VAT', () => {
    for (const cell of ['12,50 HT', '12,50 DH hors taxes', '12.50 excl. VAT', '12 دون الضريبة']) {
      expect(readPrice(cell, null)).toMatchObject({ value: { tax: 'excluded' } });
    }
    expect(readPrice('12,50 TTC', null)).not.toHaveProperty('warning');
  });

  it.each([
    'à partir de 12,50',
    'à voir',
    '12,50 la pièce',
    '12,50 € $',
    '12 XYZ',
    '12 %',
    '1.2.3,4',
    '1e3',
    '12-15',
    '12.50.',
    `${'9'.repeat(300)}x`,
  ])('The price %s is refused', (cell) => {
    expect(readPrice(cell, 'comma')).toEqual({ error: 'invalid_price' });
  });

  it('A negative or too high price is an error', () => {
    expect(readPrice('-5', null)).toEqual({ error: 'negative_price' });
    expect(readPrice('-0', null)).toMatchObject({ value: { tenThousandths: 0 } });
    expect(toCentimes(100_000_000_000, 1)).toEqual({ error: 'price_too_high' });
  });

  it('A price is converted to dirhams without losing a centime to binary fractions', () => {
    expect(toCentimes(8_799_900, 9.85)).toEqual({ value: 866_790 });
    expect(toCentimes(10_050, 1)).toEqual({ value: 101 });
  });

  it('A price with two decimals is read the same in every spelling', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom('.', ','),
        fc.constantFrom('', ' ', '\u00a0', '\u202f', "'", '’', 'other'),
        fc.constantFrom('', ' DH', ' MAD', 'DHS', ' درهم', ' TTC'),
        fc.constantFrom<DecimalMark | null>('point', 'comma', null),
        (centimes, mark, group, suffix, fileMark) => {
          const separator = group === 'other' ? (mark === '.' ? ',' : '.') : group;
          const whole = String(Math.floor(centimes / 100));
          const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separator);
          const cell = `${grouped}${mark}${String(centimes % 100).padStart(2, '0')}${suffix}`;
          expect(centimesOf(cell, fileMark)).toBe(centimes);
        },
      ),
    );
  });
});

function centimesOf(cell: string, mark: DecimalMark | null): number | string {
  const reading = readPrice(cell, mark);
  if ('error' in reading) return reading.error;
  const centimes = toCentimes(reading.value.tenThousandths, 1);
  return 'error' in centimes ? centimes.error : centimes.value;
}
