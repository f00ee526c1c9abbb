import {
  useGetMetricsPeopleQuery,
  useGetMetricsProductsQuery,
  useGetMetricsSeriesQuery,
  useGetMetricsSummaryQuery,
} from '#application/api/metrics-endpoints.generated';
import type { FigureTable } from '#domain/metrics/figure-table';
import type {
  MetricsPeople,
  MetricsProducts,
  MetricsSeries,
  MetricsSummary,
} from '#openapi/types.generated';
import { useText } from '../text/use-text';
import { BestSellersCard, useBestSellersTable } from './best-sellers-card';
import { CategoriesCard, useCategoriesTable } from './categories-card';
import { DashboardFrame, Pair } from './dashboard-frame';
import { GenderCard, useGenderTable } from './gender-card';
import { MetricsCard, useMetricsTable } from './metrics-card';
import type { QueryResult } from './query-result';
import { SeriesCard, useSeriesTable } from './series-card';
import { TeamCard, useTeamTable } from './team-card';
import { type Dashboard, useDashboard } from './use-dashboard';
import { useVolumeTable, VolumeCard } from './volume-card';

const FIGURES = [
  'revenue',
  'gmv',
  'averageBasket',
  'productsSold',
  'orders',
  'sales',
  'returned',
  'customers',
] as const;
const TOUR_FIGURES = ['tourTakings', 'tourGuests'] as const;
const MEASURES = ['revenue', 'sales'] as const;

/** `/dashboard/analytics`: the sales of a period, by step, category, product, customer and user. */
export function AnalyticsPage() {
  const t = useText('dashboards');
  const dashboard = useDashboard();
  const { queries } = dashboard;
  const summary = useGetMetricsSummaryQuery(queries.summary);
  const series = useGetMetricsSeriesQuery(queries.summary);
  const products = useGetMetricsProductsQuery(queries.ranked);
  const people = useGetMetricsPeopleQuery(queries.ranked);
  const tables = usePageTables(dashboard, { summary, series, products, people });
  return (
    <DashboardFrame name="analytics" dashboard={dashboard} summary={summary} tables={tables}>
      <MetricsCard names={FIGURES} dashboard={dashboard} summary={summary} series={series} />
      <Pair>
        <SeriesCard dashboard={dashboard} series={series} measures={MEASURES} />
        <CategoriesCard dashboard={dashboard} products={products} />
      </Pair>
      <Pair>
        <BestSellersCard dashboard={dashboard} products={products} />
        <VolumeCard dashboard={dashboard} summary={summary} />
      </Pair>
      <Pair>
        <TeamCard dashboard={dashboard} people={people} />
        <GenderCard dashboard={dashboard} people={people} />
      </Pair>
      {hasTours(summary.currentData) && (
        <MetricsCard
          label={t('definitions.groups.tours')}
          names={TOUR_FIGURES}
          dashboard={dashboard}
          summary={summary}
          series={series}
        />
      )}
    </DashboardFrame>
  );
}

/** Whether tours were booked in the period, or in the one that it is compared with. */
function hasTours(summary: MetricsSummary | undefined): boolean {
  const figures = summary ? TOUR_FIGURES.map((name) => summary.figures[name]) : [];
  return figures.some(({ value, before }) => value > 0 || before > 0);
}

interface Queries {
  readonly summary: QueryResult<MetricsSummary>;
  readonly series: QueryResult<MetricsSeries>;
  readonly products: QueryResult<MetricsProducts>;
  readonly people: QueryResult<MetricsPeople>;
}

/** All contents of the page, as tables; null until loaded. */
function usePageTables(dashboard: Dashboard, queries: Queries): FigureTable[] | null {
  const figures = useMetricsTable(FIGURES, dashboard);
  const tours = useMetricsTable(TOUR_FIGURES, dashboard);
  const steps = useSeriesTable(dashboard, MEASURES);
  const categories = useCategoriesTable(dashboard);
  const best = useBestSellersTable(dashboard);
  const volume = useVolumeTable(dashboard);
  const team = useTeamTable(dashboard);
  const gender = useGenderTable(dashboard);
  const { currentData: summary } = queries.summary;
  const { currentData: series } = queries.series;
  const { currentData: products } = queries.products;
  const { currentData: people } = queries.people;
  if (!summary || !series || !products || !people) return null;
  return [
    ...figures(summary),
    steps(series),
    categories(products),
    best(products),
    volume(summary),
    team(people),
    gender(people),
    ...(hasTours(summary) ? tours(summary) : []),
  ];
}
