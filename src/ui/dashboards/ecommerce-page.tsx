import {
  useGetMetricsProductsQuery,
  useGetMetricsSalesQuery,
  useGetMetricsSeriesQuery,
  useGetMetricsSummaryQuery,
} from '#application/api/metrics-endpoints.generated';
import type { FigureTable } from '#domain/metrics/figure-table';
import type {
  MetricsProducts,
  MetricsSales,
  MetricsSeries,
  MetricsSummary,
} from '#openapi/types.generated';
import { usePermission } from '../portal-context/use-permission';
import { DashboardFrame, Pair } from './dashboard-frame';
import { LatestProductsCard, useLatestProductsTable } from './latest-products-card';
import { MetricsCard, useMetricsTable } from './metrics-card';
import { MoneyCard, useMoneyTable } from './money-card';
import { PayoutCard } from './payout-card';
import type { QueryResult } from './query-result';
import { SeriesCard, useSeriesTable } from './series-card';
import { type Dashboard, useDashboard } from './use-dashboard';
import { useYearsTable } from './use-sales-tables';
import { YearsCard } from './years-card';

export { FiguresPage } from './figures-page';

const FIGURES = [
  'income',
  'orders',
  'profit',
  'expenses',
  'commission',
  'refunds',
  'balance',
  'clientsTotal',
] as const;
const MEASURES = ['income', 'orders'] as const;

/** `/dashboard/ecommerce`: the store's money at a glance, with the next payout and the years. */
export function EcommercePage() {
  const dashboard = useDashboard();
  const { queries } = dashboard;
  const summary = useGetMetricsSummaryQuery(queries.summary);
  const series = useGetMetricsSeriesQuery(queries.summary);
  const sales = useGetMetricsSalesQuery(queries.year);
  const products = useGetMetricsProductsQuery(queries.ranked);
  const seesProfit = usePermission('profit.see');
  const seesPayments = usePermission('payments.see');
  const tables = usePageTables(dashboard, { summary, series, sales, products });
  const chart = <SeriesCard dashboard={dashboard} series={series} measures={MEASURES} />;
  return (
    <DashboardFrame name="ecommerce" dashboard={dashboard} summary={summary} tables={tables}>
      <MetricsCard names={FIGURES} dashboard={dashboard} summary={summary} series={series} />
      {seesPayments ? (
        <Pair>
          {chart}
          <PayoutCard dashboard={dashboard} />
        </Pair>
      ) : (
        chart
      )}
      {seesProfit && <MoneyCard dashboard={dashboard} summary={summary} />}
      <YearsCard dashboard={dashboard} sales={sales} />
      <LatestProductsCard dashboard={dashboard} products={products} />
    </DashboardFrame>
  );
}

interface Queries {
  readonly summary: QueryResult<MetricsSummary>;
  readonly series: QueryResult<MetricsSeries>;
  readonly sales: QueryResult<MetricsSales>;
  readonly products: QueryResult<MetricsProducts>;
}

/** All contents of the page, as tables; null until loaded. */
function usePageTables(dashboard: Dashboard, queries: Queries): FigureTable[] | null {
  const figures = useMetricsTable(FIGURES, dashboard);
  const steps = useSeriesTable(dashboard, MEASURES);
  const money = useMoneyTable(dashboard);
  const yearly = useYearsTable();
  const latest = useLatestProductsTable();
  const { currentData: summary } = queries.summary;
  const { currentData: series } = queries.series;
  const { currentData: sales } = queries.sales;
  const { currentData: products } = queries.products;
  if (!summary || !series || !sales || !products) return null;
  return [
    ...figures(summary),
    steps(series),
    money(summary),
    ...yearly(sales),
    latest(products),
  ].filter((table) => table !== null);
}
