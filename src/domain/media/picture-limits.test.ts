import { describe, expect, it } from 'vitest';
import { isWithinPixels, PICTURE_LIMITS, refusalOfFile, thumbnailUrlOf } from './picture-limits';

describe('Thumbnail URL of a picture', () => {
  it("The thumbnail of a stored picture has the picture's path with the side and `.webp`", () => {
    const url = '/media/med_1a/0123456789abcdef.jpg';
    expect(thumbnailUrlOf(url)).toBe('/media/med_1a/0123456789abcdef-320.webp');
    expect(thumbnailUrlOf(url, 96)).toBe('/media/med_1a/0123456789abcdef-96.webp');
  });

  it.each([
    'https://cdn.example/media/med_1a/0123456789abcdef.jpg',
    '/media/demo/tapis.svg',
    '/media/med_1a/0123456789abcdef-320.webp',
  ])('The thumbnail URL of %s, which has no thumbnail, is the URL itself', (url) => {
    expect(thumbnailUrlOf(url)).toBe(url);
  });
});

describe('Size of a picture', () => {
  it.each([
    [8000, 5000, true],
    [8000, 5001, false],
    [10_000, 10_000, false],
    [12_000, 100, true],
    [12_001, 100, false],
  ])('A picture of %i by %i pixels is within the limits: %s', (width, height, answer) => {
    expect(isWithinPixels(width, height)).toBe(answer);
  });
});

describe('File chosen as a picture', () => {
  it.each([
    ['image/png', 1, null],
    ['image/jpeg', PICTURE_LIMITS.fileBytes, null],
    ['image/webp', PICTURE_LIMITS.fileBytes + 1, 'file_too_large'],
    ['image/png', 0, 'empty_file'],
    ['image/svg+xml', 10, 'unsupported_picture'],
    ['', 10, 'unsupported_picture'],
  ])('A chosen file of type %j with %i bytes gets the refusal %s', (type, size, refusal) => {
    expect(refusalOfFile({ name: 'photo', type, size })).toBe(refusal);
  });

  it.each([
    ['photo.jfif', '', null],
    ['photo.JPEG', '', null],
    ['photo.jfif', 'image/pjpeg', null],
    ['photo.pdf', '', 'unsupported_picture'],
    ['photo.jfif', 'application/pdf', 'unsupported_picture'],
  ])('A chosen file %s of type %j gets the refusal %s', (name, type, refusal) => {
    expect(refusalOfFile({ name, type, size: 10 })).toBe(refusal);
  });
});
