import { Suspense, useMemo } from 'react';
import { useParams } from 'react-router';
import { useGetProductQuery } from '#application/api/products-endpoints.generated';
import { asProblem } from '#application/problem';
import { Card } from '../../kit/card';
import { lazyPiece } from '../../kit/lazy-piece';
import { ProblemState } from '../../lists/problem-state';
import { useProductActors } from '../use-product-actors';
import { ProductCards } from './product-cards';
import { ProductHead } from './product-head';
import { ProductPageSkeleton } from './product-page-skeleton';
import { UnknownProduct } from './unknown-product';

/** Fetched when the first of them is asked for. */
const ProductDialogs = lazyPiece(() => import('../product-dialogs'), 'ProductDialogs');

const NONE: never[] = [];
/** The answers to an address that leads to no product: of nobody, of another store, misspelt. */
const UNKNOWN = [400, 404];

/** `/dashboard/product/{id}`: a product as shoppers see it, how it stands, sells and what happened to it. */
export function ProductPage() {
  const { productId = '' } = useParams();
  return <PageOf key={productId} productId={productId} />;
}

function PageOf({ productId }: { productId: string }) {
  const { currentData: product, error, refetch } = useGetProductQuery({ productId });
  const actors = useProductActors(useMemo(() => (product ? [product] : NONE), [product]));
  const actor = actors.of(productId);
  const asking = actors.asking();
  return (
    <>
      <ProductHead product={product} actor={actor} />
      {product && <ProductCards product={product} actor={actor} />}
      {!product && !error && <ProductPageSkeleton />}
      {!product && error && (
        <Card>
          {UNKNOWN.includes(asProblem(error).status) ? (
            <UnknownProduct />
          ) : (
            <ProblemState error={error} onRetry={refetch} />
          )}
        </Card>
      )}
      {asking && (
        <Suspense fallback={null}>
          <ProductDialogs actor={asking} />
        </Suspense>
      )}
    </>
  );
}
