import { describe, expect, test } from 'vitest';
import { earningsOf } from './earnings';

describe('what a shop is left with of a price', () => {
  test('is the price without the commission; the margin is what is left after the cost', () => {
    const earnings = earningsOf(28_900, 0.12, 12_000);
    expect(earnings).toEqual({ commission: 3_468, received: 25_432, margin: 13_432 / 28_900 });
  });

  test('has no margin while the cost is not known', () => {
    expect(earningsOf(10_000, 0.1, null)).toEqual({
      commission: 1_000,
      received: 9_000,
      margin: null,
    });
  });

  test('may be a loss', () => {
    expect(earningsOf(10_000, 0.1, 12_000)?.margin).toBe(-0.3);
  });

  test('is not known without a price or a category', () => {
    expect(earningsOf(null, 0.1, null)).toBeNull();
    expect(earningsOf(0, 0.1, null)).toBeNull();
    expect(earningsOf(10_000, null, null)).toBeNull();
  });
});
