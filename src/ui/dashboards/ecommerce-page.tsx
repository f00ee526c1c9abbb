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
import { usePermission } from '../app/use-permission';
import { RANKED } from './best-card';
import { DashboardFrame, Pair } from './dashboard-frame';
import { FiguresCard, useFiguresTable } from './figures-card';
import { GenderCard, useGenderTable } from './gender-card';
import { LatestCard, useLatestTable } from './latest-card';
import { MoneyCard, useMoneyTable } from './money-card';
import type { Answer } from './query-answer';
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

/** `/dashboard/ecommerce`: what the shop earned and spent, year by year, and who sold and who bought. */
export function EcommercePage() {
  const dashboard = useDashboard();
  const { args, compare, year } = dashboard;
  const summary = useGetMetricsSummaryQuery({ ...args, compare });
  const sales = useGetMetricsSalesQuery({ year });
  const before = useGetMetricsSalesQuery({ year: year - 1 });
  const longBefore = useGetMetricsSalesQuery({ year: year - 2 });
  const people = useGetMetricsPeopleQuery({ ...args, limit: RANKED });
  const products = useGetMetricsProductsQuery({ ...args, limit: RANKED });
  const years = [sales, before, longBefore];
  const seesProfit = usePermission('profit.see');
  const tables = useShownTables(dashboard, { summary, years, people, products });
  return (
    <DashboardFrame name="ecommerce" dashboard={dashboard} summary={summary} tables={tables}>
      <FiguresCard names={FIGURES} dashboard={dashboard} summary={summary} />
      {seesProfit && <MoneyCard dashboard={dashboard} summary={summary} />}
      <Pair>
        <YearsCard dashboard={dashboard} years={years} />
        <GenderCard dashboard={dashboard} people={people} />
      </Pair>
      <Pair>
        <LatestCard dashboard={dashboard} products={products} />
        <TeamCard dashboard={dashboard} people={people} />
      </Pair>
    </DashboardFrame>
  );
}

interface Asked {
  readonly summary: Answer<MetricsSummary>;
  readonly years: readonly Answer<MetricsSales>[];
  readonly people: Answer<MetricsPeople>;
  readonly products: Answer<MetricsProducts>;
}

/** All that the page shows, as tables; null until it is there. */
function useShownTables(dashboard: Dashboard, asked: Asked): FigureTable[] | null {
  const figures = useFiguresTable(FIGURES, dashboard);
  const money = useMoneyTable(dashboard);
  const yearly = useYearsTable();
  const gender = useGenderTable(dashboard);
  const team = useTeamTable(dashboard);
  const latest = useLatestTable();
  const { currentData: summary } = asked.summary;
  const { currentData: people } = asked.people;
  const { currentData: products } = asked.products;
  const years = asked.years.flatMap(({ currentData }) => currentData ?? []);
  if (!summary || !people || !products || years.length < asked.years.length) return null;
  return [
    ...figures(summary),
    money(summary),
    ...yearly(years),
    gender(people),
    team(people),
    latest(products),
  ].filter((table) => table !== null);
}
