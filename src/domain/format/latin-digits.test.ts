import { expect, test } from 'vitest';
import { toLatinDigits } from './latin-digits';

test('Arabic and Persian digits become Latin digits', () => {
  expect(toLatinDigits('١٢٣ ۴۵۶ 789')).toBe('123 456 789');
});
