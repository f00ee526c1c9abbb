import { millisecondsInDay } from 'date-fns/constants';
import { WEEKDAYS, type Weekday } from '../stores/store-availability';
import type { IsoDay } from '../time/casablanca-day';
import { dayText } from '../time/instant-text';

export const EVENT_FREQUENCIES = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type EventFrequency = (typeof EVENT_FREQUENCIES)[number];

/** Limits of a rule (contract: EventRecurrence). */
export const RECURRENCE_LIMITS = { interval: 99, count: 1000 } as const;

/**
 * When an event recurs, from its first day on: a subset of RFC 5545 with weeks from Monday. The day
 * of the month, the month and the number of a weekday are those of the first day, which always is
 * the first occurrence. Months and years without that day are left out.
 */
export interface EventRecurrence {
  readonly frequency: EventFrequency;
  /** Days, weeks, months or years between two of them; 1 or more. */
  readonly interval: number;
  /** Of a weekly rule, in the order of the week; contains the weekday of the first day. */
  readonly weekdays: readonly Weekday[];
  /** Of a monthly rule: by the day of the month, by the number of the weekday, or the last one. */
  readonly monthlyBy: 'day' | 'weekday' | 'lastWeekday';
  /** The last day on which it may occur; null for none. */
  readonly until: IsoDay | null;
  /** Number of occurrences, deleted ones included; null for no such end. At most one end is set. */
  readonly count: number | null;
}

/** A recurrence as a request names it: what is left out follows from the first day. */
export interface GivenRecurrence {
  readonly frequency: EventFrequency;
  readonly interval: number;
  readonly weekdays?: readonly Weekday[];
  readonly monthlyBy?: EventRecurrence['monthlyBy'];
  readonly until?: IsoDay | null;
  readonly count?: number | null;
}

const DAYS_IN_WEEK = 7;
const MONTHS_IN_YEAR = 12;

/** A day as the number of days since 1 January 1970. */
export function dayNumber(day: IsoDay): number {
  return Date.parse(`${day}T00:00:00Z`) / millisecondsInDay;
}

/** The day with a number of {@link dayNumber}. */
export function dayOfNumber(number: number): IsoDay {
  return dayText(number);
}

/** 0 for Monday to 6 for Sunday; 1 January 1970 was a Thursday. */
function weekdayIndex(number: number): number {
  return (((number + 3) % DAYS_IN_WEEK) + DAYS_IN_WEEK) % DAYS_IN_WEEK;
}

/** The weekday of a day. */
export function weekdayOfDay(day: IsoDay): Weekday {
  return WEEKDAYS[weekdayIndex(dayNumber(day))] ?? 'monday';
}

