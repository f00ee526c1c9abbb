import { Suspense, useMemo } from 'react';
import type { Product } from '#application/api/products-endpoints.generated';
import { lazyPiece } from '../../kit/lazy-piece';
import { PageHead } from '../../kit/page-head';
import { useText } from '../../text/use-text';
import { useProductName } from '../product-name';
import { useProductActors } from '../use-product-actors';
import { Columns, Stack } from './detail-layout';
import { HistoryCard } from './history-card';
import { PreviewCard } from './preview/preview-card';
import { ProductSteps } from './product-steps';
import { SalesCard } from './sales-card';
import { StatusCard } from './status-card';
import { VariantsCard } from './variants-card';
import { VisibilityCard } from './visibility-card';

/** Fetched when the first of them is asked for. */
const ProductDialogs = lazyPiece(() => import('../product-dialogs'), 'ProductDialogs');

/** A product's page, once the product is there. */
export function ProductView({ product }: { product: Product }) {
  const list = useText('products');
  const name = useProductName()(product);
  const actors = useProductActors(useMemo(() => [product], [product]));
  const actor = actors.of(product.id);
  const asking = actors.asking();
  return (
    <>
      <PageHead
        crumbs={[
          { label: list('section') },
          { label: list('title'), to: '/dashboard/product' },
          { label: product.code },
        ]}
        title={
          <bdi lang={name.lang} dir="auto">
            {name.text}
          </bdi>
        }
        actions={actor && <ProductSteps product={product} actor={actor} />}
      />
      <Stack>
        <VisibilityCard product={product} actor={actor} />
        <Columns>
          <Stack>
            <PreviewCard product={product} />
            <VariantsCard product={product} />
            <SalesCard productId={product.id} />
          </Stack>
          <Stack>
            <StatusCard product={product} />
            <HistoryCard productId={product.id} />
          </Stack>
        </Columns>
      </Stack>
      {asking && (
        <Suspense fallback={null}>
          <ProductDialogs actor={asking} />
        </Suspense>
      )}
    </>
  );
}
