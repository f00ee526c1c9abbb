import type { MetricsMonth, MetricsSales } from '#openapi/types.generated';

const MONTHS = 12;

/** The months of a year. */
export interface YearMonths {
  readonly year: number;
  readonly months: readonly MetricsMonth[];
}

/** The months of the years of an answer, the latest year first, without earlier years of no orders. */
export function yearsOf({ months }: Pick<MetricsSales, 'months'>): YearMonths[] {
  return Array.from({ length: months.length / MONTHS }, (_, at) => {
    const ofYear = months.slice(at * MONTHS, (at + 1) * MONTHS);
    return { year: Number(ofYear[0]?.month.slice(0, 4)), months: ofYear };
  })
    .reverse()
    .filter(({ months: ofYear }, at) => at === 0 || ofYear.some(({ orders }) => orders > 0));
}
