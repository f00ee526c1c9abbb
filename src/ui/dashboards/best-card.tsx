import type {
  BestSellingProduct,
  MetricsProducts,
} from '#application/api/metrics-endpoints.generated';
import type { FigureTable } from '#domain/metrics/figure-table';
import { TextLink } from '../kit/text-link';
import { useProductName } from '../products/product-name';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { FigureCard } from './figure-card';
import { ProductTable } from './product-table';
import { type Answer, shownOf } from './query-answer';
import type { Dashboard } from './use-dashboard';
import { useFigureWords } from './use-figure-words';

/** px of a row with a picture, and of the head. */
const ROW = 64;
const HEAD = 44;
export const RANKED = 5;
export const RANKING_HEIGHT = HEAD + RANKED * ROW;

interface BestCardProps {
  dashboard: Dashboard;
  products: Answer<MetricsProducts>;
}

/** The products of which most pieces were sold. */
export function BestCard({ dashboard, products }: BestCardProps) {
  const t = useText('dashboards');
  const format = useFormat();
  const words = useFigureWords(dashboard);
  const shown = shownOf(products);
  const best = shown?.bestSelling ?? [];
  return (
    <FigureCard
      id="best"
      title={t('best.title')}
      subtitle={words.span(dashboard.span)}
      aside={<TextLink to="/dashboard/product">{t('best.all')}</TextLink>}
      query={products}
      dashboard={dashboard}
      table={null}
      empty={shown && best.length === 0 ? t('best.none') : undefined}
      height={RANKING_HEIGHT}
    >
      <ProductTable<BestSellingProduct>
        label={t('best.title')}
        head={t('best.product')}
        products={best}
        columns={[
          { label: t('best.pieces'), cell: ({ pieces }) => format.number(pieces) },
          {
            label: t('best.revenue'),
            cell: ({ revenue }) => (
              <b>
                <bdi>{format.money(revenue)}</bdi>
              </b>
            ),
          },
        ]}
      />
    </FigureCard>
  );
}

/** The same as rows, for the file. */
export function useBestTable(dashboard: Dashboard) {
  const t = useText('dashboards');
  const words = useFigureWords(dashboard);
  const nameOf = useProductName();
  return ({ period, bestSelling }: MetricsProducts): FigureTable => ({
    title: t('best.title'),
    period: words.span(period),
    columns: [
      { label: t('best.product'), kind: 'text' },
      { label: t('best.pieces'), kind: 'count' },
      { label: t('best.revenue'), kind: 'amount' },
    ],
    rows: bestSelling.map((one) => [nameOf(one).text, one.pieces, one.revenue]),
  });
}
