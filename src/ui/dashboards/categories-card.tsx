import type { FigureTable } from '#domain/metrics/figure-table';
import { wholeShares } from '#domain/metrics/whole-shares';
import type { MetricsProducts, SoldCategory } from '#openapi/types.generated';
import { BarList } from '../charts/bar-list';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { ChartCard } from './chart-card';
import { displayedResult, type QueryResult } from './query-result';
import type { Dashboard } from './use-dashboard';
import { useMetricTexts } from './use-metric-texts';

/** Number of bars distinguishable at a glance; further categories share one. */
const MAX_BARS = 5;

function sumOf(categories: readonly SoldCategory[]): number {
  return categories.reduce((sum, { revenue }) => sum + revenue, 0);
}

interface CategoriesCardProps {
  dashboard: Dashboard;
  products: QueryResult<MetricsProducts>;
}

/** The categories sold, by revenue. */
export function CategoriesCard({ dashboard, products }: CategoriesCardProps) {
  const t = useText('dashboards');
  const texts = useMetricTexts(dashboard);
  const shown = displayedResult(products);
  const tableOf = useCategoriesTable(dashboard);
  const sold = shown?.categories ?? [];
  const count = sold.filter(({ categoryId }) => categoryId !== null).length;
  return (
    <ChartCard
      id="categories"
      narrow
      title={t('categories.title')}
      subtitle={[
        t('subtitle', { unit: t('figures.revenue'), period: texts.span(dashboard.span) }),
        ...(shown ? [t('categories.sold', { count })] : []),
      ].join(' · ')}
      query={products}
      dashboard={dashboard}
      table={shown ? tableOf(shown) : null}
      empty={shown && sold.length === 0 ? t('categories.none') : undefined}
      height={256}
    >
      <CategoryBars categories={sold} />
    </ChartCard>
  );
}

function CategoryBars({ categories }: { categories: readonly SoldCategory[] }) {
  const t = useText('dashboards');
  const format = useFormat();
  const nameOf = useCategoryName();
  const isCut = categories.length > MAX_BARS;
  const first = isCut ? categories.slice(0, MAX_BARS - 1) : categories;
  const rest = sumOf(categories.slice(first.length));
  const bars = [
    ...first.map((one) => ({
      id: one.categoryId ?? 'none',
      name: nameOf(one),
      revenue: one.revenue,
      hue: one.categoryId ? (1 as const) : (4 as const),
    })),
    ...(isCut
      ? [{ id: 'rest', name: t('categories.others'), revenue: rest, hue: 4 as const }]
      : []),
  ];
  const maxRevenue = Math.max(1, ...bars.map(({ revenue }) => revenue));
  const shares = wholeShares(bars.map(({ revenue }) => revenue));
  return (
    <BarList
      entries={bars.map(({ id, name, revenue, hue }, at) => ({
        id,
        hue,
        name: <bdi>{name}</bdi>,
        length: revenue / maxRevenue,
        aside: typeof shares[at] === 'number' && <bdi>{format.percent(shares[at])}</bdi>,
        value: <bdi>{format.money(revenue)}</bdi>,
      }))}
    />
  );
}

function useCategoryName() {
  const t = useText('dashboards');
  const nameOf = useLocalizedName();
  return (category: SoldCategory) => nameOf(category) || t('categories.unnamed');
}

/** Every category sold, including those that share a bar. */
export function useCategoriesTable(dashboard: Dashboard) {
  const t = useText('dashboards');
  const texts = useMetricTexts(dashboard);
  const nameOf = useCategoryName();
  return ({ period, categories }: MetricsProducts): FigureTable => {
    const shares = wholeShares(categories.map(({ revenue }) => revenue));
    return {
      title: t('categories.title'),
      period: texts.span(period),
      columns: [
        { label: t('categories.category'), kind: 'text' },
        { label: t('categories.pieces'), kind: 'count' },
        { label: t('categories.revenue'), kind: 'amount' },
        { label: t('categories.share'), kind: 'share' },
      ],
      rows: categories.map((one, at) => [nameOf(one), one.pieces, one.revenue, shares[at] ?? null]),
    };
  };
}
