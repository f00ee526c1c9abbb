import { formatNumber } from '#domain/format/numbers';
import { browserOptions } from '../../qa/browser-options';
import { templatesIn } from '../support/translations';

/**
 * The language in which machines are tested on their pages: French, unless `npm run qa` sets
 * another.
 */
export const LANGUAGE = browserOptions()?.language ?? 'fr';

const text = templatesIn(LANGUAGE);

/** A value in a text: verbatim, or as a pattern. */
type Value = string | number | RegExp;
type Values = Readonly<Record<string, Value>>;

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+');
}

/**
 * A text with plural forms, `bulk:products_few`, is named without the suffix: the number passed as
 * count selects the form.
 */
function templateOf(path: string, { count }: Values): string {
  return text(
    typeof count === 'number' ? `${path}_${new Intl.PluralRules(LANGUAGE).select(count)}` : path,
  );
}

/** A count is formatted as a number of the language; other numbers are unformatted. */
function formatValue(name: string, value: Value): string {
  return name === 'count' && typeof value === 'number'
    ? formatNumber(value, LANGUAGE)
    : String(value);
}

/** Numbers and names in a text are isolated between two invisible characters. */
function isolatedPattern(name: string, value: Value | undefined): string {
  if (value === undefined) return '.*?';
  const words = value instanceof RegExp ? `(?:${value.source})` : escaped(formatValue(name, value));
  return `\\p{Cf}?${words}\\p{Cf}?`;
}

/** The name of a placeholder in a text, which may be followed by a format. */
function placeholderName(place: string): string {
  return place.split(',')[0]?.trim() ?? '';
}

function pattern(path: string, values: Values): string {
  return templateOf(path, values)
    .split(/{{|}}/)
    .map((part, index) =>
      index % 2 === 0
        ? escaped(part)
        : isolatedPattern(placeholderName(part), values[placeholderName(part)]),
    )
    .join('');
}

/** The portal's exact text for a key, such as `orders:row.accept`, with these values. */
export function exactText(
  path: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return templateOf(path, values).replace(/{{([^}]*)}}/g, (place, inside: string) => {
    const value = values[placeholderName(inside)];
    return value === undefined ? place : formatValue(placeholderName(inside), value);
  });
}

/** Matches the text with these values; a placeholder without a value matches anything. */
export function textPattern(path: string, values: Values = {}): RegExp {
  return new RegExp(`^${pattern(path, values)}$`, 'u');
}

/** Matches any of several texts, for an element that shows one of them. */
export function anyTextPattern(paths: readonly string[], values: Values = {}): RegExp {
  return new RegExp(`^(${paths.map((path) => pattern(path, values)).join('|')})$`, 'u');
}

/** Matches the text within a longer one. */
export function textContaining(path: string, values: Values = {}): RegExp {
  return new RegExp(pattern(path, values), 'u');
}

/**
 * Matches a button's name, alone or with the busy status, but no longer name with the same start.
 */
export function buttonName(path: string, values: Values = {}): RegExp {
  return new RegExp(`^${pattern(path, values)}\\s*(${escaped(text('common:kit.busy'))})?$`, 'u');
}

/** Matches the start of a name: a busy button has a status text after its name. */
export function textStart(path: string, values: Values = {}): RegExp {
  return new RegExp(`^${pattern(path, values)}`, 'u');
}
