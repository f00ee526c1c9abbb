import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useGetProductQuery } from '#application/api/products-endpoints.generated';
import { asProblem } from '#application/problem';
import { NEW_PRODUCT, productRecord } from '#application/products/product-form-values';
import { Card } from '../../kit/card';
import { ProblemState } from '../../lists/problem-state';
import { ProductPageSkeleton } from '../detail/product-page-skeleton';
import { UnknownProduct } from '../detail/unknown-product';
import { ArchivedProduct } from './archived-product';
import { EditorForm } from './editor-form';
import { EditorHead } from './editor-head';
import { ProductProcessProvider } from './product-process';

/** The answers to an address that leads to no product: of nobody, of another store, misspelt. */
const UNKNOWN = [400, 404];

/** `/dashboard/product/new`: a product from its first word on. */
export function NewProductPage() {
  return (
    <>
      <EditorHead product={null} />
      <EditorForm product={null} record={NEW_PRODUCT} />
    </>
  );
}

/** `/dashboard/product/{id}/edit`: everything a seller says of a product. */
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
        <EditorHead product={product} />
        <EditorForm product={product} record={record} />
      </ProductProcessProvider>
    );
  }
  return (
    <ProductProcessProvider product={product}>
      <EditorHead product={product} />
      {!product && !error && <ProductPageSkeleton />}
      {product && <ArchivedProduct product={product} />}
      {!product && error && (
        <Card>
          {UNKNOWN.includes(asProblem(error).status) ? (
            <UnknownProduct />
          ) : (
            <ProblemState error={error} onRetry={refetch} />
          )}
        </Card>
      )}
    </ProductProcessProvider>
  );
}
