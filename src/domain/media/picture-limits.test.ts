import { describe, expect, it } from 'vitest';
import { isWithinPixels, PICTURE_LIMITS, refusalOfFile, thumbnailUrlOf } from './picture-limits';

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

describe('a file chosen as a picture', () => {
  it.each([
    ['image/png', 1, null],
    ['image/jpeg', PICTURE_LIMITS.fileBytes, null],
    ['image/webp', PICTURE_LIMITS.fileBytes + 1, 'file_too_large'],
    ['image/png', 0, 'empty_file'],
    ['image/svg+xml', 10, 'unsupported_picture'],
    ['', 10, 'unsupported_picture'],
  ])('that calls itself %j and has %i bytes: %s', (type, size, refusal) => {
    expect(refusalOfFile({ type, size })).toBe(refusal);
  });
});
