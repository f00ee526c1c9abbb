import { expect, it } from 'vitest';
import { priceErrors } from './product-prices';

it.each([
  [{ price: 13_500, compareAtPrice: 15_000 }, {}],
  [{ price: 13_500, compareAtPrice: null }, {}],
  [{ price: null, compareAtPrice: 15_000 }, {}],
  [{ price: 0, compareAtPrice: null }, { price: ['price_zero'] }],
  [{ price: 13_500, compareAtPrice: 13_500 }, { compareAtPrice: ['compare_at_not_above_price'] }],
  [
    { price: 0, compareAtPrice: 0 },
    { price: ['price_zero'], compareAtPrice: ['compare_at_not_above_price'] },
  ],
])('The prices %o get the errors %o', (prices, errors) => {
  expect(priceErrors(prices)).toEqual(errors);
});
