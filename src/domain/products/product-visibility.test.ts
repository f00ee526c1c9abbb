import { describe, expect, it } from 'vitest';
import { isActiveProduct, visibilityOf } from './product-visibility';

describe('Active product', () => {
  it('An active product is published, priced, in stock, not archived and in an open store', () => {
    expect(isActiveProduct(SELLABLE)).toBe(true);
    expect(isActiveProduct({ ...SELLABLE, status: 'inactive' })).toBe(false);
    expect(isActiveProduct({ ...SELLABLE, price: 0 })).toBe(false);
    expect(isActiveProduct({ ...SELLABLE, price: null })).toBe(false);
    expect(isActiveProduct({ ...SELLABLE, isStoreOpen: false })).toBe(false);
    expect(isActiveProduct({ ...SELLABLE, isArchived: true })).toBe(false);
  });

  it('A product out of stock is active only if some variant may be sold beyond its stock', () => {
    expect(isActiveProduct({ ...SELLABLE, quantity: 0 })).toBe(false);
    for (const policy of ['backorder', 'not_counted'] as const) {
      const stockPolicies = ['counted', policy] as const;
      expect(isActiveProduct({ ...SELLABLE, quantity: 0, stockPolicies })).toBe(true);
    }
  });

  it('`visibilityOf` reports for each condition whether it is met', () => {
    expect(unmet(SELLABLE)).toEqual([]);
    expect(unmet({ ...SELLABLE, status: 'draft', price: null, isStoreOpen: false })).toEqual([
      'approved',
      'published',
      'priced',
      'store_open',
    ]);
    expect(unmet({ ...SELLABLE, quantity: 0, isArchived: true })).toEqual([
      'not_archived',
      'in_stock',
    ]);
  });
});

function unmet(product: Parameters<typeof visibilityOf>[0]) {
  return visibilityOf(product)
    .filter(({ isMet }) => !isMet)
    .map(({ condition }) => condition);
}

const SELLABLE = {
  status: 'published',
  approvalState: 'approved',
  isArchived: false,
  price: 13_500,
  quantity: 4,
  stockPolicies: ['counted'],
  isStoreOpen: true,
} as const;
