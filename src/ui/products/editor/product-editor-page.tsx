import { Suspense, useMemo } from 'react';
import { useParams } from 'react-router';
import { useGetProductQuery } from '#application/api/products-endpoints.generated';
import { asProblem } from '#application/problem';
import { NEW_PRODUCT, productRecord } from '#application/products/product-form-values';
import { Card } from '../../kit/layout/card';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { ProblemState } from '../../lists/problem-state';
import { ProductPageSkeleton } from '../detail/product-page-skeleton';
import { EditorForm } from './editor-form';
import { EditorHeader } from './editor-header';
import { ProductProcessProvider } from './product-process';

const ArchivedProduct = lazyComponent(() => import('./archived-product'), 'ArchivedProduct');
const ProductNotFound = lazyComponent(
  () => import('../detail/product-not-found'),
  'ProductNotFound',
);

/** The server's statuses for a URL without a product: unknown, of another store, misspelt. */
const UNKNOWN = [400, 404];

/** `/dashboard/product/new`: a new product. */
export function NewProductPage() {
  return (
    <>
      <EditorHeader product={null} />
      <EditorForm product={null} record={NEW_PRODUCT} />
    </>
  );
}

/** `/dashboard/product/{id}/edit`: all fields of a product. */
export function EditProductPage() {
  const { productId = '' } = useParams();
  return <EditorOf key={productId} productId={productId} />;
}

function EditorOf({ productId }: { productId: string }) {
  const { currentData: product, error, refetch } = useGetProductQuery({ productId });
  const record = useMemo(() => (product ? productRecord(product) : null), [product]);
  if (product && record && !product.isArchived) {
    return (
      <ProductProcessProvider product={product}>
        <EditorHeader product={product} />
        <EditorForm product={product} record={record} />
      </ProductProcessProvider>
    );
  }
  return (
    <ProductProcessProvider product={product}>
      <EditorHeader product={product} />
      {!product && !error && <ProductPageSkeleton />}
      <Suspense>{product && <ArchivedProduct product={product} />}</Suspense>
      {!product && error && (
        <Card>
          {UNKNOWN.includes(asProblem(error).status) ? (
            <Suspense>
              <ProductNotFound />
            </Suspense>
          ) : (
            <ProblemState error={error} onRetry={refetch} />
          )}
        </Card>
      )}
    </ProductProcessProvider>
  );
}
