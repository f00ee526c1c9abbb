import { expect, test } from 'vitest';
import { initialVariant, picturesOfVariant } from './initial-variant';

test('The initial variant is an available one, or any if none is available', () => {
  const [gone, there] = [{ isAvailable: false }, { isAvailable: true }];
  expect(initialVariant([gone, there])).toBe(there);
  expect(initialVariant([gone])).toBe(gone);
  expect(initialVariant([])).toBeUndefined();
});

test("A variant shows its own pictures in the product's order, or all pictures if it has none", () => {
  const pictures = [{ url: 'a' }, { url: 'b' }, { url: 'c' }];
  expect(picturesOfVariant(pictures, { pictureUrls: ['c', 'a'] })).toEqual([
    { url: 'a' },
    { url: 'c' },
  ]);
  expect(picturesOfVariant(pictures, { pictureUrls: [] })).toEqual(pictures);
  expect(picturesOfVariant(pictures, undefined)).toEqual(pictures);
});
