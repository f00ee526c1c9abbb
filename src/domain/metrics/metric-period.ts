import { daysInWeek } from 'date-fns/constants';
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { subMonths } from 'date-fns/subMonths';
import { addDays, daysBetween, type IsoDay, isoDayOf, utcDateOf } from '../time/casablanca-day';

/** Calendar periods that a dashboard can show. */
export const METRIC_PERIODS = ['day', 'week', 'month', 'year'] as const;
export type MetricPeriodName = (typeof METRIC_PERIODS)[number];

/** What a period is compared with: the previous one, or the same days a week, month or year ago. */
export const METRIC_COMPARISONS = ['previous', 'week', 'month', 'year'] as const;
export type MetricComparison = (typeof METRIC_COMPARISONS)[number];

/** Days in Casablanca, both included. */
export type DaySpan = { readonly from: IsoDay; readonly to: IsoDay };

/** A period as requested. */
export type RequestedPeriod =
  | { readonly name: MetricPeriodName; readonly date: IsoDay }
  | { readonly name: null; readonly span: DaySpan };

function earlier(one: IsoDay, other: IsoDay): IsoDay {
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

/** The days of a period. A current one ends today, to be compared with an equal part of another. */
export function spanOf(asked: RequestedPeriod, today: IsoDay): DaySpan {
  if (asked.name === null) return asked.span;
  const { from, to } = wholeSpan(asked.name, asked.date);
  return { from, to: from <= today ? earlier(to, today) : to };
}

function previousSpan(asked: RequestedPeriod, { from, to }: DaySpan): DaySpan {
  const length = daysBetween(from, to);
  if (asked.name === null) {
    return { from: addDays(from, -length - 1), to: addDays(from, -1) };
  }
  const before = wholeSpan(asked.name, addDays(from, -1));
  const isWhole = to === wholeSpan(asked.name, asked.date).to;
  // A complete month is compared with the complete previous month, whatever their lengths.
  return { ...before, to: isWhole ? before.to : earlier(before.to, addDays(before.from, length)) };
}

/** The days that a period is compared with. */
export function comparedSpan(
  asked: RequestedPeriod,
  span: DaySpan,
  comparison: MetricComparison,
): DaySpan {
  if (comparison === 'previous') return previousSpan(asked, span);
  const shifted = (day: IsoDay): IsoDay =>
    comparison === 'week'
      ? addDays(day, -daysInWeek)
      : monthsBefore(day, comparison === 'year' ? 12 : 1);
  return { from: shifted(span.from), to: shifted(span.to) };
}
