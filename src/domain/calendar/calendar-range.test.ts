import { expect, test } from 'vitest';
import { dayOfNextView, daysOfRange, namedDays, visibleDays } from './calendar-range';

test.each([
  ['month', 1, { from: '2026-11-30', to: '2027-01-03' }],
  ['month', 0, { from: '2026-11-29', to: '2027-01-02' }],
  ['week', 1, { from: '2026-12-07', to: '2026-12-13' }],
  ['week', 0, { from: '2026-12-13', to: '2026-12-19' }],
  ['day', 1, { from: '2026-12-13', to: '2026-12-13' }],
  ['agenda', 1, { from: '2026-12-13', to: '2027-01-11' }],
] as const)('The view %s with weeks from day %i shows the days %j', (view, start, days) => {
  expect(visibleDays(view, '2026-12-13', start)).toEqual(days);
});

test('The title of a month names its own days only', () => {
  expect(namedDays('month', '2026-12-13', 1)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(namedDays('week', '2026-12-13', 1)).toEqual({ from: '2026-12-07', to: '2026-12-13' });
});

test.each([
  ['month', '2026-12-31', 1, '2027-01-01'],
  ['month', '2026-12-31', -1, '2026-11-01'],
  ['week', '2026-12-31', 1, '2027-01-07'],
  ['day', '2026-12-31', 1, '2027-01-01'],
  ['agenda', '2026-12-01', -1, '2026-11-01'],
] as const)('The view %s of %s is followed (%i) by that of %s', (view, day, by, next) => {
  expect(dayOfNextView(view, day, by)).toBe(next);
});

test('A range names each of its days, and an empty one none', () => {
  expect(daysOfRange({ from: '2026-12-30', to: '2027-01-01' })).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
  ]);
  expect(daysOfRange({ from: '2026-12-30', to: '2026-12-29' })).toEqual([]);
});
