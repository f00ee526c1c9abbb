import { expect, test } from 'vitest';
import { linesOfDay } from './lines-of-day';

test('A day of the month has as many lines as fit between its number and its foot', () => {
  // The grid of a window of 1440 × 900.
  expect([4, 5, 6].map((weeks) => linesOfDay(596, weeks))).toEqual([4, 3, 2]);
});

test('A day of a low window has one line, which opens its entries', () => {
  expect(linesOfDay(0, 6)).toBe(1);
});
