import { Suspense, useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { useGetPublicProductQuery } from '#application/api/public-endpoints.generated';
import { asProblem } from '#application/problem';
import { localizedName } from '#domain/text/localized-name';
import type { PublicProduct } from '#openapi/types.generated';
import { ErrorState } from '../kit/feedback/error-state';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';
import { PublicNotFound } from '../public-context/public-not-found';
import { ShopBackground, ShopHeader } from '../storefront-parts/shop-layout';
import { useLocalizedName } from '../text/localized';
import { useProblemText } from '../text/problem-text';
import { RichText } from '../text/rich-text';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import { CartLink } from './cart-link';
import { ProductOffer } from './product-offer';

const ProductFacts = lazyComponent(() => import('./product-facts'), 'ProductFacts');

/** The public page of a product, by its id or handle. */
export function ProductPage() {
  const { id = '' } = useParams();
  const t = useText('shop');
  const problemText = useProblemText();
  const { currentData, error, refetch, isFetching } = useGetPublicProductQuery({ productId: id });
  if (currentData) return <ProductOnSale product={currentData} />;
  const problem = error ? asProblem(error) : null;
  if (problem && [400, 404].includes(problem.status)) return <PublicNotFound />;
  return (
    <ShopBackground aria-busy={!problem}>
      <h1 tabIndex={-1}>{t('product')}</h1>
      {problem ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {problemText(problem)}
        </ErrorState>
      ) : (
        <Skeleton $height="90vh" />
      )}
    </ShopBackground>
  );
}

function ProductOnSale({ product }: { product: PublicProduct }) {
  const t = useText('shop');
  const visit = useText('visit');
  const language = useLanguage();
  const localized = useLocalizedName();
  const title = localized(product);
  useEffect(() => {
    document.title = visit('documentTitle', { title });
  }, [visit, title]);
  const { content, contentEn, contentAr, category } = product;
  const text = localizedName({ name: content, nameEn: contentEn, nameAr: contentAr }, language);
  return (
    <ShopBackground>
      <ShopHeader>
        <nav aria-label={t('wayBack')}>
          <Link to="/product">{t('title')}</Link>
          {category && (
            <>
              {' · '}
              <Link to={`/product?categoryId=${category.id}`}>{localized(category)}</Link>
            </>
          )}
        </nav>
        <CartLink />
      </ShopHeader>
      <ProductOffer key={product.id} product={product} title={title} />
      <Suspense fallback={<Skeleton $height="220px" />}>
        <ProductFacts product={product} />
      </Suspense>
      {text && (
        <section>
          <h2>{t('description')}</h2>
          <RichText html={text} />
        </section>
      )}
    </ShopBackground>
  );
}
