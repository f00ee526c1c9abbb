import { describe, expect, test } from 'vitest';
import type { PublicVariant } from '#openapi/types.generated';
import { axesOf, variantWith } from './variant-axes';

const brownM = variant('brown-m', { color: 'Marron', size: 'M' });
const brownL = variant('brown-l', { color: 'Marron', size: 'L' }, false);
const blueM = variant('blue-m', { color: 'Bleu', size: 'M' });
const blueXl = variant('blue-xl', { color: 'Bleu', size: 'XL' }, false);
const blueXxl = variant('blue-xxl', { color: 'Bleu', size: 'XXL' });
const djellaba = [brownM, brownL, blueM, blueXl, blueXxl];

describe('Axes of a product’s variants', () => {
  test('The axes of a product contain each value of its variants', () => {
    const axes = axesOf(djellaba).map(({ code, options }) => [
      code,
      options.map(({ value }) => value),
    ]);
    expect(axes).toEqual([
      ['color', ['Marron', 'Bleu']],
      ['size', ['M', 'L', 'XL', 'XXL']],
    ]);
  });

  test.each([
    ['some lack one', [brownM, variant('plain', { color: 'Écru' })]],
    ['two have the same values', [brownM, variant('again', { size: 'M', color: 'Marron' })]],
    ['they have none', [variant('one', {}), variant('two', {})]],
  ])('A product has no axes where %s', (_, variants) => {
    expect(axesOf(variants)).toEqual([]);
  });
});

test.each([
  ['keeps the other values', brownM, { code: 'color', value: 'Bleu' }, blueM],
  ['goes to what is sold out when that keeps them', brownM, { code: 'size', value: 'L' }, brownL],
  [
    'gives up the others where they don’t go together',
    brownL,
    { code: 'color', value: 'Bleu' },
    blueM,
  ],
  ['leads on from the only colour of a size', brownM, { code: 'size', value: 'XXL' }, blueXxl],
  [
    'is the first of all while none is chosen',
    undefined,
    { code: 'color', value: 'Marron' },
    brownM,
  ],
])('A chosen value %s', (_, chosen, wanted, found) => {
  expect(variantWith(djellaba, chosen, wanted)).toBe(found);
});

function variant(
  id: string,
  values: Readonly<Record<string, string>>,
  isAvailable = true,
): PublicVariant {
  return {
    id,
    sku: id,
    price: 69_000,
    compareAtPrice: null,
    isAvailable,
    pictureUrl: null,
    pictureUrls: [],
    options: Object.entries(values).map(([code, value]) => ({
      code,
      attribute: code,
      attributeEn: null,
      attributeAr: null,
      value,
      valueEn: null,
      valueAr: null,
      colorHex: null,
    })),
  };
}
