import { expect, test } from 'vitest';
import { minutesAndSeconds } from './countdown';

test.each([
  [9, '0:09'],
  [60, '1:00'],
  [102, '1:42'],
  [3600, '60:00'],
])('A countdown of %i seconds is written %s', (seconds, text) => {
  expect(minutesAndSeconds(seconds)).toBe(text);
});
