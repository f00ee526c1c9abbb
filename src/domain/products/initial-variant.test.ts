import { expect, test } from 'vitest';
import { initialVariant, picturesOfVariant } from './initial-variant';

test('what can be had is shown first, and something where nothing can', () => {
  const [gone, there] = [{ isAvailable: false }, { isAvailable: true }];
  expect(initialVariant([gone, there])).toBe(there);
  expect(initialVariant([gone])).toBe(gone);
  expect(initialVariant([])).toBeUndefined();
});

test('a variant shows its own pictures in the order of the product’s, or all of them', () => {
  const pictures = [{ url: 'a' }, { url: 'b' }, { url: 'c' }];
  expect(picturesOfVariant(pictures, { pictureUrls: ['c', 'a'] })).toEqual([
    { url: 'a' },
    { url: 'c' },
  ]);
  expect(picturesOfVariant(pictures, { pictureUrls: [] })).toEqual(pictures);
  expect(picturesOfVariant(pictures, undefined)).toEqual(pictures);
});
