import type { FigureTable } from '#domain/metrics/figure-table';
import { stockState } from '#domain/products/stock-policy';
import type { LatestProduct, MetricsProducts } from '#openapi/types.generated';
import { TextLink } from '../kit/text-link';
import { useProductName } from '../links/product-name';
import { PublicationChip } from '../products/product-chips';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { RANKING_HEIGHT } from './best-sellers-card';
import { ChartCard } from './chart-card';
import { ProductTable } from './product-table';
import { displayedResult, type QueryResult } from './query-result';
import type { Dashboard } from './use-dashboard';

interface LatestProductsCardProps {
  dashboard: Dashboard;
  products: QueryResult<MetricsProducts>;
}

/** The latest products, whatever the period. */
export function LatestProductsCard({ dashboard, products }: LatestProductsCardProps) {
  const t = useText('dashboards');
  const product = useText('products');
  const format = useFormat();
  const shown = displayedResult(products);
  const latest = shown?.latestProducts ?? [];
  return (
    <ChartCard
      id="latest"
      title={t('latest.title')}
      aside={<TextLink to="/dashboard/product?sort=-createdAt">{t('latest.all')}</TextLink>}
      query={products}
      dashboard={dashboard}
      table={null}
      empty={shown && latest.length === 0 ? t('latest.none') : undefined}
      height={RANKING_HEIGHT}
    >
      <ProductTable<LatestProduct>
        label={t('latest.title')}
        head={t('latest.product')}
        products={latest}
        columns={[
          {
            label: product('columns.publish'),
            cell: ({ status }) => <PublicationChip status={status} />,
          },
          {
            label: t('latest.created'),
            cell: ({ createdAt }) => format.date(createdAt),
            hideOnNarrow: true,
          },
          {
            label: t('latest.price'),
            cell: ({ priceMin }) => <bdi>{priceMin === null ? '—' : format.money(priceMin)}</bdi>,
            hideOnNarrow: true,
          },
        ]}
      />
    </ChartCard>
  );
}

/** The same as rows, for the file. */
export function useLatestProductsTable() {
  const t = useText('dashboards');
  const product = useText('products');
  const format = useFormat();
  const nameOf = useProductName();
  return ({ latestProducts }: MetricsProducts): FigureTable => ({
    title: t('latest.title'),
    period: '',
    columns: [
      { label: t('latest.product'), kind: 'text' },
      { label: t('latest.created'), kind: 'text' },
      { label: t('latest.stock'), kind: 'text' },
      { label: t('latest.price'), kind: 'amount' },
    ],
    rows: latestProducts.map((one) => [
      nameOf(one).text,
      format.date(one.createdAt),
      product(`stock.${stockState(one)}`),
      one.priceMin,
    ]),
  });
}
