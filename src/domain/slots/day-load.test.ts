import { expect, test } from 'vitest';
import { loadOfDays } from './day-load';

test('The load of a day adds the places of its slots, on the days of Casablanca', () => {
  const slot = { capacity: 10, booked: 3, held: 1 };
  expect(
    loadOfDays([
      { ...slot, startsAt: '2026-11-26T09:00:00.000Z' },
      { ...slot, startsAt: '2026-11-26T23:30:00.000Z', held: 0 },
      { ...slot, startsAt: '2026-11-28T09:00:00.000Z' },
    ]),
  ).toEqual([
    { day: '2026-11-26', capacity: 20, taken: 7 },
    { day: '2026-11-28', capacity: 10, taken: 4 },
  ]);
  expect(loadOfDays([{ ...slot, startsAt: '2025-11-18T23:30:00.000Z' }])[0]?.day).toBe(
    '2025-11-19',
  );
});
