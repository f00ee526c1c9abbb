import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useGetProductQuery } from '#application/api/products-endpoints.generated';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { RecordQueryView } from '../../lists/record-query-view';
import { useProductActors } from '../use-product-actors';
import { ProductCards } from './product-cards';
import { ProductHeader } from './product-header';
import { ProductNotFound } from './product-not-found';
import { ProductPageSkeleton } from './product-page-skeleton';

/** Loaded when the first dialog opens. */
const ProductDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'product-dialogs' */ '../product-dialogs'),
  'ProductDialogs',
);

const NONE: never[] = [];

/** `/dashboard/product/{id}`: a product as shoppers see it, with its status, sales and history. */
export function ProductPage() {
  const { productId = '' } = useParams();
  return <PageOf key={productId} productId={productId} />;
}

function PageOf({ productId }: { productId: string }) {
  const query = useGetProductQuery({ productId });
  const product = query.currentData;
  const actors = useProductActors(useMemo(() => (product ? [product] : NONE), [product]));
  const actor = actors.of(productId);
  const withDialog = actors.withOpenDialog();
  return (
    <>
      <ProductHeader product={product} actor={actor} />
      <RecordQueryView
        query={query}
        skeleton={<ProductPageSkeleton />}
        unknown={<ProductNotFound />}
      >
        {(found) => <ProductCards product={found} actor={actor} />}
      </RecordQueryView>
      {withDialog && (
        <Deferred>
          <ProductDialogs actor={withDialog.actor} />
        </Deferred>
      )}
    </>
  );
}
