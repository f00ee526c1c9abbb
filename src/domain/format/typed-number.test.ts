import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages';
import { formatAmount, formatMoney } from './money';
import { formatNumber } from './numbers';
import { readAmount, readMeasure, readWholeNumber } from './typed-number';
import { isUnreadable } from './unreadable-number';

describe('Amount', () => {
  test.each([
    ['1 890,50', 189_050],
    ['1\u00a0890,50', 189_050],
    ['1\u202f890,00', 189_000],
    ['1.890,50', 189_050],
    ['1,890.50', 189_050],
    ["1'890.50", 189_050],
    ['1890', 189_000],
    ['10,00', 1000],
    ['1.890.000', 189_000_000],
    ['12,5', 1250],
    ['.5', 50],
    ['12,', 1200],
    ['12,-', 1200],
    ['١٨٩٠٫٥', 189_050],
    ['١٬٨٩٠٫٥٠', 189_050],
    ['١٢', 1200],
    ['289 DHS', 28_900],
    ['1 250,50 DH', 125_050],
    ['12dh.', 1200],
    ['12 Dirhams', 1200],
    ['MAD 129.00', 12_900],
    ['129 MAD', 12_900],
    ['١٢٠ درهم', 12_000],
    ['120 د.م.', 12_000],
    ['\u2068\u200e1.890,00\u00a0DHS\u2069', 189_000],
    ['10,0000', 1000],
    ['0,500', 50],
    ['1,899', 189_900],
    ['1.899', 189_900],
    ['12.555', 1_255_500],
  ])('The amount %j is read as %i centimes', (text, centimes) => {
    expect(readAmount(text)).toBe(centimes);
  });

  test.each(['', ' ', '\u00a0', '\u200e'])('%j is an empty field', (text) => {
    expect([readAmount(text), readWholeNumber(text), readMeasure(text)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test.each([
    ['-3', 'negative_number'],
    ['−3,00 DH', 'negative_number'],
    ['1e3', 'not_a_number'],
    ['abc', 'not_a_number'],
    ['DH', 'not_a_number'],
    ['12 €', 'not_a_number'],
    ['$12', 'not_a_number'],
    ['1 2', 'not_a_number'],
    ['3/4', 'not_a_number'],
    ['5 %', 'not_a_number'],
    ['0,129', 'too_many_decimals'],
    ['1890.125', 'too_many_decimals'],
    ['1 890,125', 'too_many_decimals'],
    ['12,3456', 'too_many_decimals'],
    ['99999999999999999', 'number_too_large'],
  ])('The amount %j is refused: %s', (text, problem) => {
    expect(readAmount(text)).toEqual({ unreadable: text, problem });
  });
});

test('An amount that may be negative keeps its minus', () => {
  expect(readAmount('-12,50 DH', true)).toBe(-1250);
  expect(readAmount('−1.250,00', true)).toBe(-125_000);
  expect(readAmount('12,50', true)).toBe(1250);
  expect(readAmount('-0,505', true)).toEqual({
    unreadable: '-0,505',
    problem: 'too_many_decimals',
  });
});

describe('Whole number', () => {
  test.each([
    ['10,00', 10],
    ['10.0', 10],
    ['1 200', 1200],
    ['1.200', 1200],
    ['1,200', 1200],
    ['١٢', 12],
    ['۱ ۲۰۰', 1200],
    ['-0', 0],
    ['007', 7],
  ])('%j is read as %i', (text, number) => {
    expect(readWholeNumber(text)).toBe(number);
  });

  test('A whole number may be followed by the unit of its field, and by no other', () => {
    expect(readWholeNumber('12 %', '%')).toBe(12);
    expect(readWholeNumber('١٢٪', '%')).toBe(12);
    expect(readWholeNumber('300 G', 'g')).toBe(300);
    expect(readWholeNumber('2 sur 5', 'sur\u00a05')).toBe(2);
    expect(readWholeNumber('3 kg', '%')).toEqual({ unreadable: '3 kg', problem: 'not_a_number' });
    expect(readWholeNumber('3 DH')).toEqual({ unreadable: '3 DH', problem: 'not_a_number' });
  });

  test.each([
    ['2,5', 'not_whole'],
    ['2.5', 'not_whole'],
    ['٢٫٥', 'not_whole'],
    ['1 200,01', 'not_whole'],
    ['-4', 'negative_number'],
    ['-2,5', 'negative_number'],
    ['1e3', 'not_a_number'],
    ['12 x', 'not_a_number'],
    ['12-13', 'not_a_number'],
    ['9007199254740993', 'number_too_large'],
  ])('The whole number %j is refused: %s', (text, problem) => {
    expect(readWholeNumber(text)).toEqual({ unreadable: text, problem });
  });
});

describe('Measure', () => {
  test.each([
    ['10,85', 10.85],
    ['١٠٫٨٥', 10.85],
    [' 9.85 ', 9.85],
    ['1.250', 1.25],
    ['1,250', 1.25],
    ['1,250.5', 1250.5],
    ['1.250.000', 1_250_000],
    ['1 250', 1250],
    ['12', 12],
    ['0.000001', 0.000001],
  ])('The measure %j is read as %d', (text, number) => {
    expect(readMeasure(text)).toBe(number);
  });

  test('A measure may be followed by its unit', () => {
    expect(readMeasure('1,5 cm', 'cm')).toBe(1.5);
  });

  test.each([
    ['-4', 'negative_number'],
    ['1,2,3', 'not_a_number'],
    ['1e3', 'not_a_number'],
    ['0,1234567', 'too_many_decimals'],
    ['12345678901234567', 'number_too_large'],
  ])('The measure %j is refused: %s', (text, problem) => {
    expect(readMeasure(text)).toEqual({ unreadable: text, problem });
  });
});

const anyLanguage = fc.constantFrom(...LANGUAGES);
const anyCentimes = fc.integer({ min: 0, max: 100_000_000 });

test('An amount that the portal writes is read back as the same amount, in every language', () => {
  fc.assert(
    fc.property(anyCentimes, anyLanguage, (centimes, language) => {
      expect(readAmount(formatAmount(centimes, language))).toBe(centimes);
      expect(readAmount(formatMoney(centimes, language))).toBe(centimes);
    }),
  );
});

test('A count that the portal writes is read back as the same count, in every language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), anyLanguage, (count, language) => {
      expect(readWholeNumber(formatNumber(count, language))).toBe(count);
      expect(readWholeNumber(String(count))).toBe(count);
    }),
  );
});

test('A typed text is a number of its field, or is returned as it was typed', () => {
  const character = fc.constantFrom(..."0123456789.,-+ '٠١٢٫٬\u00a0\u202feDH%");
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 14 }), (text) => {
      for (const read of [readAmount(text), readWholeNumber(text), readMeasure(text)]) {
        if (isUnreadable(read)) expect(read.unreadable).toBe(text);
        else if (read === null) expect(text.trim()).toBe('');
        else expect(read).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
