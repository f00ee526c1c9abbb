import { describe, expect, it } from 'vitest';
import { isActiveProduct, visibilityOf } from './product-visibility';

describe('an active product', () => {
  it('is published, priced, in stock and in an open store', () => {
    expect(isActiveProduct(SELLABLE)).toBe(true);
    expect(isActiveProduct({ ...SELLABLE, status: 'inactive' })).toBe(false);
    expect(isActiveProduct({ ...SELLABLE, price: 0 })).toBe(false);
    expect(isActiveProduct({ ...SELLABLE, price: null })).toBe(false);
    expect(isActiveProduct({ ...SELLABLE, isStoreOpen: false })).toBe(false);
    expect(isActiveProduct({ ...SELLABLE, isArchived: true })).toBe(false);
  });

  it('may be out of stock when it can be ordered all the same', () => {
    expect(isActiveProduct({ ...SELLABLE, quantity: 0 })).toBe(false);
    expect(isActiveProduct({ ...SELLABLE, quantity: 0, allowBackorder: true })).toBe(true);
  });

  it('says of each condition whether it is met', () => {
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

const unmet = (product: Parameters<typeof visibilityOf>[0]) =>
  visibilityOf(product)
    .filter(({ isMet }) => !isMet)
    .map(({ condition }) => condition);

const SELLABLE = {
  status: 'published',
  approvalState: 'approved',
  isArchived: false,
  price: 13_500,
  quantity: 4,
  allowBackorder: false,
  isStoreOpen: true,
} as const;
