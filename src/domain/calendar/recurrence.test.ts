import fc from 'fast-check';
import { RRule } from 'rrule';
import { describe, expect, test } from 'vitest';
import { WEEKDAYS } from '../stores/store-availability';
import { addDays } from '../time/casablanca-day';
import {
  completeRecurrence,
  dayNumber,
  dayOfNumber,
  type EventRecurrence,
  isRecurrenceDay,
  lastRecurrenceDay,
  occurrencesBefore,
  recurrenceDays,
  recurrenceDaysFrom,
  recurrenceErrors,
  shiftedRecurrence,
  weekdayOfDay,
} from './recurrence';

const FREQUENCIES = {
  daily: RRule.DAILY,
  weekly: RRule.WEEKLY,
  monthly: RRule.MONTHLY,
  yearly: RRule.YEARLY,
};
const RRULE_WEEKDAYS = [RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR, RRule.SA, RRule.SU];

/** Its seventh day would be in 2112, because 2100 is no leap year. */
const LEAP_DAYS = {
  startDay: '2028-02-29',
  rule: completeRecurrence({ frequency: 'yearly', interval: 3, count: 7 }, '2028-02-29'),
};

function startDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The days of the rule in a range, as the library computes them. */
function daysOfLibrary(startDay: string, rule: EventRecurrence, from: string, to: string) {
  const start = startDate(startDay);
  const weekday = RRULE_WEEKDAYS[WEEKDAYS.indexOf(weekdayOfDay(startDay))] ?? RRule.MO;
  const ordinal = Math.ceil(start.getUTCDate() / 7);
  const monthly = {
    day: { bymonthday: [start.getUTCDate()] },
    weekday: { byweekday: [weekday.nth(ordinal)] },
    lastWeekday: { byweekday: [weekday.nth(-1)] },
  }[rule.monthlyBy];
  const parts = {
    daily: {},
    weekly: {
      byweekday: rule.weekdays.map((day) => RRULE_WEEKDAYS[WEEKDAYS.indexOf(day)] ?? RRule.MO),
    },
    monthly,
    yearly: { bymonth: [start.getUTCMonth() + 1], bymonthday: [start.getUTCDate()] },
  }[rule.frequency];
  const library = new RRule({
    freq: FREQUENCIES[rule.frequency],
    interval: rule.interval,
    dtstart: start,
    wkst: RRule.MO,
    ...(rule.until && { until: startDate(rule.until) }),
    ...(rule.count && { count: rule.count }),
    ...parts,
  });
  return library
    .between(startDate(from), startDate(to), true)
    .map((date) => date.toISOString().slice(0, 10));
}

const someDay = fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2028-12-31') });

/** A rule that can begin on the day, and the day. */
const generatedRules = someDay.chain((number) => {
  const startDay = dayOfNumber(number);
  return fc
    .record({
      frequency: fc.constantFrom('daily', 'weekly', 'monthly', 'yearly'),
      interval: fc.integer({ min: 1, max: 5 }),
      others: fc.subarray([...WEEKDAYS]),
      monthlyBy: fc.constantFrom('day', 'weekday', 'lastWeekday'),
      end: fc.oneof(
        fc.constant({}),
        fc.record({ count: fc.integer({ min: 1, max: 60 }) }),
        fc.record({
          until: fc.integer({ min: 0, max: 800 }).map((days) => addDays(startDay, days)),
        }),
      ),
    })
    .map(({ others, end, ...given }) => {
      const weekdays = [...others, weekdayOfDay(startDay)];
      return { startDay, rule: completeRecurrence({ ...given, weekdays, ...end }, startDay) };
    })
    .filter(
      (generated) => Object.keys(recurrenceErrors(generated.rule, generated.startDay)).length === 0,
    );
});

