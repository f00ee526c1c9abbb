import { expect, test } from 'vitest';
import { timeLeft } from './time-left';

const opening = Date.UTC(2027, 0, 1);

test('A countdown returns days, hours, minutes and seconds until the last second', () => {
  expect(timeLeft(opening, Date.UTC(2026, 11, 29, 22, 57, 59))).toEqual({
    days: 2,
    hours: 1,
    minutes: 2,
    seconds: 1,
  });
  expect(timeLeft(opening, opening - 1)).toMatchObject({ days: 0, seconds: 1 });
});

test('A countdown is null from its moment on, and without a valid moment', () => {
  expect(timeLeft(opening, opening)).toBeNull();
  expect(timeLeft(Number.NaN, opening)).toBeNull();
});
