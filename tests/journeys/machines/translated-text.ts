import { formatNumber } from '#domain/format/numbers';
import { browserOptions } from '../../qa/browser-options';
import { templatesIn } from '../support/translations';

/** The language in which machines are played on their pages: French, unless `npm run qa` asks for another. */
export const LANGUAGE = browserOptions()?.language ?? 'fr';

const text = templatesIn(LANGUAGE);

/** What stands in a text: word for word, or what is known of it. */
type Value = string | number | RegExp;
type Values = Readonly<Record<string, Value>>;

const escaped = (words: string): string =>
  words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+');

/** A text with forms for counts, `bulk:products_few`, is named without them: its count, a number, chooses. */
const templateOf = (path: string, { count }: Values): string =>
  text(
    typeof count === 'number' ? `${path}_${new Intl.PluralRules(LANGUAGE).select(count)}` : path,
  );

/** A count is written as the language writes numbers; other numbers stand as they are. */
const formatValue = (name: string, value: Value): string =>
  name === 'count' && typeof value === 'number' ? formatNumber(value, LANGUAGE) : String(value);

/** Numbers and names stand isolated in a text, each between two signs that nobody sees. */
const isolatedPattern = (name: string, value: Value | undefined): string => {
  if (value === undefined) return '.*?';
  const words = value instanceof RegExp ? `(?:${value.source})` : escaped(formatValue(name, value));
  return `\\p{Cf}?${words}\\p{Cf}?`;
};

/** The name of a place in a text, where a format may follow it. */
const placeholderName = (place: string): string => place.split(',')[0]?.trim() ?? '';

const pattern = (path: string, values: Values): string =>
  templateOf(path, values)
    .split(/{{|}}/)
    .map((part, index) =>
      index % 2 === 0
        ? escaped(part)
        : isolatedPattern(placeholderName(part), values[placeholderName(part)]),
    )
    .join('');

/** What the portal says under a key, `orders:row.accept`, word for word, with these values in it. */
export const exactText = (
  path: string,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  templateOf(path, values).replace(/{{([^}]*)}}/g, (place, inside: string) => {
    const value = values[placeholderName(inside)];
    return value === undefined ? place : formatValue(placeholderName(inside), value);
  });

/** What it says with these values in it; what no value is given for may be anything. */
export const textPattern = (path: string, values: Values = {}): RegExp =>
  new RegExp(`^${pattern(path, values)}$`, 'u');

/** The same for one of several keys, where a place is known by whichever of them it says. */
export const anyTextPattern = (paths: readonly string[], values: Values = {}): RegExp =>
  new RegExp(`^(${paths.map((path) => pattern(path, values)).join('|')})$`, 'u');

/** The same where more is said around it. */
export const textContaining = (path: string, values: Values = {}): RegExp =>
  new RegExp(pattern(path, values), 'u');

/** What a button is called, alone or with the word that says that it waits; no longer name that begins so. */
export const buttonName = (path: string, values: Values = {}): RegExp =>
  new RegExp(`^${pattern(path, values)}\\s*(${escaped(text('common:kit.busy'))})?$`, 'u');

/** How it begins: a button that waits says so after its name. */
export const textStart = (path: string, values: Values = {}): RegExp =>
  new RegExp(`^${pattern(path, values)}`, 'u');
