import { describe, expect, test } from 'vitest';
import { PREVIEW_WIDTHS, previewWidth } from './list-preview';

const PX_AN_EM = 16;

function windowOf(width: number): (query: string) => boolean {
  return (query) => width <= Number(/max-width: ([\d.]+)em/.exec(query)?.[1]) * PX_AN_EM;
}

describe('Width of a page that is shown before the app', () => {
  test.each([
    [320, 'phone'],
    [719, 'phone'],
    [720, null],
    [1199, null],
    [1200, 'desktop'],
    [1439, 'desktop'],
    [1440, 'wide'],
    [1599, 'wide'],
    [1600, 'stretch'],
    [2560, 'stretch'],
  ])('A window of %i px: %s', (width, expected) => {
    expect(previewWidth(windowOf(width))).toBe(expected);
  });

  test('Each width for which pages are written is that of its own windows', () => {
    for (const [name, width] of Object.entries(PREVIEW_WIDTHS)) {
      expect(previewWidth(windowOf(width))).toBe(name);
    }
  });
});
