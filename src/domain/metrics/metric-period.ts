import { daysInWeek, millisecondsInMinute } from 'date-fns/constants';
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { subMonths } from 'date-fns/subMonths';
import {
  addDays,
  casablancaDay,
  casablancaInstant,
  daysBetween,
  type IsoDay,
  isoDayOf,
  utcDateOf,
} from '../time/casablanca-day';

/** Calendar periods that a dashboard can show. */
export const METRIC_PERIODS = ['day', 'week', 'month', 'year'] as const;
export type MetricPeriodName = (typeof METRIC_PERIODS)[number];

/** What a period is compared with: the previous one, or the same days a week, month or year ago. */
export const METRIC_COMPARISONS = ['previous', 'week', 'month', 'year'] as const;
export type MetricComparison = (typeof METRIC_COMPARISONS)[number];

/** Days in Casablanca, both included. */
export type DaySpan = { readonly from: IsoDay; readonly to: IsoDay };

/** The days that a period is compared with; the last one counts up to an instant, or whole. */
export interface ComparedSpan extends DaySpan {
  /** Excluded. Null when the last day counts whole. */
  readonly until: Date | null;
}

/** A period as requested. */
export type RequestedPeriod =
  | { readonly name: MetricPeriodName; readonly date: IsoDay }
  | { readonly name: null; readonly span: DaySpan };

/** The earlier of two days. */
export function earlierDay(one: IsoDay, other: IsoDay): IsoDay {
  return one < other ? one : other;
}

/** The same day so many months before; the month's last day if it has no such day. */
export function monthsBefore(day: IsoDay, count: number): IsoDay {
  return isoDayOf(subMonths(utcDateOf(day), count));
}

/** The whole calendar period that contains a day; weeks begin on Monday. */
export function wholeSpan(name: MetricPeriodName, day: IsoDay): DaySpan {
  if (name === 'day') return { from: day, to: day };
  if (name === 'month')
    return { from: `${day.slice(0, 7)}-01`, to: isoDayOf(lastDayOfMonth(utcDateOf(day))) };
  if (name === 'year') return { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` };
  const from = isoDayOf(startOfISOWeek(utcDateOf(day)));
  return { from, to: addDays(from, daysInWeek - 1) };
}

/** The days of a requested period, also those that have not begun. */
export function requestedSpan(asked: RequestedPeriod): DaySpan {
  return asked.name === null ? asked.span : wholeSpan(asked.name, asked.date);
}

/** The days of a period. A current one ends today, to be compared with an equal part of another. */
export function spanOf(asked: RequestedPeriod, today: IsoDay): DaySpan {
  const { from, to } = requestedSpan(asked);
  return { from, to: from <= today ? earlierDay(to, today) : to };
}

function shifted(day: IsoDay, by: Exclude<MetricComparison, 'previous'> | 'day'): IsoDay {
  if (by === 'day') return addDays(day, -1);
  return by === 'week' ? addDays(day, -daysInWeek) : monthsBefore(day, by === 'year' ? 12 : 1);
}

/** The calendar unit by which a comparison moves a period; null for a move by its own length. */
function shiftOf(
  asked: RequestedPeriod,
  comparison: MetricComparison,
): Exclude<MetricComparison, 'previous'> | 'day' | null {
  return comparison === 'previous' ? asked.name : comparison;
}

/** The days that a complete period is compared with. */
function comparedDays(
  asked: RequestedPeriod,
  { from, to }: DaySpan,
  comparison: MetricComparison,
): DaySpan {
  const unit = shiftOf(asked, comparison);
  if (unit === null) {
    const length = daysBetween(from, to) + 1;
    return { from: addDays(from, -length), to: addDays(to, -length) };
  }
  // A complete month is compared with the complete previous month, whatever their lengths.
  if (comparison === 'previous' && asked.name !== null)
    return wholeSpan(asked.name, addDays(from, -1));
  return { from: shifted(from, unit), to: shifted(to, unit) };
}

/** The start of the current minute: a comparison with it is the same for a minute. */
function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / millisecondsInMinute) * millisecondsInMinute;
}

/** The instant on `day` at the time of day that it is now, as long after midnight. */
function sameTimeOn(day: IsoDay, now: Date): Date {
  const elapsed = minuteOf(now) - casablancaInstant(casablancaDay(now)).getTime();
  const end = casablancaInstant(addDays(day, 1)).getTime();
  return new Date(Math.min(casablancaInstant(day).getTime() + elapsed, end));
}

/**
 * The days that a period is compared with, like for like: a period that is not over is compared
 * with the same days, the last one up to the same time of day. A last day that the other month does
 * not have is replaced by that month's last day, which counts whole.
 * @param span the days of the period, as {@link spanOf} gives them
 */
export function comparedSpan(
  asked: RequestedPeriod,
  span: DaySpan,
  comparison: MetricComparison,
  now: Date,
): ComparedSpan {
  if (span.to !== casablancaDay(now)) {
    return { ...comparedDays(asked, span, comparison), until: null };
  }
  const unit = shiftOf(asked, comparison);
  const length = daysBetween(span.from, span.to) + 1;
  const to = unit === null ? addDays(span.to, -length) : shifted(span.to, unit);
  const from = unit === null ? addDays(span.from, -length) : shifted(span.from, unit);
  const isClamped = (unit === 'month' || unit === 'year') && to.slice(8) !== span.to.slice(8);
  return { from, to, until: isClamped ? null : sameTimeOn(to, now) };
}
