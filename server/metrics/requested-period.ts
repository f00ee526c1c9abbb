import { secondsInMinute } from 'date-fns/constants';
import {
  type ComparedSpan,
  comparedSpan,
  type DaySpan,
  type MetricComparison,
  type MetricPeriodName,
  type RequestedPeriod,
  spanOf,
} from '#domain/metrics/metric-period';
import { casablancaDay, casablancaDayEnd } from '#domain/time/casablanca-day';
import type { CacheConditions } from '../context';
import { problem } from '../http/problem-error';

interface PeriodQuery {
  readonly period: MetricPeriodName;
  readonly date?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The period that a query asks for; invalid days are a problem 400. */
export function requestedPeriod(
  { period, date, from, to }: PeriodQuery,
  today: string,
): RequestedPeriod {
  if (from === undefined && to === undefined) return { name: period, date: date ?? today };
  if (from === undefined || to === undefined) {
    throw problem(400, 'invalid_parameters', { errors: { [from ? 'to' : 'from']: ['required'] } });
  }
  if (from > to) throw problem(400, 'invalid_parameters', { errors: { to: ['before_from'] } });
  return { name: null, span: { from, to } };
}

/** The days that a query asks for. */
export function requestedDays(query: PeriodQuery, now: Date): DaySpan {
  const today = casablancaDay(now);
  return spanOf(requestedPeriod(query, today), today);
}

/** A period and what it is compared with. */
export interface ComparedPeriod {
  readonly asked: RequestedPeriod;
  readonly period: DaySpan;
  readonly comparedWith: ComparedSpan;
  readonly compare: MetricComparison;
}

/** The period that a query asks for, and what it is compared with. */
export function comparedPeriod(
  query: PeriodQuery & { readonly compare: MetricComparison },
  now: Date,
): ComparedPeriod {
  const today = casablancaDay(now);
  const asked = requestedPeriod(query, today);
  const period = spanOf(asked, today);
  const { compare } = query;
  return { asked, period, comparedWith: comparedSpan(asked, period, compare, now), compare };
}

/** A compared span as the contract describes it. */
export function presentComparedSpan({ from, to, until }: ComparedSpan) {
  return { from, to, until: until?.toISOString() ?? null };
}

const SUBJECTS: CacheConditions['subjects'] = ['products', 'orders', 'people'];

/** The figures depend on everything that is sold, and on the current day. */
export function cacheUntilTomorrow(now: Date): CacheConditions {
  return { subjects: SUBJECTS, until: casablancaDayEnd(now) };
}

/** A comparison up to the time of day depends on the current minute as well. */
export function cacheComparison({ comparedWith }: ComparedPeriod, now: Date): CacheConditions {
  if (comparedWith.until === null) return cacheUntilTomorrow(now);
  const minuteEnd = new Date(now);
  minuteEnd.setUTCSeconds(secondsInMinute - 1, 999);
  return { subjects: SUBJECTS, until: minuteEnd };
}
