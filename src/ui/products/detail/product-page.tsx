import { Suspense, useMemo } from 'react';
import { useParams } from 'react-router';
import { useGetProductQuery } from '#application/api/products-endpoints.generated';
import { lazyPiece } from '../../kit/lazy-piece';
import { RecordAnswer } from '../../lists/record-answer';
import { useProductActors } from '../use-product-actors';
import { ProductCards } from './product-cards';
import { ProductHead } from './product-head';
import { ProductPageSkeleton } from './product-page-skeleton';
import { UnknownProduct } from './unknown-product';

/** Fetched when the first of them is asked for. */
const ProductDialogs = lazyPiece(() => import('../product-dialogs'), 'ProductDialogs');

const NONE: never[] = [];

/** `/dashboard/product/{id}`: a product as shoppers see it, how it stands, sells and what happened to it. */
export function ProductPage() {
  const { productId = '' } = useParams();
  return <PageOf key={productId} productId={productId} />;
}

function PageOf({ productId }: { productId: string }) {
  const query = useGetProductQuery({ productId });
  const product = query.currentData;
  const actors = useProductActors(useMemo(() => (product ? [product] : NONE), [product]));
  const actor = actors.of(productId);
  const asking = actors.asking();
  return (
    <>
      <ProductHead product={product} actor={actor} />
      <RecordAnswer query={query} skeleton={<ProductPageSkeleton />} unknown={<UnknownProduct />}>
        {(found) => <ProductCards product={found} actor={actor} />}
      </RecordAnswer>
      {asking && (
        <Suspense fallback={null}>
          <ProductDialogs actor={asking} />
        </Suspense>
      )}
    </>
  );
}
