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
  stockPolicy: 'counted',
  categoryId: 'cat_1',
  brandId: null,
};

describe('Price changed by a percentage', () => {
  test.each([
    [13_500, 1_000, 14_850],
    [13_500, -1_000, 12_150],
    [999, 50, 1_004],
    [1, 4_999, 1],
    [1, 5_000, 2],
    [5, -1_000, 5],
    [5, -1_001, 4],
    [100_000_000, 100_000, 1_100_000_000],
  ])(
    'A price of %i centimes changed by %i hundredths of a percent becomes %i',
    (price, hundredths, after) => {
      expect(priceByPercent(price, hundredths)).toBe(after);
    },
  );
});

describe('Price in a bulk change', () => {
  it('An unknown price can be set, but not changed by an amount or a percentage', () => {
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
  ] as const)('A price of 13,500 centimes changed by %o is planned as %o', (change, planned) => {
    expect(planLine(bowl, { kind: 'price', change })).toEqual(planned);
  });

  it('A bulk price change reports an unknown price as an error', () => {
    const change = { how: 'add', amount: 100 } as const;
    expect(planLine({ ...bowl, price: null }, { kind: 'price', change })).toEqual({
      error: 'no_price',
    });
  });
});

describe('Stock in a bulk change', () => {
  test.each([
    [{ how: 'set', pieces: 0 }, { line: { id: 'prd_1', revision: 3, stockAdjustment: -40 } }],
    [{ how: 'set', pieces: 52 }, { line: { id: 'prd_1', revision: 3, stockAdjustment: 12 } }],
    [{ how: 'add', pieces: -40 }, { line: { id: 'prd_1', revision: 3, stockAdjustment: -40 } }],
    [{ how: 'add', pieces: -41 }, { error: 'stock_out_of_bounds' }],
    [{ how: 'add', pieces: 999_961 }, { error: 'stock_out_of_bounds' }],
  ] as const)('A stock of 40 pieces changed by %o is planned as %o', (change, planned) => {
    expect(planLine(bowl, { kind: 'stock', change })).toEqual(planned);
  });

  test('A stock that is not counted has no number to change', () => {
    const engraving = { ...bowl, quantity: 0, stockPolicy: 'not_counted' } as const;
    expect(planLine(engraving, { kind: 'stock', change: { how: 'set', pieces: 5 } })).toEqual({
      error: 'stock_not_counted',
    });
  });

  test('Fewer pieces than orders exceed the stock by may be added', () => {
    const table = { ...bowl, quantity: -3, stockPolicy: 'backorder' } as const;
    const change = (pieces: number) =>
      planLine(table, { kind: 'stock', change: { how: 'add', pieces } });
    expect(change(1)).toMatchObject({ line: { stockAdjustment: 1 } });
    expect(change(-1)).toEqual({ error: 'stock_out_of_bounds' });
  });
});

describe('Other bulk changes', () => {
  test.each([
    [{ kind: 'publish' }, { action: 'publish' }],
    [{ kind: 'category', categoryId: 'cat_2' }, { categoryId: 'cat_2' }],
    [{ kind: 'brand', brandId: 'brd_2' }, { brandId: 'brd_2' }],
  ] as const)('The bulk change %o contains the known revision', (change, fields) => {
    expect(planLine(bowl, change)).toEqual({ line: { id: 'prd_1', revision: 3, ...fields } });
  });

  it('A bulk change has its own permission, and takes a value for four kinds', () => {
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

describe('Undoing a line of a bulk change', () => {
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
  ] as const)('The undo of %o sends %o at the returned revision', (done, back) => {
    expect(planUndoLine(bowl, { id: 'prd_1', revision: 3, ...done }, 4)).toEqual({
      id: 'prd_1',
      revision: 4,
      ...back,
    });
  });
});
