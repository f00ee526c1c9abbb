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

/** The dashboard state that the URL stores. */
export interface DashboardState {
  readonly requestedPeriod: RequestedPeriod;
  readonly compare: MetricComparison;
  /** The cards that show their table. */
  readonly tables: readonly string[];
}

/** Whether both days are given, in their order. */
function isSpan(span: { from?: string | undefined; to?: string | undefined }): span is DayPair {
  return span.from !== undefined && span.to !== undefined && span.from <= span.to;
}

type DayPair = { from: IsoDay; to: IsoDay };

/**
 * Reads the URL; unknown values fall back to the current month compared with the previous one.
 * @param today the current day in Casablanca
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

/** The URL parameters of a period; none for the current month. */
export function periodChanges(requestedPeriod: RequestedPeriod, today: IsoDay): UrlChanges {
  return requestedPeriod.name === null
    ? { ...requestedPeriod.span, period: null, date: null }
    : {
        from: null,
        to: null,
        period: requestedPeriod.name === 'month' ? null : requestedPeriod.name,
        date: requestedPeriod.date === today ? null : requestedPeriod.date,
      };
}

/** The arguments of a call that describe the period. */
export function periodArgs(
  requestedPeriod: RequestedPeriod,
): Pick<GetMetricsSummaryApiArg, 'period' | 'date' | 'from' | 'to'> {
  return requestedPeriod.name === null
    ? requestedPeriod.span
    : { period: requestedPeriod.name, date: requestedPeriod.date };
}

/** Number of rows of a ranking. */
export const RANKED = 5;

/**
 * The arguments of a dashboard's queries.
 * @param today the current day in Casablanca
 */
export function dashboardQueries(
  { requestedPeriod, compare }: Pick<DashboardState, 'requestedPeriod' | 'compare'>,
  today: IsoDay,
) {
  const args = periodArgs(requestedPeriod);
  const year = displayedYear(requestedPeriod, today);
  return {
    period: args,
    /** Of the figures, and of their series. */
    summary: { ...args, compare },
    ranked: { ...args, limit: RANKED },
    year: { year },
  };
}

/** The year whose months a dashboard shows: that of the period's last day. */
export function displayedYear(requestedPeriod: RequestedPeriod, today: IsoDay): number {
  return Number(spanOf(requestedPeriod, today).to.slice(0, 4));
}
