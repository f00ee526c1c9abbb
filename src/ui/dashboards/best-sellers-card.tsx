import type { FigureTable } from '#domain/metrics/figure-table';
import type { BestSellingProduct, MetricsProducts } from '#openapi/types.generated';
import { TextLink } from '../kit/text-link';
import { useProductName } from '../links/product-name';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { ChartCard } from './chart-card';
import { RANKED } from './dashboard-url';
import { ProductTable } from './product-table';
import { displayedResult, type QueryResult } from './query-result';
import type { Dashboard } from './use-dashboard';
import { useMetricTexts } from './use-metric-texts';

/** px of a row with a picture, and of the header. */
const ROW_HEIGHT = 64;
const HEADER_HEIGHT = 44;
export const RANKING_HEIGHT = HEADER_HEIGHT + RANKED * ROW_HEIGHT;

interface BestSellersCardProps {
  dashboard: Dashboard;
  products: QueryResult<MetricsProducts>;
}

/** The products with the most pieces sold. */
export function BestSellersCard({ dashboard, products }: BestSellersCardProps) {
  const t = useText('dashboards');
  const format = useFormat();
  const texts = useMetricTexts(dashboard);
  const shown = displayedResult(products);
  const best = shown?.bestSelling ?? [];
  return (
    <ChartCard
      id="best"
      title={t('best.title')}
      subtitle={texts.span(dashboard.span)}
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
            label: t('figures.revenue'),
            cell: ({ revenue }) => (
              <b>
                <bdi>{format.money(revenue)}</bdi>
              </b>
            ),
          },
        ]}
      />
    </ChartCard>
  );
}

/** The same as rows, for the file. */
export function useBestSellersTable(dashboard: Dashboard) {
  const t = useText('dashboards');
  const texts = useMetricTexts(dashboard);
  const nameOf = useProductName();
  return ({ period, bestSelling }: MetricsProducts): FigureTable => ({
    title: t('best.title'),
    period: texts.span(period),
    columns: [
      { label: t('best.product'), kind: 'text' },
      { label: t('best.pieces'), kind: 'count' },
      { label: t('figures.revenue'), kind: 'amount' },
    ],
    rows: bestSelling.map((one) => [nameOf(one).text, one.pieces, one.revenue]),
  });
}
