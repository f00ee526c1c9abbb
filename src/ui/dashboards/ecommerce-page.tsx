import {
  type MetricsPeople,
  type MetricsProducts,
  type MetricsSales,
  type MetricsSummary,
  useGetMetricsPeopleQuery,
  useGetMetricsProductsQuery,
  useGetMetricsSalesQuery,
  useGetMetricsSummaryQuery,
} from '#application/api/metrics-endpoints.generated';
import type { FigureTable } from '#domain/metrics/figure-table';
import { usePermission } from '../portal-context/use-permission';
import { DashboardFrame, Pair } from './dashboard-frame';
import { GenderCard, useGenderTable } from './gender-card';
import { LatestProductsCard, useLatestProductsTable } from './latest-products-card';
import { MetricsCard, useMetricsTable } from './metrics-card';
import { MoneyCard, useMoneyTable } from './money-card';
import type { QueryResult } from './query-result';
import { TeamCard, useTeamTable } from './team-card';
import { type Dashboard, useDashboard } from './use-dashboard';
import { useYearsTable } from './use-sales-tables';
import { YearsCard } from './years-card';

const FIGURES = [
  'income',
  'expenses',
  'profit',
  'commission',
  'refunds',
  'balance',
  'revenue',
  'clientsTotal',
] as const;

/** `/dashboard/ecommerce`: the store's income and expenses by year, and the sellers and buyers. */
export function EcommercePage() {
  const dashboard = useDashboard();
  const { queries } = dashboard;
  const summary = useGetMetricsSummaryQuery(queries.summary);
  const sales = useGetMetricsSalesQuery(queries.year);
  const before = useGetMetricsSalesQuery(queries.yearBefore);
  const longBefore = useGetMetricsSalesQuery(queries.twoYearsBefore);
  const people = useGetMetricsPeopleQuery(queries.ranked);
  const products = useGetMetricsProductsQuery(queries.ranked);
  const years = [sales, before, longBefore];
  const seesProfit = usePermission('profit.see');
  const tables = usePageTables(dashboard, { summary, years, people, products });
  return (
    <DashboardFrame name="ecommerce" dashboard={dashboard} summary={summary} tables={tables}>
      <MetricsCard names={FIGURES} dashboard={dashboard} summary={summary} />
      {seesProfit && <MoneyCard dashboard={dashboard} summary={summary} />}
      <Pair>
        <YearsCard dashboard={dashboard} years={years} />
        <GenderCard dashboard={dashboard} people={people} />
      </Pair>
      <Pair>
        <LatestProductsCard dashboard={dashboard} products={products} />
        <TeamCard dashboard={dashboard} people={people} />
      </Pair>
    </DashboardFrame>
  );
}

interface Queries {
  readonly summary: QueryResult<MetricsSummary>;
  readonly years: readonly QueryResult<MetricsSales>[];
  readonly people: QueryResult<MetricsPeople>;
  readonly products: QueryResult<MetricsProducts>;
}

/** All contents of the page, as tables; null until loaded. */
function usePageTables(dashboard: Dashboard, queries: Queries): FigureTable[] | null {
  const figures = useMetricsTable(FIGURES, dashboard);
  const money = useMoneyTable(dashboard);
  const yearly = useYearsTable();
  const gender = useGenderTable(dashboard);
  const team = useTeamTable(dashboard);
  const latest = useLatestProductsTable();
  const { currentData: summary } = queries.summary;
  const { currentData: people } = queries.people;
  const { currentData: products } = queries.products;
  const years = queries.years.flatMap(({ currentData }) => currentData ?? []);
  if (!summary || !people || !products || years.length < queries.years.length) return null;
  return [
    ...figures(summary),
    money(summary),
    ...yearly(years),
    gender(people),
    team(people),
    latest(products),
  ].filter((table) => table !== null);
}
