import { type ReactNode, useReducer } from 'react';
import { styled } from 'styled-components';
import { LANGUAGES } from '#domain/format/languages';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent, preloadable } from '../kit/loading/lazy-component';
import { Popover } from '../kit/overlays/popover';
import { FilterSelect } from '../lists/filter-select';
import { ListToolbar } from '../lists/list-toolbar';
import type { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';
import {
  isFiltered,
  isFilteredFurther,
  type ProductListState,
  STOCK_FILTERS,
} from './product-list-query';
import { useCategoryOptions } from './use-category-options';

const loadMore = preloadable(() => import('./more-filters'));
const MoreFilters = lazyComponent(loadMore, 'MoreFilters');
const FurtherFilterChips = lazyComponent(loadMore, 'FurtherFilterChips');

interface ProductsToolbarProps {
  state: ProductListState;
  url: ReturnType<typeof useListUrl>;
  /** Controls of the whole table, at the end. */
  children: ReactNode;
}

/** Most visits choose no category: the list is read when the pointer or the focus comes. */
const Approachable = styled.div`
  display: flex;
`;

/** Search and filters of the list of products. */
export function ProductsToolbar({ state, url, children }: ProductsToolbarProps) {
  const t = useText('products');
  const lists = useText('lists');
  const [isNear, approach] = useReducer(() => true, false);
  const categories = useCategoryOptions(isNear || state.categoryId !== undefined);
  return (
    <ListToolbar
      label={t('searchLabel')}
      placeholder={t('search')}
      q={state.q}
      url={url}
      clear={isFiltered(state) ? t('filters.clear') : null}
      tools={children}
    >
      <Approachable onPointerEnter={approach} onFocus={approach}>
        <FilterSelect
          labelled
          name="categoryId"
          label={t('filters.category')}
          any={t('filters.anyCategory')}
          value={state.categoryId}
          options={categories}
          url={url}
        />
      </Approachable>
      <FilterSelect
        labelled
        name="stock"
        label={t('filters.stock')}
        any={t('filters.anyStock')}
        value={state.stock}
        options={STOCK_FILTERS.map((value) => ({ value, label: t(`stock.${value}`) }))}
        url={url}
      />
      <FilterSelect
        labelled
        name="missingLanguage"
        label={t('filters.missingLanguage')}
        any={t('filters.anyLanguage')}
        value={state.missingLanguage}
        options={LANGUAGES.map((value) => ({
          value,
          label: t('filters.missingIn', { language: t(`languages.${value}`) }),
        }))}
        url={url}
      />
      <Popover label={lists('filters.more')}>
        {(close) => (
          <Deferred>
            <MoreFilters state={state} url={url} close={close} />
          </Deferred>
        )}
      </Popover>
      {isFilteredFurther(state) && (
        <Deferred>
          <FurtherFilterChips state={state} url={url} />
        </Deferred>
      )}
    </ListToolbar>
  );
}
