import { useEffect, useState } from 'react';
import type { ProductSummary } from '#application/api/products-endpoints.generated';
import type { BulkInput } from '#application/products/bulk-action.machine';
import type { TableSelection } from '../kit/data-table-bar';
import { countSelected, NOTHING_SELECTED, type RowSelection } from '../kit/row-selection';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { type ProductListState, toProductExport } from './product-list-query';

/** The chosen products of the list, over its pages. */
export interface ProductSelection extends TableSelection {
  count: number;
  clear: () => void;
  /** What a change in bulk begins with: the products, or the filter where all that match are chosen. */
  chosen: () => BulkInput['chosen'];
}

/** A selection belongs to the filter it was made under: another filter begins with none. */
export function useProductSelection(
  state: ProductListState,
  products: readonly ProductSummary[],
  total: number,
): ProductSelection {
  const t = useText('products');
  const format = useFormat();
  const query = toProductExport(state);
  const filter = JSON.stringify(query);
  const [made, setMade] = useState({ filter, value: NOTHING_SELECTED });
  const value = made.filter === filter ? made.value : NOTHING_SELECTED;
  const seen = useSeen(products);
  const change = (next: RowSelection) => setMade({ filter, value: next });
  return {
    value,
    onChange: change,
    total,
    summary: (count) => t('selected', { count, formatted: format.number(count) }),
    count: countSelected(value, total),
    clear: () => change(NOTHING_SELECTED),
    chosen: () =>
      value.kind === 'all'
        ? { query, except: [...value.except] }
        : [...value.ids].flatMap((id) => seen.get(id) ?? []),
  };
}

/** Every product that the list has shown, as it was shown last: the chosen ones of other pages too. */
function useSeen(products: readonly ProductSummary[]): ReadonlyMap<string, ProductSummary> {
  const [seen] = useState(() => new Map<string, ProductSummary>());
  useEffect(() => {
    for (const product of products) seen.set(product.id, product);
  }, [products, seen]);
  return seen;
}
