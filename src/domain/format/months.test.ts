import { expect, test } from 'vitest';
import { formatMonth, formatMonthShort } from './months';

test('A month has the name that each language uses in Morocco', () => {
  expect(formatMonth('2026-08', 'fr')).toBe('août 2026');
  expect(formatMonth('2026-08', 'en')).toBe('August 2026');
  expect(formatMonth('2026-08', 'ar')).toMatch(/^غشت 2026$/);
  expect([formatMonthShort('2026-11', 'fr'), formatMonthShort('2026-11', 'ar')]).toEqual([
    'nov.',
    'نونبر',
  ]);
});
