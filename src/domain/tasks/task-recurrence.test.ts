import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../time/casablanca-day';
import { dueDayAt, nextDueDay, RECURRENCE_UNITS, type TaskSeries } from './task-recurrence';

describe('The next task of a series', () => {
  test.each<[string, TaskSeries, string, string, string]>([
    ['a day later', series('day', 1, '2026-11-27'), '2026-11-27', '2026-11-27', '2026-11-28'],
    ['two weeks later', series('week', 2, '2026-11-02'), '2026-11-02', '2026-11-03', '2026-11-16'],
    ['a month later', series('month', 1, '2026-01-15'), '2026-01-15', '2026-01-10', '2026-02-15'],
    ['in a new year', series('month', 3, '2026-11-05'), '2026-11-05', '2026-11-05', '2027-02-05'],
    ['on a leap day', series('month', 1, '2028-01-31'), '2028-01-31', '2028-01-31', '2028-02-29'],
    ['due today', series('day', 1, '2026-11-20'), '2026-11-26', '2026-11-27', '2026-11-27'],
  ])('is due %s', (_, of, dueDay, today, next) => {
    expect(nextDueDay(of, dueDay, today)).toBe(next);
  });

  test('leaves out the days that have passed', () => {
    const daily = series('day', 1, '2026-01-01');
    expect(nextDueDay(daily, '2026-01-03', '2026-11-27')).toBe('2026-11-27');
  });

  test('has the day of the start again after a shorter month', () => {
    const monthly = series('month', 1, '2026-01-31');
    expect([1, 2, 3].map((index) => dueDayAt(monthly, index))).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
    expect(nextDueDay(monthly, '2026-02-28', '2026-02-20')).toBe('2026-03-31');
  });

  test('is the first day of the series after the last one that is not past', () => {
    const offset = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(
        fc.constantFrom(...RECURRENCE_UNITS),
        fc.integer({ min: 1, max: 52 }),
        offset,
        offset,
        offset,
        (unit, interval, start, due, now) => {
          const of = series(unit, interval, addDays('2026-01-01', start));
          const dueDay = addDays(of.startDay, due);
          const today = addDays('2026-01-01', now);
          expect(nextDueDay(of, dueDay, today)).toBe(firstDay(of, dueDay, today));
        },
      ),
    );
  });
});

function series(unit: TaskSeries['unit'], interval: number, startDay: string): TaskSeries {
  return { unit, interval, startDay };
}

/** The first day of the series that is after `dueDay` and not past, looked for one by one. */
function firstDay(of: TaskSeries, dueDay: string, today: string): string {
  let index = 0;
  while (dueDayAt(of, index) <= dueDay || dueDayAt(of, index) < today) index += 1;
  return dueDayAt(of, index);
}
