import { Suspense } from 'react';
import { styled } from 'styled-components';
import { useListPublicProductsQuery } from '#application/api/public-endpoints.generated';
import { asProblem } from '#application/problem';
import {
  PRELOADED_PICTURE_SLOTS,
  SHOP_PAGE_SIZE,
  SHOP_SORTS,
  shopQueryFromUrl,
} from '#domain/public-urls/preload-requests';
import type { PublicProductList } from '#openapi/types.generated';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/feedback/empty-state';
import { ErrorState } from '../kit/feedback/error-state';
import { SearchField } from '../kit/fields/search-field';
import { Select } from '../kit/fields/select';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';
import { useUrlParams } from '../kit/use-url-params';
import type { ListQuery } from '../lists/list-query';
import { ShopBackground, ShopHeader, TileGrid } from '../storefront-parts/shop-layout';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { CartLink } from './cart-link';
import { CategoryChoice } from './category-choice';
import { ProductTile } from './product-tile';

const Filters = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 220px;
  align-items: end;
  gap: var(--space-16);
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Pages = styled.nav`
  display: flex;
  justify-content: center;
  gap: var(--space-12);
`;
const StoreBanner = lazyComponent(() => import('./store-banner'), 'StoreBanner');

/**
 * The storefront: products of all stores, or of one that the URL names; search, category, order
 * and page are in the URL too.
 */
export function ShopPage() {
  const t = useText('shop');
  const [address, changeAddress] = useUrlParams();
  const query = shopQueryFromUrl(address);
  const { storeId } = query;
  const list = useListPublicProductsQuery(query);
  const change = (name: string, value: string) =>
    changeAddress(
      (next) => {
        if (value) next.set(name, value);
        else next.delete(name);
        if (name !== 'page') next.delete('page');
        return next;
      },
      { replace: name !== 'page' },
    );
  return (
    <ShopBackground>
      <ShopHeader>
        {storeId === undefined ? (
          <h1 tabIndex={-1}>{t('title')}</h1>
        ) : (
          <Suspense fallback={<h1>{t('title')}</h1>}>
            <StoreBanner storeId={storeId} />
          </Suspense>
        )}
        <CartLink />
      </ShopHeader>
      <Filters>
        <SearchField
          label={t('search')}
          value={address.get('q') ?? ''}
          busy={list.isFetching}
          onSearch={(q) => change('q', q)}
        />
        <Select
          label={t('order')}
          options={SHOP_SORTS.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
          value={query.sort}
          onChange={(sort) => change('sort', sort)}
        />
      </Filters>
      <CategoryChoice
        chosen={address.get('categoryId')}
        onChoose={(id) => change('categoryId', id ?? '')}
      />
      <Results
        page={query.page}
        list={list}
        change={change}
        onClear={() => changeAddress(() => new URLSearchParams(storeId && { storeId }))}
      />
    </ShopBackground>
  );
}

interface ResultsProps {
  page: number;
  list: ListQuery & {
    data?: PublicProductList | undefined;
    currentData?: PublicProductList | undefined;
  };
  change: (name: string, value: string) => void;
  /** Clears search and category. */
  onClear: () => void;
}

function Results({ page, list, change, onClear }: ResultsProps) {
  const t = useText('shop');
  const problemText = useProblemText();
  const { data, currentData, error, refetch, isFetching } = list;
  if (error && !currentData) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {problemText(asProblem(error))}
      </ErrorState>
    );
  }
  return (
    <>
      <VisuallyHidden role="status">
        {data && !isFetching && t('found', { count: data.total })}
      </VisuallyHidden>
      {data?.items.length === 0 ? (
        <EmptyState
          title={t('none')}
          action={
            <Button variant="soft" onClick={onClear}>
              {t('clear')}
            </Button>
          }
        >
          {t('noneHint')}
        </EmptyState>
      ) : (
        <TileGrid aria-busy={isFetching} $old={isFetching && data !== undefined}>
          {data
            ? data.items.map((product, index) => (
                <li key={product.id}>
                  <ProductTile product={product} isFirst={index < PRELOADED_PICTURE_SLOTS.length} />
                </li>
              ))
            : SKELETON_COUNT.map((key) => (
                <li key={key}>
                  <Skeleton $height="280px" />
                </li>
              ))}
        </TileGrid>
      )}
      {data && data.total > SHOP_PAGE_SIZE && (
        <Pages aria-label={t('pages')}>
          {page > 1 && (
            <Button variant="outline" onClick={() => change('page', String(page - 1))}>
              {t('previous')}
            </Button>
          )}
          {page * SHOP_PAGE_SIZE < data.total && (
            <Button variant="outline" onClick={() => change('page', String(page + 1))}>
              {t('next')}
            </Button>
          )}
        </Pages>
      )}
    </>
  );
}

const SKELETON_COUNT = ['1', '2', '3', '4', '5', '6', '7', '8'];
