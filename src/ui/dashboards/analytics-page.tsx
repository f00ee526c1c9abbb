import {
  type MetricsProducts,
  type MetricsSales,
  type MetricsSummary,
  useGetMetricsProductsQuery,
  useGetMetricsSalesQuery,
  useGetMetricsSummaryQuery,
} from '#application/api/metrics-endpoints.generated';
import type { FigureTable } from '#domain/metrics/figure-table';
import { usePermission } from '../portal-context/use-permission';
import { BestSellersCard, useBestSellersTable } from './best-sellers-card';
import { CategoriesCard, useCategoriesTable } from './categories-card';
import { DashboardFrame, Pair } from './dashboard-frame';
import { lastMonths } from './last-months';
import { MetricsCard, useMetricsTable } from './metrics-card';
import { MonthsCard } from './months-card';
import { PayoutCard } from './payout-card';
import { displayedResult, type QueryResult } from './query-result';
import { type Dashboard, useDashboard } from './use-dashboard';
import { useMonthsTable } from './use-sales-tables';

const FIGURES = [
  'revenue',
  'gmv',
  'averageBasket',
  'orders',
  'productsSold',
  'customers',
  'categoriesSold',
  'refunds',
] as const;

/** `/dashboard/analytics`: the sales of a period, by month, by category and by product. */
export function AnalyticsPage() {
  const dashboard = useDashboard();
  const { queries, today } = dashboard;
  const summary = useGetMetricsSummaryQuery(queries.summary);
  const sales = useGetMetricsSalesQuery(queries.year);
  const before = useGetMetricsSalesQuery(queries.yearBefore);
  const products = useGetMetricsProductsQuery(queries.ranked);
  const seesPayments = usePermission('payments.see');
  const tables = usePageTables(dashboard, { summary, sales, before, products });
  const months = lastMonths([displayedResult(before), displayedResult(sales)], today);
  return (
    <DashboardFrame name="analytics" dashboard={dashboard} summary={summary} tables={tables}>
      <MetricsCard names={FIGURES} dashboard={dashboard} summary={summary} months={months} />
      <Pair>
        <MonthsCard dashboard={dashboard} sales={sales} before={before} />
        <CategoriesCard dashboard={dashboard} products={products} />
      </Pair>
      {seesPayments ? (
        <Pair>
          <BestSellersCard dashboard={dashboard} products={products} />
          <PayoutCard dashboard={dashboard} />
        </Pair>
      ) : (
        <BestSellersCard dashboard={dashboard} products={products} />
      )}
    </DashboardFrame>
  );
}

interface Queries {
  readonly summary: QueryResult<MetricsSummary>;
  readonly sales: QueryResult<MetricsSales>;
  readonly before: QueryResult<MetricsSales>;
  readonly products: QueryResult<MetricsProducts>;
}

/** All contents of the page, as tables; null until loaded. */
function usePageTables(dashboard: Dashboard, queries: Queries): FigureTable[] | null {
  const figures = useMetricsTable(FIGURES, dashboard);
  const months = useMonthsTable();
  const categories = useCategoriesTable(dashboard);
  const best = useBestSellersTable(dashboard);
  const { currentData: summary } = queries.summary;
  const { currentData: sales } = queries.sales;
  const { currentData: before } = queries.before;
  const { currentData: products } = queries.products;
  if (!summary || !sales || !before || !products) return null;
  return [...figures(summary), months(sales, before), categories(products), best(products)];
}
