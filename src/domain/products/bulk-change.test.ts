import { describe, expect, it, test } from 'vitest';
import {
  BULK_KINDS,
  BULK_PERMISSION,
  type BulkProduct,
  planLine,
  planUndoLine,
  priceAfter,
  priceByPercent,
  takesValue,
} from './bulk-change';

const bowl: BulkProduct = {
  id: 'prd_1',
  revision: 3,
  code: 'BOL-FES-18',
  name: 'Bol de Fès',
  nameEn: null,
  nameAr: null,
  price: 13_500,
  quantity: 40,
  categoryId: 'cat_1',
  brandId: null,
};

describe('a price changed by percent', () => {
  test.each([
    [13_500, 1_000, 14_850],
    [13_500, -1_000, 12_150],
    [999, 50, 1_004],
    [1, 4_999, 1],
    [1, 5_000, 2],
    [5, -1_000, 5],
    [5, -1_001, 4],
    [100_000_000, 100_000, 1_100_000_000],
  ])('takes %i centimes by %i hundredths of a percent to %i', (price, hundredths, after) => {
    expect(priceByPercent(price, hundredths)).toBe(after);
  });
});

describe('a price', () => {
  it('can be set without being known, and changed only when it is', () => {
    expect(priceAfter(null, { how: 'set', price: 9_900 })).toBe(9_900);
    expect(priceAfter(null, { how: 'add', amount: 100 })).toBeNull();
    expect(priceAfter(null, { how: 'percent', hundredths: 100 })).toBeNull();
  });

  test.each([
    [{ how: 'set', price: 9_900 }, { line: { id: 'prd_1', revision: 3, price: 9_900 } }],
    [{ how: 'add', amount: -13_499 }, { line: { id: 'prd_1', revision: 3, price: 1 } }],
    [{ how: 'add', amount: -13_500 }, { error: 'price_too_low' }],
    [{ how: 'add', amount: 100_000_000 }, { error: 'price_too_high' }],
    [{ how: 'percent', hundredths: -9_900 }, { line: { id: 'prd_1', revision: 3, price: 135 } }],
  ] as const)('changed by %o makes %o', (change, planned) => {
    expect(planLine(bowl, { kind: 'price', change })).toEqual(planned);
  });

  it('that is not known cannot be raised', () => {
    const change = { how: 'add', amount: 100 } as const;
    expect(planLine({ ...bowl, price: null }, { kind: 'price', change })).toEqual({
      error: 'no_price',
    });
  });
});

describe('stock', () => {
  test.each([
    [{ how: 'set', pieces: 0 }, { line: { id: 'prd_1', revision: 3, stockAdjustment: -40 } }],
    [{ how: 'set', pieces: 52 }, { line: { id: 'prd_1', revision: 3, stockAdjustment: 12 } }],
    [{ how: 'add', pieces: -40 }, { line: { id: 'prd_1', revision: 3, stockAdjustment: -40 } }],
    [{ how: 'add', pieces: -41 }, { error: 'stock_out_of_bounds' }],
    [{ how: 'add', pieces: 999_961 }, { error: 'stock_out_of_bounds' }],
  ] as const)('changed by %o makes %o', (change, planned) => {
    expect(planLine(bowl, { kind: 'stock', change })).toEqual(planned);
  });
});

describe('the other changes', () => {
  test.each([
    [{ kind: 'publish' }, { action: 'publish' }],
    [{ kind: 'category', categoryId: 'cat_2' }, { categoryId: 'cat_2' }],
    [{ kind: 'brand', brandId: 'brd_2' }, { brandId: 'brd_2' }],
  ] as const)('%o name the revision seen', (change, fields) => {
    expect(planLine(bowl, change)).toEqual({ line: { id: 'prd_1', revision: 3, ...fields } });
  });

  it('ask for a value where there is one, and for a permission each', () => {
    expect(BULK_KINDS.filter(takesValue)).toEqual(['price', 'stock', 'category', 'brand']);
    expect(BULK_KINDS.map((kind) => BULK_PERMISSION[kind])).toEqual([
      'products.publish',
      'products.prices',
      'products.edit',
      'products.archive',
      'products.publish',
      'products.edit',
      'products.edit',
      'products.archive',
    ]);
  });
});

describe('taking a line back', () => {
  test.each([
    [{ action: 'publish' }, { action: 'unpublish' }],
    [{ action: 'unpublish' }, { action: 'publish' }],
    [{ action: 'archive' }, { action: 'unarchive' }],
    [{ action: 'unarchive' }, { action: 'archive' }],
    [{ price: 9_900 }, { price: 13_500 }],
    [{ stockAdjustment: -40 }, { stockAdjustment: 40 }],
    [{ stockAdjustment: 0 }, { stockAdjustment: 0 }],
    [{ categoryId: 'cat_2' }, { categoryId: 'cat_1' }],
    [{ brandId: 'brd_2' }, { brandId: null }],
  ] as const)('of %o sends %o at the revision it gave', (done, back) => {
    expect(planUndoLine(bowl, { id: 'prd_1', revision: 3, ...done }, 4)).toEqual({
      id: 'prd_1',
      revision: 4,
      ...back,
    });
  });
});
