import { expect, it } from 'vitest';
import type { VariantValues } from '#application/products/product-values';
import { withAxisInSkus } from './axis-in-skus';
import { createVariantFactory } from './new-variant';

function codeOf(id: string): string {
  return id;
}

it('Each size gets its suffix when the sizes are added after the colours', () => {
  const before = [made('black'), made('blue')];
  const after = ['black s', 'black m', 'blue s', 'blue m'].map((name) =>
    name.endsWith(' s')
      ? { ...made(name), sku: `CAF-${name.slice(0, -2).toUpperCase()}` }
      : made(name),
  );
  const skus = withAxisInSkus({ code: 'CAF', codeOf, before, after }).map(({ sku }) => sku);
  expect(skus).toEqual(['CAF-BLACK-S', 'CAF-BLACK-M', 'CAF-BLUE-S', 'CAF-BLUE-M']);
});

it('A typed SKU and the SKU of a saved variant stay when an axis is added', () => {
  const typed = { ...made('black'), sku: 'MINE' };
  const saved = { ...made('blue'), id: 'var_1' };
  const renamed = withAxisInSkus({
    code: 'CAF',
    codeOf,
    before: [typed, saved],
    after: [
      { ...made('black s'), sku: typed.sku },
      { ...made('blue s'), id: 'var_1', sku: saved.sku },
    ],
  });
  expect(renamed.map(({ sku }) => sku)).toEqual(['MINE', 'CAF-BLUE']);
});

function made(name: string): VariantValues {
  const make = createVariantFactory({
    product: { code: 'CAF', price: null, stockPolicy: 'counted', lowStockThreshold: 5 },
    variants: [],
    codeOf,
    maySetPrices: true,
  });
  return make(name.split(' ').map((valueId, at) => ({ attributeId: `atr_${at}`, valueId })));
}
