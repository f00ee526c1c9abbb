import { expect, test } from 'vitest';
import { formatMoney } from './money';
import { formatNumber, formatPercent } from './numbers';

test('`formatMoney` writes an amount in the format of each language, with no-break spaces', () => {
  expect(formatMoney(189000, 'fr')).toBe('1\u00a0890,00\u00a0DHS');
  expect(formatMoney(189000, 'ar')).toBe('\u20681.890,00\u00a0DHS\u2069');
  expect(formatMoney(189000, 'en')).toBe('1,890.00\u00a0DHS');
});

test('`formatMoney` isolates an Arabic amount from the surrounding text', () => {
  expect(formatMoney(500, 'ar')).toMatch(/^\u2068.*\u2069$/);
  expect(formatMoney(500, 'fr')).not.toMatch(/\p{Cf}/u);
});

test('A negative amount keeps its sign before the digits', () => {
  expect(formatMoney(-2950, 'fr')).toBe('-29,50\u00a0DHS');
  expect(formatMoney(-2950, 'ar')).toBe('\u2068-29,50\u00a0DHS\u2069');
});

test('Zero has no sign', () => {
  expect(formatMoney(-0, 'fr')).toBe('0,00\u00a0DHS');
  expect(formatPercent(-0.004, 'en')).toBe('0%');
});

test('Counts and ratios are written in the format of the language', () => {
  expect(formatNumber(12345, 'fr')).toBe('12\u00a0345');
  expect(formatNumber(12345, 'ar')).toBe('12.345');
  expect(formatPercent(0.974, 'fr')).toBe('97\u00a0%');
  expect(formatPercent(0.974, 'ar')).toBe('97%');
});
