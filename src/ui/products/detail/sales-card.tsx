import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useGetProductSalesQuery } from '#application/api/products-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { ProductSales } from '#openapi/types.generated';
import ChartIcon from '~icons/solar/chart-2-linear';
import TableIcon from '~icons/solar/table-linear';
import { Button } from '../../kit/button';
import { Card, CardHeader } from '../../kit/layout/card';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { Skeleton } from '../../kit/loading/skeleton';
import { Muted, Stack } from '../../kit/table/columns';
import { ProblemState } from '../../lists/problem-state';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { SalesTable } from './sales-table';

/** Loaded on demand: charts are large and below the fold. */
const SalesChart = lazyComponent(() => import('./sales-chart'), 'SalesChart');
const CHART_HEIGHT = '220px';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-16);
  & > div + div {
    padding-inline-start: var(--space-16);
    border-inline-start: 1px solid var(--line);
  }
  & dd {
    font: var(--weight-head) var(--text-h2) var(--font-head);
    white-space: nowrap;
  }
  ${media.below('phone')} {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8) var(--space-16);
    & > div + div {
      padding: 0;
      border: 0;
    }
    & dd {
      font: var(--weight-head) var(--text-h3) var(--font-head);
    }
  }
`;
const Title = styled.span`
  display: flex;
  flex-direction: column;
`;

/** The product's sales of the last thirty days. */
export function SalesCard({ productId }: { productId: string }) {
  const t = useText('product');
  const { data, error, refetch } = useGetProductSalesQuery({ productId });
  if (data) return <Sales sales={data} />;
  return (
    <Card>
      <CardHeader title={t('sales.title')} />
      {error ? (
        <ProblemState error={error} onRetry={refetch} />
      ) : (
        <Skeleton $height={`calc(56px + ${CHART_HEIGHT})`} />
      )}
    </Card>
  );
}

function Sales({ sales }: { sales: ProductSales }) {
  const t = useText('product');
  const format = useFormat();
  const [asTable, setAsTable] = useState(false);
  const { from, to, pieces, revenue, ordersCount } = sales;
  return (
    <Card>
      <CardHeader
        title={
          <Title>
            {t('sales.title')}
            <Muted>
              {t('sales.period', {
                from: bidiIsolate(format.date(from)),
                to: bidiIsolate(format.date(to)),
              })}
            </Muted>
          </Title>
        }
        aside={
          pieces > 0 && (
            <Button
              variant="outline"
              size="small"
              icon={asTable ? ChartIcon : TableIcon}
              onClick={() => setAsTable(!asTable)}
            >
              {t(asTable ? 'sales.asChart' : 'sales.asTable')}
            </Button>
          )
        }
      />
      <Stack>
        <Figures>
          <div>
            <Muted as="dt">{t('sales.pieces')}</Muted>
            <dd>{format.number(pieces)}</dd>
          </div>
          <div>
            <Muted as="dt">{t('sales.revenue')}</Muted>
            <dd>
              <bdi>{format.money(revenue)}</bdi>
            </dd>
          </div>
          <div>
            <Muted as="dt">{t('sales.orders')}</Muted>
            <dd>{format.number(ordersCount)}</dd>
          </div>
        </Figures>
        {pieces === 0 && <Muted>{t('sales.none')}</Muted>}
        {pieces > 0 && asTable && <SalesTable days={sales.days} />}
        {pieces > 0 && !asTable && (
          <Suspense fallback={<Skeleton $height={CHART_HEIGHT} />}>
            <SalesChart days={sales.days} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}
