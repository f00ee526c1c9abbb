import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages';
import { formatAmount } from './money';
import {
  filterAmountCharacters,
  parseCentimes,
  parseDecimal,
  parseWholeNumber,
  toLatinDigits,
} from './parse-numbers';

test('Arabic and Persian digits become Latin digits', () => {
  expect(toLatinDigits('١٢٣ ۴۵۶ 789')).toBe('123 456 789');
});

describe('Amount', () => {
  test.each([
    ['1 890,50', 189050],
    ['1\u00a0890,50', 189050],
    ['1.890,50', 189050],
    ['1,890.50', 189050],
    ['1890', 189000],
    ['1,890', 189000],
    ['1.890.000', 189000000],
    ['12,5', 1250],
    ['12.555', 1255500],
    ['0,129', 12],
    ['١٨٩٠٫٥', 189050],
    ['١٬٨٩٠٫٥٠', 189050],
    ['289 DHS', 28900],
    ['289', 28_900],
    ['289.50', 28_950],
    ['1\u202f890,00', 189_000],
    ['1.890', 189_000],
    ['1890.125', 189_012],
    ['1.234.567', 123_456_700],
    ['12.345', 1_234_500],
    ['٢٨٩', 28_900],
    ['١٫٢٥٠', 125],
  ])('The amount %j is read as %i centimes', (text, centimes) => {
    expect(parseCentimes(text)).toBe(centimes);
  });

  test.each(['', 'abc', ',', '99999999999999999'])('%j is not read as an amount', (text) => {
    expect(parseCentimes(text)).toBeNull();
  });

  test('`filterAmountCharacters` keeps only the characters of an amount', () => {
    expect(filterAmountCharacters('١٢ DHS,5')).toBe('12 ,5');
  });
});

test('A formatted amount is read back as the same amount, in every language', () => {
  for (const language of LANGUAGES) {
    for (const centimes of [0, 5, 99, 28_900, 189_050, 123_456_789]) {
      expect(parseCentimes(formatAmount(centimes, language))).toBe(centimes);
    }
  }
});

test('A decimal number is read with both kinds of digits and marks', () => {
  expect(['10,85', '١٠٫٨٥', ' 9.85 ', '12'].map(parseDecimal)).toEqual([10.85, 10.85, 9.85, 12]);
  expect(['', '1,2,3', '-4', 'MAD'].map(parseDecimal)).toEqual([null, null, null, null]);
});

test('A whole number is read with both kinds of digits, and a text with other characters is null', () => {
  expect(parseWholeNumber('١ ٢٠٠')).toBe(1200);
  expect(parseWholeNumber('-4')).toBe(-4);
  expect(parseWholeNumber('1.5')).toBeNull();
  expect(parseWholeNumber('')).toBeNull();
});
