import type { GetMetricsSummaryApiArg } from '#application/api/metrics-endpoints.generated';
import {
  type AskedPeriod,
  METRIC_COMPARISONS,
  METRIC_PERIODS,
  type MetricComparison,
  spanOf,
} from '#domain/metrics/metric-period';
import type { IsoDay } from '#domain/time/casablanca-day';
import { choiceParam, type UrlChanges } from '../lists/list-url';
import { readPeriod } from '../lists/period-query';

/** What a dashboard's URL says. */
export interface DashboardState {
  readonly asked: AskedPeriod;
  readonly compare: MetricComparison;
  /** The cards that show their table. */
  readonly tables: readonly string[];
}

/** Whether both days are there, in their order. */
const isSpan = (span: { from?: string | undefined; to?: string | undefined }): span is DayPair =>
  span.from !== undefined && span.to !== undefined && span.from <= span.to;
type DayPair = { from: IsoDay; to: IsoDay };

/**
 * Reads the URL; what it does not know falls back to the present month beside the one before.
 * @param today the day it is in Casablanca
 */
export function readDashboard(params: URLSearchParams, today: IsoDay): DashboardState {
  const own = readPeriod(params);
  const { from: date = today } = readPeriod(
    new URLSearchParams({ from: params.get('date') ?? '' }),
  );
  return {
    asked: isSpan(own)
      ? { name: null, span: own }
      : {
          name: choiceParam(params, 'period', METRIC_PERIODS, 'month'),
          date: date < today ? date : today,
        },
    compare: choiceParam(params, 'compare', METRIC_COMPARISONS, 'previous'),
    tables: (params.get('tables') ?? '').split('.').filter(Boolean),
  };
}

/** The part of the URL that a period is; the present month is none. */
export const periodChanges = (asked: AskedPeriod, today: IsoDay): UrlChanges =>
  asked.name === null
    ? { ...asked.span, period: null, date: null }
    : {
        from: null,
        to: null,
        period: asked.name === 'month' ? null : asked.name,
        date: asked.date === today ? null : asked.date,
      };

/** The part of a call that says which period is meant. */
export const periodArgs = (
  asked: AskedPeriod,
): Pick<GetMetricsSummaryApiArg, 'period' | 'date' | 'from' | 'to'> =>
  asked.name === null ? asked.span : { period: asked.name, date: asked.date };

/** The year whose months a dashboard shows: that of the period's last day. */
export const shownYear = (asked: AskedPeriod, today: IsoDay): number =>
  Number(spanOf(asked, today).to.slice(0, 4));
