import {
  type MetricsProducts,
  type MetricsSales,
  type MetricsSummary,
  useGetMetricsProductsQuery,
  useGetMetricsSalesQuery,
  useGetMetricsSummaryQuery,
} from '#application/api/metrics-endpoints.generated';
import type { FigureTable } from '#domain/metrics/figure-table';
import { usePermission } from '../app/use-permission';
import { BestCard, RANKED, useBestTable } from './best-card';
import { CategoriesCard, useCategoriesTable } from './categories-card';
import { DashboardFrame, Pair } from './dashboard-frame';
import { FiguresCard, useFiguresTable } from './figures-card';
import { lastMonths } from './last-months';
import { MonthsCard } from './months-card';
import { PayoutCard } from './payout-card';
import { type Answer, shownOf } from './query-answer';
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

/** `/dashboard/analytics`: what was sold in a period, month by month, by category and by product. */
export function AnalyticsPage() {
  const dashboard = useDashboard();
  const { args, compare, year, today } = dashboard;
  const summary = useGetMetricsSummaryQuery({ ...args, compare });
  const sales = useGetMetricsSalesQuery({ year });
  const before = useGetMetricsSalesQuery({ year: year - 1 });
  const products = useGetMetricsProductsQuery({ ...args, limit: RANKED });
  const seesPayments = usePermission('payments.see');
  const tables = useShownTables(dashboard, { summary, sales, before, products });
  const months = lastMonths([shownOf(before), shownOf(sales)], today);
  return (
    <DashboardFrame name="analytics" dashboard={dashboard} summary={summary} tables={tables}>
      <FiguresCard names={FIGURES} dashboard={dashboard} summary={summary} months={months} />
      <Pair>
        <MonthsCard dashboard={dashboard} sales={sales} before={before} />
        <CategoriesCard dashboard={dashboard} products={products} />
      </Pair>
      {seesPayments ? (
        <Pair>
          <BestCard dashboard={dashboard} products={products} />
          <PayoutCard dashboard={dashboard} />
        </Pair>
      ) : (
        <BestCard dashboard={dashboard} products={products} />
      )}
    </DashboardFrame>
  );
}

interface Asked {
  readonly summary: Answer<MetricsSummary>;
  readonly sales: Answer<MetricsSales>;
  readonly before: Answer<MetricsSales>;
  readonly products: Answer<MetricsProducts>;
}

/** All that the page shows, as tables; null until it is there. */
function useShownTables(dashboard: Dashboard, asked: Asked): FigureTable[] | null {
  const figures = useFiguresTable(FIGURES, dashboard);
  const months = useMonthsTable();
  const categories = useCategoriesTable(dashboard);
  const best = useBestTable(dashboard);
  const { currentData: summary } = asked.summary;
  const { currentData: sales } = asked.sales;
  const { currentData: before } = asked.before;
  const { currentData: products } = asked.products;
  if (!summary || !sales || !before || !products) return null;
  return [...figures(summary), months(sales, before), categories(products), best(products)];
}
