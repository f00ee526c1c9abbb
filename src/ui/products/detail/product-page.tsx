import { useParams } from 'react-router';
import { useGetProductQuery } from '#application/api/products-endpoints.generated';
import { asProblem } from '#application/problem';
import { ButtonLink } from '../../kit/button';
import { Card } from '../../kit/card';
import { EmptyState } from '../../kit/empty-state';
import { PageHead } from '../../kit/page-head';
import { ProblemState } from '../../lists/problem-state';
import { useText } from '../../text/use-text';
import { ProductPageSkeleton } from './product-page-skeleton';
import { ProductView } from './product-view';

/** The answers to an address that leads to no product: of nobody, of another store, misspelt. */
const UNKNOWN = [400, 404];

/** `/dashboard/product/{id}`: a product as shoppers see it, how it stands, sells and what happened to it. */
export function ProductPage() {
  const { productId = '' } = useParams();
  const { currentData, error, refetch } = useGetProductQuery({ productId });
  if (currentData) return <ProductView key={productId} product={currentData} />;
  return (
    <>
      <PlainHead />
      {!error && <ProductPageSkeleton />}
      {error && (
        <Card>
          {UNKNOWN.includes(asProblem(error).status) ? (
            <UnknownProduct />
          ) : (
            <ProblemState error={error} onRetry={refetch} />
          )}
        </Card>
      )}
    </>
  );
}

function PlainHead() {
  const t = useText('product');
  const list = useText('products');
  return (
    <PageHead
      crumbs={[
        { label: list('section') },
        { label: list('title'), to: '/dashboard/product' },
        { label: t('loading') },
      ]}
      title={t('loading')}
    />
  );
}

function UnknownProduct() {
  const t = useText('product');
  return (
    <EmptyState
      title={t('unknown.title')}
      action={
        <ButtonLink variant="soft" to="/dashboard/product">
          {t('unknown.back')}
        </ButtonLink>
      }
    >
      {t('unknown.text')}
    </EmptyState>
  );
}
