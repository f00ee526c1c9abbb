import { expect, test } from 'vitest';
import {
  choosableAxes,
  isCombinationAvailable,
  variantAfterChoice,
  variantWithChoices,
} from './variant-choice';

test('The choosable axes are the axes of the variants, with the values in use', () => {
  expect(choosableAxes(variants)).toEqual([
    { attributeId: 'colour', valueIds: ['saffron', 'black'] },
    { attributeId: 'size', valueIds: ['37', '38'] },
  ]);
  expect(choosableAxes([{ optionValues: [] }])).toEqual([]);
});

test('`variantWithChoices` returns the variant that has all chosen values', () => {
  const black37 = variantWithChoices(variants, [
    { attributeId: 'colour', valueId: 'black' },
    { attributeId: 'size', valueId: '37' },
  ]);
  expect(black37?.sku).toBe('B37');
  expect(variantWithChoices(variants, [{ attributeId: 'size', valueId: '41' }])).toBeUndefined();
});

test('Choosing a value keeps the other values if such a variant exists', () => {
  const next = variantAfterChoice(variants, variants[0], {
    attributeId: 'colour',
    valueId: 'black',
  });
  expect(next?.sku).toBe('B37');
});

test('Choosing a value selects the nearest variant with that value if no variant has the other values too', () => {
  const next = variantAfterChoice(variants, variants[2], { attributeId: 'size', valueId: '38' });
  expect(next?.sku).toBe('S38');
});

test('`isCombinationAvailable` reports whether a value exists together with the other chosen values', () => {
  const size38 = { attributeId: 'size', valueId: '38' };
  expect(isCombinationAvailable(variants, variants[0], size38)).toBe(true);
  expect(isCombinationAvailable(variants, variants[2], size38)).toBe(false);
  expect(isCombinationAvailable(variants, undefined, size38)).toBe(true);
});

test('Choosing a value first selects the first variant that has it', () => {
  const size38 = { attributeId: 'size', valueId: '38' };
  expect(variantAfterChoice(variants, undefined, size38)?.sku).toBe('S38');
  expect(variantAfterChoice([], undefined, size38)).toBeUndefined();
});

function variant(sku: string, colour: string, size: string) {
  return {
    sku,
    optionValues: [
      { attributeId: 'colour', valueId: colour },
      { attributeId: 'size', valueId: size },
    ],
  };
}

const variants = [
  variant('S37', 'saffron', '37'),
  variant('S38', 'saffron', '38'),
  variant('B37', 'black', '37'),
];
