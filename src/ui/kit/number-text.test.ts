import { describe, expect, test } from 'vitest';
import { centimesText, parseCentimes, toLatinDigits } from './number-text';

describe('an amount as a seller types it', () => {
  test.each([
    ['289', 28_900],
    ['289,5', 28_950],
    ['289.50', 28_950],
    ['1 890,00', 189_000],
    ['1\u202f890,00', 189_000],
    ['1.890,00', 189_000],
    ['1,890.00', 189_000],
    ['1.890', 189_000],
    ['1890.125', 189_012],
    ['1.234.567', 123_456_700],
    ['12.345', 1_234_500],
    ['٢٨٩', 28_900],
    ['١٨٩٠٫٥', 189_050],
    ['١٬٨٩٠٫٥٠', 189_050],
    ['١٫٢٥٠', 125],
    ['0,1', 10],
    ['0,019', 1],
    [',5', 50],
    ['12,', 1200],
    ['', null],
    ['DHS', null],
    ['99999999999999999', null],
  ])('%s', (typed, centimes) => {
    expect(parseCentimes(typed)).toBe(centimes);
  });

  test('what the field shows is read back as the same amount, in every language', () => {
    for (const locale of ['fr-FR', 'ar-MA-u-nu-latn', 'en-US']) {
      for (const centimes of [0, 5, 99, 28_900, 189_050, 123_456_789]) {
        expect(parseCentimes(centimesText(centimes, locale))).toBe(centimes);
      }
    }
  });
});

test('Arabic and Persian digits become Latin', () => {
  expect(toLatinDigits('٠٦ 12 ۳۴')).toBe('06 12 34');
});
