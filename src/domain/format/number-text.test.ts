import { describe, expect, test } from 'vitest';
import { keepAmountCharacters, parseCentimes, parseWhole, toLatinDigits } from './number-text';

test('Arabic and Persian digits become Latin ones', () => {
  expect(toLatinDigits('١٢٣ ۴۵۶ 789')).toBe('123 456 789');
});

describe('an amount', () => {
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
  ])('%j is %i centimes', (text, centimes) => {
    expect(parseCentimes(text)).toBe(centimes);
  });

  test.each(['', 'abc', ',', '99999999999999999'])('%j is none', (text) => {
    expect(parseCentimes(text)).toBeNull();
  });

  test('keeps only what an amount may hold while it is typed', () => {
    expect(keepAmountCharacters('١٢ DHS,5')).toBe('12 ,5');
  });
});

test('a whole number takes both kinds of digits and nothing else', () => {
  expect(parseWhole('١ ٢٠٠')).toBe(1200);
  expect(parseWhole('-4')).toBe(-4);
  expect(parseWhole('1.5')).toBeNull();
  expect(parseWhole('')).toBeNull();
});
