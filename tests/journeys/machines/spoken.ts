import { optionsAsked } from '../../qa/browser-asked';
import { textIn } from '../support/words';

/** The language in which machines are played on their pages: French, unless `npm run qa` asks for another. */
export const LANGUAGE = optionsAsked()?.language ?? 'fr';

const text = textIn(LANGUAGE);

type Values = Readonly<Record<string, string | number>>;

const escaped = (words: string): string =>
  words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+');

/** Numbers and names stand isolated in a text, each between two signs that nobody sees. */
const isolated = (value: string | number | undefined): string =>
  value === undefined ? '.*?' : `\\p{Cf}?${escaped(String(value))}\\p{Cf}?`;

const pattern = (path: string, values: Values): string =>
  text(path)
    .split(/{{|}}/)
    .map((part, index) =>
      index % 2 === 0 ? escaped(part) : isolated(values[part.split(',')[0]?.trim() ?? '']),
    )
    .join('');

/** What the portal says under a key, `orders:row.accept`, word for word. */
export const says = (path: string): string => text(path);

/** What it says with these values in it; what no value is given for may be anything. */
export const saying = (path: string, values: Values = {}): RegExp =>
  new RegExp(`^${pattern(path, values)}$`, 'u');

/** The same where more is said around it. */
export const mentioning = (path: string, values: Values = {}): RegExp =>
  new RegExp(pattern(path, values), 'u');

/** What a button is called, alone or with the word that says that it waits; no longer name that begins so. */
export const naming = (path: string, values: Values = {}): RegExp =>
  new RegExp(`^${pattern(path, values)}\\s*(${escaped(text('common:kit.busy'))})?$`, 'u');

/** How it begins: a button that waits says so after its name. */
export const beginning = (path: string, values: Values = {}): RegExp =>
  new RegExp(`^${pattern(path, values)}`, 'u');
