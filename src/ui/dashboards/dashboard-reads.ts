import { metricsEndpoints } from '#application/api/metrics-endpoints.generated';
import { payoutsQueries } from '#application/api/payouts-queries.generated';
import { firstRead } from '#application/first-reads';
import { LATEST_PAYOUTS } from '../payouts/payout-list-query';
import type { FirstReads, PageAddress, Reader } from '../routing/portal-route';
import { dashboardQueries, readDashboard } from './dashboard-url';

const {
  getMetricsSummary,
  getMetricsSeries,
  getMetricsSales,
  getMetricsPeople,
  getMetricsProducts,
} = metricsEndpoints.endpoints;

function queriesAt({ search }: PageAddress, { today }: Reader) {
  return dashboardQueries(readDashboard(search, today), today);
}

export const readEcommerce: FirstReads = (address, reader) => {
  const queries = queriesAt(address, reader);
  return [
    firstRead(getMetricsSummary, queries.summary),
    firstRead(getMetricsSeries, queries.summary),
    firstRead(getMetricsSales, queries.year),
    firstRead(getMetricsProducts, queries.ranked),
    ...(reader.may('payments.see')
      ? [firstRead(payoutsQueries.endpoints.listPayouts, LATEST_PAYOUTS)]
      : []),
  ];
};

export const readAnalytics: FirstReads = (address, reader) => {
  const queries = queriesAt(address, reader);
  return [
    firstRead(getMetricsSummary, queries.summary),
    firstRead(getMetricsSeries, queries.summary),
    firstRead(getMetricsProducts, queries.ranked),
    firstRead(getMetricsPeople, queries.ranked),
  ];
};
