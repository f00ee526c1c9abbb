/**
 * Reads colours from tokens.css like a browser, for contrast tests: attribute selectors of :root,
 * `var()`, `rgb(… / a)` and `color-mix(in srgb, …)`. The file uses no other syntax.
 */

/** Red, green and blue of 0–255, alpha of 0–1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export interface ThemeVariant {
  readonly mode: string;
  readonly contrast: string;
  readonly preset: string;
}

type Declarations = ReadonlyMap<string, string>;

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}

/** The custom properties of a theme variant: from all matching rules, the most specific last. */
export function declarationsFor(css: string, variant: ThemeVariant): Declarations {
  const attributes = new Map(
    Object.entries(variant).map(([name, value]) => [`data-${name}`, value]),
  );
  // The dark tokens apply on every screen.
  const onScreen = withoutComments(css).replace(
    /@media not print \{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g,
    '$1',
  );
  const outsideQueries = onScreen.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const rules = [...outsideQueries.matchAll(/:root((?:\[[^\]]+\])*)\s*\{([^{}]*)\}/g)]
    .map(([, selector = '', body = '']) => ({
      wanted: [...selector.matchAll(/\[([\w-]+)="(\w+)"\]/g)],
      body,
    }))
    .filter(({ wanted }) => wanted.every(([, name = '', value]) => attributes.get(name) === value))
    .toSorted((one, other) => one.wanted.length - other.wanted.length);
  const pairs = rules.flatMap(({ body }) =>
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()] as const,
    ),
  );
  return new Map(pairs);
}

/** The value of a colour token. */
export function colourOf(token: string, declarations: Declarations): Colour {
  const value = declarations.get(token);
  if (value === undefined) throw new Error(`tokens.css has no --${token}.`);
  return parse(value, declarations);
}

function parse(text: string, declarations: Declarations): Colour {
  const value = text.trim();
  const named = /^var\(--([\w-]+)\)$/.exec(value);
  if (named?.[1]) return colourOf(named[1], declarations);
  if (value === 'transparent') return [0, 0, 0, 0];
  if (value.startsWith('#')) return hex(value);
  if (value.startsWith('rgb(')) return rgb(value, declarations);
  if (value.startsWith('color-mix(')) return mixed(value, declarations);
  throw new Error(`${value} is no colour that this reads.`);
}

function hex(value: string): Colour {
  const digits = value.slice(1);
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  return [part(0), part(2), part(4), 1];
}

function rgb(value: string, declarations: Declarations): Colour {
  const plain = value.replace(/var\(--([\w-]+)\)/, (_, name) => declarations.get(name) ?? '');
  const [red = 0, green = 0, blue = 0, alpha = 1] = (plain.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}

/**
 * Mixes like CSS Color 5: premultiplied alpha; a missing percentage is the rest of the other one.
 */
function mixed(value: string, declarations: Declarations): Colour {
  const inside = value.slice('color-mix('.length, -1);
  const [, first = '', second = ''] = inside.split(/,(?![^(]*\))/);
  const one = part(first);
  const other = part(second);
  const share = one.share ?? (other.share === undefined ? 0.5 : 1 - other.share);
  const [a, b] = [parse(one.colour, declarations), parse(other.colour, declarations)];
  const alpha = a[3] * share + b[3] * (1 - share);
  const channel = (at: 0 | 1 | 2) =>
    alpha === 0 ? 0 : (a[at] * a[3] * share + b[at] * b[3] * (1 - share)) / alpha;
  return [channel(0), channel(1), channel(2), alpha];
}

function part(text: string): { colour: string; share: number | undefined } {
  const percent = /\s([\d.]+)%\s*$/.exec(text);
  const colour = text.replace(/\s[\d.]+%\s*$/, '').trim();
  return { colour, share: percent ? Number(percent[1]) / 100 : undefined };
}

/** A colour composited over an opaque one. */
export function over(top: Colour, ground: Colour): Colour {
  const channel = (at: 0 | 1 | 2) => top[at] * top[3] + ground[at] * (1 - top[3]);
  return [channel(0), channel(1), channel(2), 1];
}

/** Contrast of two opaque colours (WCAG 2.2, relative luminance). */
export function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
