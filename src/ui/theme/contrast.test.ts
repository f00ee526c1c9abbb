import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { APPEARANCE_CHOICES } from '#domain/appearance/appearance';
import { colourOf, contrast, declarationsFor, over, type ThemeVariant } from './token-values';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for the shapes of controls and figures. */
const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;

/** A colour and its backgrounds, the topmost first; the last one is opaque. */
type Pair = readonly [colour: string, ...grounds: string[]];

function on(colour: string, ...grounds: (string | readonly string[])[]): Pair[] {
  return grounds.map((ground) => [colour, ...(typeof ground === 'string' ? [ground] : ground)]);
}

const tones = ['info', 'success', 'warning'];

const textPairs: readonly Pair[] = [
  ...on('text', 'ground', 'paper', 'sunk', 'raised', 'raised2', ['press', 'raised']),
  ...on('text-2', 'ground', 'paper', 'sunk'),
  ...on('on-press', 'raised', ['press', 'paper'], ['press', 'ground'], ['press', 'raised']),
  ...on(
    'on-press',
    ['hover', 'paper'],
    ['hover', 'ground'],
    'sunk',
    ['hover', 'sunk'],
    ['accent-soft', 'paper'],
  ),
  ...on('accent-text', 'ground', 'paper', ['accent-soft', 'paper'], ['accent-soft', 'ground']),
  ...on('accent-text', ['accent-soft2', 'paper'], ['hover', 'paper']),
  ...on('on-accent', 'accent', 'accent-hover'),
  ...tones.flatMap((tone) =>
    on(
      `${tone}-text`,
      [`${tone}-soft`, 'paper'],
      [`${tone}-soft`, 'ground'],
      [`${tone}-note`, 'paper'],
      'paper',
    ),
  ),
  ...on('error-chip-text', ['error-soft', 'paper'], ['error-soft', 'raised']),
  ...on('error-text', 'paper', 'ground', ['error-note', 'paper'], 'raised'),
  ...on('neutral-text', ['neutral-soft', 'paper'], ['neutral-soft', 'ground']),
  ...on('on-ink', 'ink', 'ink-hover'),
  ...on(
    'on-solid',
    'error-solid',
    'error-solid-hover',
    'info-solid',
    'success-solid',
    'warning-solid',
  ),
  ...on('selection-ink', 'selection-bar'),
  ...on('accent-darker', 'accent-lighter'),
];

const shapes: readonly Pair[] = [
  // Its shapes are on paper. Only the logo and the progress line are on the ground.
  ...on('fill', 'paper'),
  ...['chart-1', 'chart-2', 'chart-3', 'chart-4'].flatMap((hue) => on(hue, 'paper')),
  ...on('focus', 'paper', 'ground', 'raised', ['accent-soft', 'paper']),
  ...on('input-line', 'paper'),
  ...on('switch-off', 'paper'),
  ...on('switch-on', 'paper', 'raised'),
  ...on('paper', 'switch-on'),
];

const variants: ThemeVariant[] = APPEARANCE_CHOICES.themeMode.flatMap((mode) =>
  APPEARANCE_CHOICES.themeContrast.flatMap((contrastName) =>
    APPEARANCE_CHOICES.themeColorPresets.map((preset) => ({
      mode,
      contrast: contrastName,
      preset,
    })),
  ),
);

describe.each(variants)('Contrast in $mode mode, $contrast contrast, $preset preset', (variant) => {
  const declarations = declarationsFor(css, variant);
  const weak = (pairs: readonly Pair[], least: number) =>
    pairs.flatMap((pair) => {
      const [colour, ...grounds] = pair.map((token) => colourOf(token, declarations));
      const ground = grounds.reduceRight((below, top) => over(top, below));
      if (!colour || !ground) return [];
      const ratio = contrast(over(colour, ground), ground);
      return ratio < least ? [`${pair.join(' on ')}: ${ratio.toFixed(2)}`] : [];
    });

  test('Every text colour has a contrast of at least 4.5', () =>
    expect(weak(textPairs, TEXT_CONTRAST)).toEqual([]));
  test('Every shape colour has a contrast of at least 3', () =>
    expect(weak(shapes, SHAPE_CONTRAST)).toEqual([]));
});

test('`contrast` computes the values of the WCAG definition', () => {
  const declarations = new Map([
    ['black', '#000000'],
    ['white', '#ffffff'],
    ['grey', '#777777'],
    ['half', 'color-mix(in srgb, var(--black) 50%, transparent)'],
    ['mix', 'color-mix(in srgb, var(--white), var(--black) 25%)'],
  ]);
  const colour = (name: string) => colourOf(name, declarations);
  expect(contrast(colour('black'), colour('white'))).toBeCloseTo(21, 5);
  expect(contrast(colour('grey'), colour('white'))).toBeCloseTo(4.48, 2);
  expect(over(colour('half'), colour('white'))).toEqual([127.5, 127.5, 127.5, 1]);
  expect(colour('mix')).toEqual([191.25, 191.25, 191.25, 1]);
});
