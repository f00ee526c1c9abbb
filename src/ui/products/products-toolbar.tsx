import { type ReactNode, Suspense } from 'react';
import { LANGUAGES } from '#domain/format/languages';
import { INVENTORY_TYPES } from '#domain/products/product-lifecycle';
import { lazyPiece } from '../kit/lazy-piece';
import { Popover } from '../kit/popover';
import { Select } from '../kit/select';
import { ListToolbar } from '../lists/list-toolbar';
import type { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';
import { isFiltered, isFilteredFurther, type ProductListState } from './product-list-query';
import { useCategoryOptions } from './use-category-options';

const loadMore = () => import('./more-filters');
const MoreFilters = lazyPiece(loadMore, 'MoreFilters');
const FurtherFilterChips = lazyPiece(loadMore, 'FurtherFilterChips');

const ANY = 'any';

interface ProductsToolbarProps {
  state: ProductListState;
  url: ReturnType<typeof useListUrl>;
  /** At the end: what concerns the table as a whole. */
  children: ReactNode;
}

/** Search and filters of the list of products. */
export function ProductsToolbar({ state, url, children }: ProductsToolbarProps) {
  const t = useText('products');
  const lists = useText('lists');
  const categories = useCategoryOptions();
  const filter = (name: string) => (value: string) =>
    url.change({ [name]: value === ANY ? null : value });
  return (
    <ListToolbar
      label={t('searchLabel')}
      placeholder={t('search')}
      q={state.q}
      url={url}
      clear={isFiltered(state) ? t('filters.clear') : null}
      tools={children}
    >
      <Select
        compact
        hideLabel
        label={t('filters.category')}
        face={state.categoryId ? undefined : t('filters.category')}
        value={state.categoryId ?? ANY}
        options={[{ value: ANY, label: t('filters.anyCategory') }, ...categories]}
        onChange={filter('categoryId')}
      />
      <Select
        compact
        hideLabel
        label={t('filters.stock')}
        face={state.stock ? undefined : t('filters.stock')}
        value={state.stock ?? ANY}
        options={[
          { value: ANY, label: t('filters.anyStock') },
          ...INVENTORY_TYPES.map((value) => ({ value, label: t(`stock.${value}`) })),
        ]}
        onChange={filter('stock')}
      />
      <Select
        compact
        hideLabel
        label={t('filters.missingLanguage')}
        face={state.missingLanguage ? undefined : t('filters.missingLanguage')}
        value={state.missingLanguage ?? ANY}
        options={[
          { value: ANY, label: t('filters.anyLanguage') },
          ...LANGUAGES.map((value) => ({
            value,
            label: `${t('filters.missingLanguage')} : ${t(`languages.${value}`)}`,
          })),
        ]}
        onChange={filter('missingLanguage')}
      />
      <Popover label={lists('filters.more')}>
        {(close) => (
          <Suspense fallback={null}>
            <MoreFilters state={state} url={url} close={close} />
          </Suspense>
        )}
      </Popover>
      {isFilteredFurther(state) && (
        <Suspense fallback={null}>
          <FurtherFilterChips state={state} url={url} />
        </Suspense>
      )}
    </ListToolbar>
  );
}
