import { describe, expect, test } from 'vitest';
import { earningsOf } from './earnings';

describe('Earnings from a price', () => {
  test('The store receives the price less the commission; the margin also subtracts the cost', () => {
    const earnings = earningsOf(28_900, 0.12, 12_000);
    expect(earnings).toEqual({ commission: 3_468, received: 25_432, margin: 13_432 / 28_900 });
  });

  test('The margin is null while the cost is unknown', () => {
    expect(earningsOf(10_000, 0.1, null)).toEqual({
      commission: 1_000,
      received: 9_000,
      margin: null,
    });
  });

  test('The margin is negative for a loss', () => {
    expect(earningsOf(10_000, 0.1, 12_000)?.margin).toBe(-0.3);
  });

  test('The earnings are null without a price or a category', () => {
    expect(earningsOf(null, 0.1, null)).toBeNull();
    expect(earningsOf(0, 0.1, null)).toBeNull();
    expect(earningsOf(10_000, null, null)).toBeNull();
  });
});