/** The complete rule of a request, for an event that begins on `startDay`. */
export function completeRecurrence(given: GivenRecurrence, startDay: IsoDay): EventRecurrence {
  const { frequency, interval, until = null, count = null } = given;
  const named = given.weekdays ?? [weekdayOfDay(startDay)];
  return {
    frequency,
    interval,
    weekdays: frequency === 'weekly' ? WEEKDAYS.filter((day) => named.includes(day)) : [],
    monthlyBy: (frequency === 'monthly' && given.monthlyBy) || 'day',
    until,
    count,
  };
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

/** The number of the day in `month` months after January of year 0; null if the month lacks it. */
function dayInMonth(months: number, start: Date, by: EventRecurrence['monthlyBy']): number | null {
  const year = Math.floor(months / MONTHS_IN_YEAR);
  const month = months - year * MONTHS_IN_YEAR;
  const length = daysInMonth(year, month);
  const first = Date.UTC(year, month, 1) / millisecondsInDay;
  const date = start.getUTCDate();
  if (by === 'day') return date <= length ? first + date - 1 : null;
  const wanted = weekdayIndex(start.getTime() / millisecondsInDay);
  const offset = (wanted - weekdayIndex(first) + DAYS_IN_WEEK) % DAYS_IN_WEEK;
  if (by === 'lastWeekday') {
    return first + offset + Math.floor((length - 1 - offset) / DAYS_IN_WEEK) * DAYS_IN_WEEK;
  }
  const place = offset + Math.floor((date - 1) / DAYS_IN_WEEK) * DAYS_IN_WEEK;
  return place < length ? first + place : null;
}

/**
 * All days of the rule from about `from` on, in ascending order and without an end; days before
 * `from` may be among them.
 */
function* endlessDays(start: number, rule: EventRecurrence, from: number): Generator<number> {
  const { frequency, interval } = rule;
  const ahead = Math.max(0, from - start);
  if (frequency === 'daily') {
    for (let day = start + Math.floor(ahead / interval) * interval; ; day += interval) yield day;
  }
  if (frequency === 'weekly') {
    const offsets = rule.weekdays.map((weekday) => WEEKDAYS.indexOf(weekday));
    const step = interval * DAYS_IN_WEEK;
    const monday = start - weekdayIndex(start);
    for (let week = monday + Math.floor((from > monday ? from - monday : 0) / step) * step; ; ) {
      for (const offset of offsets) if (week + offset >= start) yield week + offset;
      week += step;
    }
  }
  const date = new Date(start * millisecondsInDay);
  const by = frequency === 'monthly' ? rule.monthlyBy : 'day';
  const step = frequency === 'monthly' ? interval : interval * MONTHS_IN_YEAR;
  const first = date.getUTCFullYear() * MONTHS_IN_YEAR + date.getUTCMonth();
  const fromDate = new Date(Math.max(start, from) * millisecondsInDay);
  const reached = fromDate.getUTCFullYear() * MONTHS_IN_YEAR + fromDate.getUTCMonth();
  for (let months = first + Math.floor((reached - first) / step) * step; ; months += step) {
    const day = dayInMonth(months, date, by);
    if (day !== null && day >= start) yield day;
  }
}

/** The last day of the calendar: later occurrences do not exist. */
export const LAST_DAY: IsoDay = '2100-12-31';
const LAST_NUMBER = dayNumber(LAST_DAY);

/**
 * Rules that have no day are possible (a fifth Monday every twelfth month), so a search ends after
 * the last day of the calendar.
 */
function* endedDays(start: number, rule: EventRecurrence, from: number): Generator<number> {
  const until = Math.min(LAST_NUMBER, rule.until === null ? LAST_NUMBER : dayNumber(rule.until));
  if (rule.count === null) {
    for (const day of endlessDays(start, rule, from)) {
      if (day > until) return;
      if (day >= from) yield day;
    }
    return;
  }
  let left = rule.count;
  for (const day of endlessDays(start, rule, start)) {
    if (left === 0 || day > until) return;
    left -= 1;
    if (day >= from) yield day;
  }
}

/** The days from `from` on of a rule that begins on `startDay`, one after another, ascending. */
export function* recurrenceDaysFrom(
  startDay: IsoDay,
  rule: EventRecurrence,
  from: IsoDay,
): Generator<IsoDay> {
  for (const day of endedDays(dayNumber(startDay), rule, dayNumber(from))) yield dayOfNumber(day);
}

/**
 * The days from `from` to `to`, both included, of a rule that begins on `startDay`, ascending.
 * There is at most one occurrence on a day, so the length of the range bounds the result.
 */
export function recurrenceDays(
  startDay: IsoDay,
  rule: EventRecurrence,
  from: IsoDay,
  to: IsoDay,
): IsoDay[] {
  const days: IsoDay[] = [];
  const last = dayNumber(to);
  for (const day of endedDays(dayNumber(startDay), rule, dayNumber(from))) {
    if (day > last) break;
    days.push(dayOfNumber(day));
  }
  return days;
}

/** Whether a rule that begins on `startDay` has an occurrence on `day`. */
export function isRecurrenceDay(startDay: IsoDay, rule: EventRecurrence, day: IsoDay): boolean {
  return recurrenceDays(startDay, rule, day, day).length > 0;
}

/** Number of occurrences before `day`. The rule has a count, which bounds it. */
export function occurrencesBefore(startDay: IsoDay, rule: EventRecurrence, day: IsoDay): number {
  let number = 0;
  for (const one of endedDays(dayNumber(startDay), rule, dayNumber(startDay))) {
    if (one >= dayNumber(day)) break;
    number += 1;
  }
  return number;
}

/**
 * The last day on which the rule can occur, null without an end. With a count it is the day of the
 * last occurrence.
 */
export function lastRecurrenceDay(startDay: IsoDay, rule: EventRecurrence): IsoDay | null {
  if (rule.count === null) return rule.until;
  let last = dayNumber(startDay);
  for (const day of endedDays(last, rule, last)) last = day;
  return dayOfNumber(last);
}

/** The rule of a series whose every occurrence moves by `days`. */
export function shiftedRecurrence(rule: EventRecurrence, days: number): EventRecurrence {
  const turned = rule.weekdays.map((weekday) => {
    const index = (((WEEKDAYS.indexOf(weekday) + days) % 7) + 7) % 7;
    return WEEKDAYS[index] ?? weekday;
  });
  return {
    ...rule,
    weekdays: WEEKDAYS.filter((weekday) => turned.includes(weekday)),
    until: rule.until === null ? null : dayOfNumber(dayNumber(rule.until) + days),
  };
}

/** What is wrong with a rule that begins on `startDay`: error codes by field. */
export function recurrenceErrors(
  rule: EventRecurrence,
  startDay: IsoDay,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (rule.interval < 1) errors['recurrence.interval'] = ['too_small'];
  if (rule.interval > RECURRENCE_LIMITS.interval) errors['recurrence.interval'] = ['too_large'];
  if (rule.frequency === 'weekly' && !rule.weekdays.includes(weekdayOfDay(startDay))) {
    errors['recurrence.weekdays'] = ['not_on_rule'];
  }
  if (rule.until !== null && rule.until < startDay) {
    errors['recurrence.until'] = ['period_reversed'];
  }
  if (rule.until !== null && rule.until > LAST_DAY) errors['recurrence.until'] = ['too_late'];
  if (rule.until !== null && rule.count !== null) errors['recurrence.count'] = ['not_allowed'];
  if (rule.count !== null && rule.count > RECURRENCE_LIMITS.count) {
    errors['recurrence.count'] = ['too_large'];
  }
  if (rule.frequency === 'monthly' && rule.monthlyBy === 'lastWeekday') {
    const isLast = isRecurrenceDay(startDay, { ...rule, until: null, count: null }, startDay);
    if (!isLast) errors['recurrence.monthlyBy'] = ['not_on_rule'];
  }
  return errors;
}
