import { describe, expect, it } from 'vitest';
import { isWithinPixels, thumbnailUrlOf } from './picture-limits';

describe('the thumbnail of a picture', () => {
  it('stands beside a stored one', () => {
    const url = '/media/med_1a/0123456789abcdef.jpg';
    expect(thumbnailUrlOf(url)).toBe('/media/med_1a/0123456789abcdef-320.webp');
    expect(thumbnailUrlOf(url, 96)).toBe('/media/med_1a/0123456789abcdef-96.webp');
  });

  it.each([
    'https://cdn.example/media/med_1a/0123456789abcdef.jpg',
    '/media/demo/tapis.svg',
    '/media/med_1a/0123456789abcdef-320.webp',
  ])('is %s itself, which has none', (url) => {
    expect(thumbnailUrlOf(url)).toBe(url);
  });
});

describe('the size of a picture', () => {
  it.each([
    [8000, 5000, true],
    [8000, 5001, false],
    [10_000, 10_000, false],
    [12_000, 100, true],
    [12_001, 100, false],
  ])('%i by %i pixels is within bounds: %s', (width, height, answer) => {
    expect(isWithinPixels(width, height)).toBe(answer);
  });
});
