import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../time/casablanca-day';
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
    const offset = fc.integer({ min: 0, max: 900 });
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
          const expected = daysOf(of).find((day) => day > dueDay && day >= today);
          expect(nextDueDay(of, dueDay, today)).toBe(expected);
        },
      ),
    );
  });
});

function series(unit: TaskSeries['unit'], interval: number, startDay: string): TaskSeries {
  return { unit, interval, startDay };
}

/** Enough days of a series to pass every day of the test, one by one. */
function daysOf(of: TaskSeries): string[] {
  const days: string[] = [];
  for (
    let index = 0;
    daysBetween('2026-01-01', dueDayAt(of, index)) < 3600 || index < 3;
    index += 1
  ) {
    days.push(dueDayAt(of, index));
  }
  return [...days, dueDayAt(of, days.length)];
}
