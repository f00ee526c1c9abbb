import { describe, expect, test } from 'vitest';
import {
  canOrder,
  countsPieces,
  POLICIES_BEYOND_STOCK,
  STOCK_POLICIES,
  sharedPolicy,
  stockLevel,
  stockState,
} from './stock-policy';

describe('Stock policies', () => {
  test('Only counted stock limits orders', () => {
    expect(POLICIES_BEYOND_STOCK).toEqual(['not_counted', 'backorder']);
    const orderable = STOCK_POLICIES.map((stockPolicy) =>
      [3, 2, -4].map((stockAvailable) => canOrder({ stockPolicy, stockAvailable }, 3)),
    );
    expect(orderable).toEqual([
      [true, false, false],
      [true, true, true],
      [true, true, true],
    ]);
  });

  test('Pieces on backorder are counted, and those that are not counted are not', () => {
    expect(STOCK_POLICIES.map(countsPieces)).toEqual([true, false, true]);
  });

  test('The level compares the pieces with the threshold, and what is not counted is in stock', () => {
    const levels = STOCK_POLICIES.map((stockPolicy) =>
      [6, 5, 0, -1].map((stockAvailable) =>
        stockLevel({ stockPolicy, stockAvailable, lowStockThreshold: 5 }),
      ),
    );
    const byPieces = ['in_stock', 'low_stock', 'out_of_stock', 'out_of_stock'];
    expect(levels).toEqual([byPieces, Array(4).fill('in_stock'), byPieces]);
  });

  test('A list shows the policy of what is sold without pieces, otherwise the level', () => {
    const states = [...STOCK_POLICIES, null].map((stockPolicy) =>
      (['in_stock', 'low_stock', 'out_of_stock'] as const).map((inventoryType) =>
        stockState({ stockPolicy, inventoryType }),
      ),
    );
    expect(states).toEqual([
      ['in_stock', 'low_stock', 'out_of_stock'],
      ['not_counted', 'not_counted', 'not_counted'],
      ['in_stock', 'low_stock', 'backorder'],
      ['in_stock', 'low_stock', 'backorder'],
    ]);
  });

  test('A product has the policy that its variants share, none when they differ', () => {
    expect(sharedPolicy(['backorder', 'backorder'])).toBe('backorder');
    expect(sharedPolicy(['backorder', 'counted'])).toBeNull();
    expect(sharedPolicy([])).toBe('counted');
  });
});
