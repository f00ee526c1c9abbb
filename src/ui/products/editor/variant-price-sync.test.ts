import { expect, test } from 'vitest';
import type { VariantValues } from '#application/products/product-values';
import { variantsAtPrice, withPrice } from './variant-price-sync';

function variant(price: number | null): VariantValues {
  return {
    id: null,
    sku: '',
    barcode: '',
    optionValues: [],
    price,
    compareAtPrice: null,
    costPrice: null,
    stockOnHand: null,
    stockPolicy: 'counted',
    lowStockThreshold: null,
    weightGrams: null,
    mediaIds: [],
    status: 'active',
  };
}

test('Variants of the same price follow the product’s price while it is typed, others stay', () => {
  const variants = [variant(28_900), variant(31_900), variant(28_900)];
  const followers = variantsAtPrice(variants, 28_900);
  const typing = withPrice(variants, followers, 31_900);
  expect(withPrice(typing, followers, 30_000).map(({ price }) => price)).toEqual([
    30_000, 31_900, 30_000,
  ]);
});
