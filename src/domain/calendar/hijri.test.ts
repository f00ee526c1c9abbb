import { expect, test } from 'vitest';
import { formatHijriDay, formatHijriMonths, hijriDate } from './hijri';

test.each([
  ['2025-06-26', { year: 1447, month: 1, day: 1 }],
  ['2026-03-20', { year: 1447, month: 10, day: 1 }],
  ['2026-05-27', { year: 1447, month: 12, day: 10 }],
  ['2026-06-16', { year: 1448, month: 1, day: 1 }],
])('%s is the Hijri date %j', (day, date) => {
  expect(hijriDate(day)).toEqual(date);
});

test.each([
  ['fr', /^10 /],
  ['en', / 10$/],
  ['ar', /^10 ذو الحجة$/],
] as const)('A Hijri day in %s has Latin digits and the name of its month', (language, text) => {
  expect(formatHijriDay('2026-05-27', language)).toMatch(text);
});

test('The months of a range are named once, with the year that changes', () => {
  expect(formatHijriMonths('2026-06-17', '2026-06-20', 'ar')).toBe('محرم 1448');
  expect(formatHijriMonths('2026-05-27', '2026-06-17', 'ar')).toBe('ذو الحجة 1447 – محرم 1448');
  expect(formatHijriMonths('2026-06-17', '2026-07-17', 'ar')).toBe('محرم – صفر 1448');
});
