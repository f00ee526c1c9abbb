import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Autocomplete } from '../kit/autocomplete';
import { Button } from '../kit/button';
import { FilterChip } from '../kit/chip';
import { MoneyField } from '../kit/number-field';
import type { useListUrl } from '../lists/list-url';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { ProductListState } from './product-list-query';
import { useBrandOptions } from './use-brand-options';

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  padding: var(--space-8);
`;

interface MoreFiltersProps {
  state: ProductListState;
  url: ReturnType<typeof useListUrl>;
}

/** Filters by brand and by price, in force when they are applied: each is a step of the history. */
export function MoreFilters({ state, url, close }: MoreFiltersProps & { close: () => void }) {
  const t = useText('products');
  const brands = useBrandOptions();
  const [brandId, setBrandId] = useState(state.brandId ?? null);
  const [priceFrom, setPriceFrom] = useState(state.priceFrom ?? null);
  const [priceTo, setPriceTo] = useState(state.priceTo ?? null);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    url.change({ brandId, ...inOrder(priceFrom, priceTo) });
    close();
  };
  return (
    <Fields onSubmit={apply} noValidate>
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
      <Button type="submit" wide>
        {t('filters.apply')}
      </Button>
    </Fields>
  );
}

/** The two bounds, the lower one first however they were typed. */
const inOrder = (priceFrom: number | null, priceTo: number | null) =>
  priceFrom !== null && priceTo !== null && priceFrom > priceTo
    ? { priceFrom: priceTo, priceTo: priceFrom }
    : { priceFrom, priceTo };

/** The filters behind the button that are in force, each with its way out. */
export function FurtherFilterChips({ state, url }: MoreFiltersProps) {
  const t = useText('products');
  const { options } = useBrandOptions();
  const price = usePriceWords(state);
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
    </>
  );
}

/** "40,00 à 2 000,00 DHS" */
function usePriceWords({ priceFrom, priceTo }: ProductListState): string | null {
  const t = useText('products');
  const format = useFormat();
  if (priceFrom !== undefined && priceTo !== undefined) {
    const from = format.amount(priceFrom);
    return t('filters.between', { from, to: format.money(priceTo) });
  }
  if (priceFrom !== undefined) return t('filters.from', { from: format.money(priceFrom) });
  return priceTo === undefined ? null : t('filters.to', { to: format.money(priceTo) });
}