describe('Days of a rule', () => {
  test('They are those of another library over 500 generated rules and a year', () => {
    fc.assert(
      fc.property(
        generatedRules,
        fc.integer({ min: -400, max: 1200 }),
        ({ startDay, rule }, offset) => {
          const from = addDays(startDay, offset);
          const to = addDays(from, 366);
          const days = recurrenceDays(startDay, rule, from, to);
          expect(days).toEqual(daysOfLibrary(startDay, rule, from, to));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('A count ends a rule where it has counted, from any day on', () => {
    fc.assert(
      fc.property(
        generatedRules,
        fc.integer({ min: 0, max: 900 }),
        ({ startDay, rule }, offset) => {
          const last = lastRecurrenceDay(startDay, rule);
          fc.pre(last !== null && rule.count !== null);
          if (last === null || rule.count === null) return;
          const all = recurrenceDays(startDay, rule, startDay, last);
          expect(all.at(-1)).toBe(last);
          // The calendar ends before the count of some rules does: 29 February every twelve years.
          const next = recurrenceDaysFrom(startDay, { ...rule, count: null }, addDays(last, 1));
          const isCounted = all.length === rule.count || next.next().done === true;
          expect([all.length <= rule.count, isCounted]).toEqual([true, true]);
          const day = addDays(startDay, offset);
          const before = all.filter((one) => one < day).length;
          expect(occurrencesBefore(startDay, rule, day)).toBe(before);
        },
      ),
      { numRuns: 200, examples: [[LEAP_DAYS, 0]] },
    );
  });

  test('The first day is an occurrence of every rule without errors', () => {
    fc.assert(
      fc.property(generatedRules, ({ startDay, rule }) => {
        expect(isRecurrenceDay(startDay, rule, startDay)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('A weekly rule that moves by some days has every occurrence as many days later', () => {
    const rule = completeRecurrence(
      { frequency: 'weekly', interval: 2, weekdays: ['monday', 'friday'], until: '2027-02-01' },
      '2026-12-07',
    );
    const before = recurrenceDays('2026-12-07', rule, '2026-12-07', '2027-02-01');
    const moved = shiftedRecurrence(rule, 1);
    expect(moved.weekdays).toEqual(['tuesday', 'saturday']);
    const after = recurrenceDays('2026-12-08', moved, '2026-12-08', '2027-02-02');
    expect(after).toEqual(before.map((day) => addDays(day, 1)));
  });

  test('29 February and the fifth weekday are left out where they are missing', () => {
    const yearly = completeRecurrence({ frequency: 'yearly', interval: 1 }, '2024-02-29');
    expect(recurrenceDays('2024-02-29', yearly, '2024-01-01', '2032-12-31')).toEqual([
      '2024-02-29',
      '2028-02-29',
      '2032-02-29',
    ]);
    const fifth = completeRecurrence(
      { frequency: 'monthly', interval: 1, monthlyBy: 'weekday' },
      '2026-11-30',
    );
    expect(recurrenceDays('2026-11-30', fifth, '2026-11-01', '2027-05-31')).toEqual([
      '2026-11-30',
      '2027-03-29',
      '2027-05-31',
    ]);
  });

  test('A rule without an end has no day after the last day of the calendar', () => {
    const daily = completeRecurrence({ frequency: 'daily', interval: 1 }, '2026-12-01');
    expect(recurrenceDays('2026-12-01', daily, '2100-12-30', '2300-01-01')).toEqual([
      '2100-12-30',
      '2100-12-31',
    ]);
  });
});

test.each([
  [
    { frequency: 'weekly', interval: 1, weekdays: ['tuesday'] },
    { 'recurrence.weekdays': ['not_on_rule'] },
  ],
  [{ frequency: 'daily', interval: 0 }, { 'recurrence.interval': ['too_small'] }],
  [{ frequency: 'daily', interval: 100 }, { 'recurrence.interval': ['too_large'] }],
  [
    { frequency: 'daily', interval: 1, until: '2026-12-06' },
    { 'recurrence.until': ['period_reversed'] },
  ],
  [{ frequency: 'daily', interval: 1, count: 1001 }, { 'recurrence.count': ['too_large'] }],
  [
    { frequency: 'daily', interval: 1, count: 2, until: '2026-12-09' },
    { 'recurrence.count': ['not_allowed'] },
  ],
  [
    { frequency: 'monthly', interval: 1, monthlyBy: 'lastWeekday' },
    { 'recurrence.monthlyBy': ['not_on_rule'] },
  ],
] as const)('A rule from Monday 7 December 2026 is refused: %j', (given, errors) => {
  expect(recurrenceErrors(completeRecurrence(given, '2026-12-07'), '2026-12-07')).toEqual(errors);
});
