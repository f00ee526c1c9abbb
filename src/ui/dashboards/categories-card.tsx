import type { MetricsProducts, SoldCategory } from '#application/api/metrics-endpoints.generated';
import type { FigureTable } from '#domain/metrics/figure-table';
import { BarList } from '../charts/bar-list';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { FigureCard } from './figure-card';
import { type Answer, shownOf } from './query-answer';
import type { Dashboard } from './use-dashboard';
import { useFigureWords } from './use-figure-words';

/** Bars that are told apart at a glance; what is beyond them is one. */
const MOST_BARS = 5;

const sumOf = (categories: readonly SoldCategory[]): number =>
  categories.reduce((sum, { revenue }) => sum + revenue, 0);

interface CategoriesCardProps {
  dashboard: Dashboard;
  products: Answer<MetricsProducts>;
}

/** The categories sold, by revenue. */
export function CategoriesCard({ dashboard, products }: CategoriesCardProps) {
  const t = useText('dashboards');
  const words = useFigureWords(dashboard);
  const shown = shownOf(products);
  const tableOf = useCategoriesTable(dashboard);
  const sold = shown?.categories ?? [];
  const count = sold.filter(({ categoryId }) => categoryId !== null).length;
  return (
    <FigureCard
      id="categories"
      narrow
      title={t('categories.title')}
      subtitle={[
        words.span(dashboard.span),
        ...(shown ? [t('categories.sold', { count })] : []),
      ].join(' · ')}
      query={products}
      dashboard={dashboard}
      table={shown ? tableOf(shown) : null}
      empty={shown && sold.length === 0 ? t('categories.none') : undefined}
      height={256}
    >
      <CategoryBars categories={sold} />
    </FigureCard>
  );
}

function CategoryBars({ categories }: { categories: readonly SoldCategory[] }) {
  const t = useText('dashboards');
  const format = useFormat();
  const nameOf = useCategoryName();
  const whole = sumOf(categories);
  const isCut = categories.length > MOST_BARS;
  const first = isCut ? categories.slice(0, MOST_BARS - 1) : categories;
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
  const most = Math.max(1, ...bars.map(({ revenue }) => revenue));
  return (
    <BarList
      entries={bars.map(({ id, name, revenue, hue }) => ({
        id,
        hue,
        name: <bdi>{name}</bdi>,
        length: revenue / most,
        aside: whole > 0 && <bdi>{format.percent(revenue / whole)}</bdi>,
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

/** Every category sold, also those that share a bar. */
export function useCategoriesTable(dashboard: Dashboard) {
  const t = useText('dashboards');
  const words = useFigureWords(dashboard);
  const nameOf = useCategoryName();
  return ({ period, categories }: MetricsProducts): FigureTable => {
    const whole = sumOf(categories);
    return {
      title: t('categories.title'),
      period: words.span(period),
      columns: [
        { label: t('categories.category'), kind: 'text' },
        { label: t('categories.pieces'), kind: 'count' },
        { label: t('categories.revenue'), kind: 'amount' },
        { label: t('categories.share'), kind: 'share' },
      ],
      rows: categories.map((one) => [
        nameOf(one),
        one.pieces,
        one.revenue,
        whole > 0 ? one.revenue / whole : null,
      ]),
    };
  };
}
