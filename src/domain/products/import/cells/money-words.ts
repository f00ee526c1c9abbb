import { toLatinDigits } from '../../../format/latin-digits';
import { withPlainBlanks } from '../../../format/plain-blanks';
import { holdsSeveralValues } from '../../../format/several-values';
import { MAX_SHORT_CELL, unwrapCell } from './cell-reading';
import { type TaxBasis, takeTaxWords, wordsPattern } from './tax-words';

/** The parts of a money cell: its number as written, and what its words say. */
export interface MoneyParts {
  /** Everything but currencies and words about taxes, `0` for `Gratuit`; not always a number. */
  readonly number: string;
  /** ISO 4217 code; null if the cell names no currency. */
  readonly currency: string | null;
  /** What the cell says about VAT. */
  readonly tax: TaxBasis;
}

/** Names of currencies with a boundary on both sides; `12DH` has one between the digit and DH. */
const CURRENCY_NAMES: readonly (readonly [RegExp, string])[] = [
  [
    wordsPattern('درهما? مغربيا?|دراهم مغربية|درهما?|دراهم|د\\. ?م\\.?|dirhams?|dhs?\\.?|mad'),
    'MAD',
  ],
  [/f\.? ?cfa|(?<!\p{L})cfa(?!\p{L})|(?<!\p{L})xof(?!\p{L})/giu, 'XOF'],
  [wordsPattern('euros?|يورو|أورو|eur'), 'EUR'],
  [/€/gu, 'EUR'],
  [wordsPattern('us ?dollars?|dollars? us|dollars?|دولار(?: أمريكي)?|usd'), 'USD'],
  [/(?<!\p{L})us ?\$|(?<!\p{L})\$(?: ?us(?!\p{L}))?/giu, 'USD'],
  [/£/gu, 'GBP'],
];

const FREE = /^(?:gratuit|gratuite|gratis|offert|offerte|free|مجانا|مجانًا|مجاني)$/iu;

/**
 * Separates a money cell into its number and its words: `12,50 DH TTC`, `€ 12.50`, `15 000 Fcfa`.
 * A word that is none of these stays in `number`, which is then no number. Of several currencies in
 * one cell, `number` keeps all but one.
 */
export function moneyParts(cell: string): MoneyParts {
  const nothing = { currency: null, tax: null };
  if (cell.length > MAX_SHORT_CELL || holdsSeveralValues(cell)) return { number: cell, ...nothing };
  const text = withPlainBlanks(toLatinDigits(unwrapCell(cell)));
  if (FREE.test(text)) return { ...nothing, number: '0' };
  if (/^[-\d., ]*$/.test(text)) return { ...nothing, number: text };
  const { rest: plain, basis: tax } = takeTaxWords(text);
  const { rest, currency } = takeCurrency(plain.trim());
  const number = rest.replace(/ +[,;:/] *$/, '').trim();
  return { number, currency, tax };
}

/**
 * ISO 4217 code of a currency that a cell or a heading names by its code, its sign or a word (`EUR`,
 * `€`, `DHS`, `درهم`); null for any other text.
 */
export function currencyNamed(text: string): string | null {
  const plain = withPlainBlanks(text.slice(0, MAX_SHORT_CELL));
  const { rest, currency } = takeCurrency(plain);
  if (currency !== null) return rest === '' ? currency : null;
  const code = plain.toUpperCase();
  return currencies().has(code) ? code : null;
}

/** A heading without the currency that it names: `prix eur`, `price (usd)`; null if it names none. */
export function currencyOfHeading(heading: string): { rest: string; currency: string } | null {
  const words = heading.split(/[\s_()[\]:/-]+/).filter(Boolean);
  const at = words.findLastIndex((word) => currencyNamed(word) !== null);
  const currency = currencyNamed(words[at] ?? '');
  if (currency === null) return null;
  return { rest: words.filter((_, place) => place !== at).join(' '), currency };
}

/** The first currency that the text names, and the text without it. */
function takeCurrency(text: string): { rest: string; currency: string | null } {
  for (const [name, currency] of CURRENCY_NAMES) {
    const rest = text.replace(name, ' ');
    if (rest !== text) return { rest: rest.trim(), currency };
  }
  const code = /^(?:([a-z]{3}) ?(?=[-+\d.,]))?(.*?)(?:(?<=[-\d.,]) ?([a-z]{3}))?$/isu.exec(text);
  const named = (code?.[1] ?? code?.[3])?.toUpperCase();
  return named !== undefined && currencies().has(named)
    ? { rest: (code?.[2] ?? '').trim(), currency: named }
    : { rest: text, currency: null };
}

let known: ReadonlySet<string> | undefined;

/** Codes of ISO 4217: a word of three letters is not a currency because of its length. */
function currencies(): ReadonlySet<string> {
  known ??= new Set(Intl.supportedValuesOf('currency'));
  return known;
}
