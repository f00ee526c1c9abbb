import type { MetricsMonth, MetricsSales } from '#application/api/metrics-endpoints.generated';
import type { IsoDay } from '#domain/time/casablanca-day';

const MONTHS = 12;

/** The twelve months up to the current one, the oldest first; none before all years are loaded. */
export function lastMonths(
  years: readonly (MetricsSales | undefined)[],
  today: IsoDay,
): MetricsMonth[] {
  if (years.some((year) => year === undefined)) return [];
  return years
    .flatMap((year) => year?.months ?? [])
    .filter(({ month }) => month <= today.slice(0, 7))
    .slice(-MONTHS);
}
