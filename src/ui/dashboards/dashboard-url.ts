import type { GetMetricsSummaryApiArg } from '#application/api/metrics-endpoints.generated';
import {
  METRIC_COMPARISONS,
  METRIC_PERIODS,
  type MetricComparison,
  type RequestedPeriod,
  spanOf,
} from '#domain/metrics/metric-period';
import type { IsoDay } from '#domain/time/casablanca-day';
import { choiceParam, type UrlChanges } from '../lists/list-url';
import { readPeriod } from '../lists/period-query';

/** What a dashboard's URL says. */
export interface DashboardState {
  readonly requestedPeriod: RequestedPeriod;
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
    requestedPeriod: isSpan(own)
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
export const periodChanges = (requestedPeriod: RequestedPeriod, today: IsoDay): UrlChanges =>
  requestedPeriod.name === null
    ? { ...requestedPeriod.span, period: null, date: null }
    : {
        from: null,
        to: null,
        period: requestedPeriod.name === 'month' ? null : requestedPeriod.name,
        date: requestedPeriod.date === today ? null : requestedPeriod.date,
      };

/** The part of a call that says which period is meant. */
export const periodArgs = (
  requestedPeriod: RequestedPeriod,
): Pick<GetMetricsSummaryApiArg, 'period' | 'date' | 'from' | 'to'> =>
  requestedPeriod.name === null
    ? requestedPeriod.span
    : { period: requestedPeriod.name, date: requestedPeriod.date };

/** The year whose months a dashboard shows: that of the period's last day. */
export const displayedYear = (requestedPeriod: RequestedPeriod, today: IsoDay): number =>
  Number(spanOf(requestedPeriod, today).to.slice(0, 4));
