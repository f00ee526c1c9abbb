import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeRecurrence, EVENT_FREQUENCIES, weekdayOfDay } from '../calendar/recurrence';
import { WEEKDAYS } from '../stores/store-availability';
import { addDays, casablancaClock, casablancaDay, daysBetween } from '../time/casablanca-day';
import {
  type DepartureSeries,
  departureDays,
  PLANNED_AT_ONCE,
  PLANNED_DAYS,
  plannedDepartures,
  plannedUntil,
} from './departure-series';

const seed = process.env.TEST_SEED;
const RUNS = {
  numRuns: Number(process.env.TOUR_CASES ?? 200),
  ...(seed && { seed: Number(seed) }),
};

const day = fc.integer({ min: 0, max: 900 }).map((ahead) => addDays('2026-01-01', ahead));
const time = fc
  .tuple(fc.integer({ min: 4, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

const series: fc.Arbitrary<DepartureSeries> = fc
  .record({
    startDay: day,
    time,
    frequency: fc.constantFrom(...EVENT_FREQUENCIES),
    interval: fc.integer({ min: 1, max: 4 }),
    weekdays: fc.subarray([...WEEKDAYS]),
    monthlyBy: fc.constantFrom('day', 'weekday', 'lastWeekday'),
    count: fc.option(fc.integer({ min: 1, max: 30 })),
    left: fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 20 }),
  })
  .map(({ startDay, time: clock, left, weekdays, ...rule }) => ({
    startDay,
    time: clock,
    recurrence: completeRecurrence(
      { ...rule, weekdays: [...weekdays, weekdayOfDay(startDay)] },
      startDay,
    ),
    exceptions: left.map((ahead) => addDays(startDay, ahead)),
  }));

describe('Departures by a rule with exceptions', () => {
  test('A series has a departure on each day of its rule that is no exception, and on no other', () => {
    fc.assert(
      fc.property(series, fc.integer({ min: 0, max: 200 }), (of, ahead) => {
        const [from, to] = [addDays(of.startDay, ahead), addDays(of.startDay, ahead + 200)];
        const all = departureDays({ ...of, exceptions: [] }, of.startDay, to);
        const days = departureDays(of, from, to);
        const expected = all.filter((one) => one >= from && !of.exceptions.includes(one));
        expect(days).toEqual(expected);
        expect(days).toEqual([...new Set(days)].toSorted());
      }),
      RUNS,
    );
  });

  test('The days of a daily or weekly rule are those that counting gives', () => {
    fc.assert(
      fc.property(series, (of) => {
        const { frequency, interval, weekdays, count } = of.recurrence;
        if (frequency !== 'daily' && frequency !== 'weekly') return;
        const monday = addDays(of.startDay, -WEEKDAYS.indexOf(weekdayOfDay(of.startDay)));
        const counted: string[] = [];
        for (let ahead = 0; ahead <= 120; ahead += 1) {
          const one = addDays(of.startDay, ahead);
          const week = Math.floor(daysBetween(monday, one) / 7);
          const is =
            frequency === 'daily'
              ? ahead % interval === 0
              : week % interval === 0 && weekdays.includes(weekdayOfDay(one));
          if (is && (count === null || counted.length < count)) counted.push(one);
        }
        const kept = counted.filter((one) => !of.exceptions.includes(one));
        expect(departureDays(of, of.startDay, addDays(of.startDay, 120))).toEqual(kept);
      }),
      RUNS,
    );
  });

  test('A departure begins when the clocks of Casablanca show its time', () => {
    fc.assert(
      fc.property(series, (of) => {
        const planned = plannedDepartures(of, of.startDay, addDays(of.startDay, 60));
        for (const { day: on, startsAt } of planned) {
          expect([casablancaDay(startsAt), casablancaClock(startsAt)]).toEqual([on, of.time]);
        }
      }),
      RUNS,
    );
  });

  test('Departures are planned for half a year, and 400 at most at once', () => {
    expect(daysBetween('2026-11-28', plannedUntil('2026-11-28'))).toBe(PLANNED_DAYS);
    const recurrence = completeRecurrence({ frequency: 'daily', interval: 1 }, '2026-01-01');
    const daily = { startDay: '2026-01-01', time: '09:00', recurrence, exceptions: [] };
    expect(plannedDepartures(daily, '2026-01-01', '2028-01-01')).toHaveLength(PLANNED_AT_ONCE);
  });
});
