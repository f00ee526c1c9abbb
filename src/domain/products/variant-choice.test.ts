import { expect, test } from 'vitest';
import {
  choosableAxes,
  isCombinationAvailable,
  variantAfterChoice,
  variantWithChoices,
} from './variant-choice';

test('the axes are those on which the variants differ', () => {
  expect(choosableAxes(variants)).toEqual([
    { attributeId: 'colour', valueIds: ['saffron', 'black'] },
    { attributeId: 'size', valueIds: ['37', '38'] },
  ]);
  expect(choosableAxes([{ optionValues: [] }])).toEqual([]);
});

test('a variant is the one with all values chosen', () => {
  const black37 = variantWithChoices(variants, [
    { attributeId: 'colour', valueId: 'black' },
    { attributeId: 'size', valueId: '37' },
  ]);
  expect(black37?.sku).toBe('B37');
  expect(variantWithChoices(variants, [{ attributeId: 'size', valueId: '41' }])).toBeUndefined();
});

test('choosing a value keeps the others where such a variant exists', () => {
  const next = variantAfterChoice(variants, variants[0], {
    attributeId: 'colour',
    valueId: 'black',
  });
  expect(next?.sku).toBe('B37');
});

test('where it does not, the nearest variant with the value is taken', () => {
  const next = variantAfterChoice(variants, variants[2], { attributeId: 'size', valueId: '38' });
  expect(next?.sku).toBe('S38');
});

test('a value that does not go with the others is told apart', () => {
  const size38 = { attributeId: 'size', valueId: '38' };
  expect(isCombinationAvailable(variants, variants[0], size38)).toBe(true);
  expect(isCombinationAvailable(variants, variants[2], size38)).toBe(false);
  expect(isCombinationAvailable(variants, undefined, size38)).toBe(true);
});

test('before anything is chosen the first variant with the value is taken', () => {
  const size38 = { attributeId: 'size', valueId: '38' };
  expect(variantAfterChoice(variants, undefined, size38)?.sku).toBe('S38');
  expect(variantAfterChoice([], undefined, size38)).toBeUndefined();
});

const variant = (sku: string, colour: string, size: string) => ({
  sku,
  optionValues: [
    { attributeId: 'colour', valueId: colour },
    { attributeId: 'size', valueId: size },
  ],
});
const variants = [
  variant('S37', 'saffron', '37'),
  variant('S38', 'saffron', '38'),
  variant('B37', 'black', '37'),
];
