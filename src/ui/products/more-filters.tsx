import { useState } from 'react';
import { isUnreadable, type TypedNumber } from '#domain/format/unreadable-number';
import { FilterChip } from '../kit/feedback/chip';
import { Autocomplete } from '../kit/fields/autocomplete';
import { Checkbox } from '../kit/fields/checkbox';
import { MoneyField } from '../kit/fields/number-field';
import { FilterForm, inOrder, useAmountRangeText } from '../lists/filter-form';
import type { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';
import type { ProductListState } from './product-list-query';
import { useBrandOptions } from './use-brand-options';

interface MoreFiltersProps {
  state: ProductListState;
  url: ReturnType<typeof useListUrl>;
}

/** Filters by brand, by price and by refusal of the marketplace. */
export function MoreFilters({ state, url, close }: MoreFiltersProps & { close: () => void }) {
  const t = useText('products');
  const brands = useBrandOptions();
  const [brandId, setBrandId] = useState(state.brandId ?? null);
  const [priceFrom, setPriceFrom] = useState<TypedNumber>(state.priceFrom ?? null);
  const [priceTo, setPriceTo] = useState<TypedNumber>(state.priceTo ?? null);
  const [isRefused, setRefused] = useState(state.review === 'refused');
  const apply = () => {
    if (isUnreadable(priceFrom) || isUnreadable(priceTo)) return;
    const [from, to] = inOrder(priceFrom, priceTo);
    url.change({ brandId, priceFrom: from, priceTo: to, review: isRefused ? 'refused' : null });
    close();
  };
  return (
    <FilterForm onApply={apply}>
      <Autocomplete
        {...brands}
        label={t('filters.brand')}
        placeholder={t('filters.anyBrand')}
        emptyText={t('filters.noBrand')}
        value={brandId}
        onChange={setBrandId}
      />
      <MoneyField label={t('filters.priceFrom')} value={priceFrom} onChange={setPriceFrom} />
      <MoneyField label={t('filters.priceTo')} value={priceTo} onChange={setPriceTo} />
      <Checkbox checked={isRefused} onChange={setRefused}>
        {t('filters.onlyRefused')}
      </Checkbox>
    </FilterForm>
  );
}

/** The active filters behind the button, each with a button to remove it. */
export function FurtherFilterChips({ state, url }: MoreFiltersProps) {
  const t = useText('products');
  const { options } = useBrandOptions();
  const price = useAmountRangeText(state.priceFrom, state.priceTo);
  const brand = options.find(({ value }) => value === state.brandId);
  return (
    <>
      {state.brandId && (
        <FilterChip
          name={t('filters.brand')}
          value={brand?.label ?? ''}
          onRemove={() => url.change({ brandId: null })}
        />
      )}
      {price && (
        <FilterChip
          name={t('filters.price')}
          value={price}
          onRemove={() => url.change({ priceFrom: null, priceTo: null })}
        />
      )}
      {state.review && (
        <FilterChip
          name={t('filters.review')}
          value={t('filters.refused')}
          onRemove={() => url.change({ review: null })}
        />
      )}
    </>
  );
}
