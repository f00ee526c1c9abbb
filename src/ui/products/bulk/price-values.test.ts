import { describe, expect, test } from 'vitest';
import { priceChangeOf, priceValueErrors, priceValuesOf } from './price-values';

const empty = { amount: null, percent: null };

describe('Price form for many products', () => {
  test.each([
    [
      { ...empty, how: 'set', amount: 9_900 },
      { how: 'set', price: 9_900 },
    ],
    [
      { ...empty, how: 'raise', amount: 500 },
      { how: 'add', amount: 500 },
    ],
    [
      { ...empty, how: 'lower', amount: 500 },
      { how: 'add', amount: -500 },
    ],
    [
      { ...empty, how: 'raisePercent', percent: 10 },
      { how: 'percent', hundredths: 1_000 },
    ],
    [
      { ...empty, how: 'lowerPercent', percent: 99 },
      { how: 'percent', hundredths: -9_900 },
    ],
  ] as const)('The price form converts %o to %o and back', (values, change) => {
    expect(priceValueErrors(values)).toEqual({});
    expect(priceChangeOf(values)).toEqual(change);
    expect(priceValuesOf(change)).toEqual(values);
  });

  test.each([
    [{ ...empty, how: 'set' }, { amount: 'required' }],
    [{ ...empty, how: 'set', amount: 0 }, { amount: 'too_small' }],
    [{ ...empty, how: 'raise', amount: 100_000_001 }, { amount: 'too_large' }],
    [{ ...empty, how: 'lowerPercent', percent: 100 }, { percent: 'too_large' }],
    [{ ...empty, how: 'raisePercent', percent: 1_001 }, { percent: 'too_large' }],
  ] as const)('The price form refuses %o with %o', (values, errors) => {
    expect(priceValueErrors(values)).toEqual(errors);
  });

  test('The price form begins with one price for all', () => {
    expect(priceValuesOf(null)).toEqual({ ...empty, how: 'set' });
  });
});
