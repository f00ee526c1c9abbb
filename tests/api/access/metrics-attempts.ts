import { type Attempt, reading } from './attempt';

/** What somebody may try with dashboards. */
export const metricAttempts: readonly Attempt[] = [
  reading('getMetricsSummary', '/api/store/metrics/summary/'),
  reading('getMetricsSales', '/api/store/metrics/sales/'),
  reading('getMetricsProducts', '/api/store/metrics/products/'),
  reading('getMetricsPeople', '/api/store/metrics/people/'),
];
