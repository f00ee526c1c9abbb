import { toLatinDigits } from '../../../format/latin-digits';
import { withPlainBlanks } from '../../../format/plain-blanks';
import { holdsSeveralValues } from '../../../format/several-values';
import { MAX_SHORT_CELL, unwrapCell } from './cell-reading';

/** The parts of a money cell: its number as written, and what its words say. */
export interface MoneyParts {
  /** Everything but currencies and words about taxes, `0` for `Gratuit`; not always a number. */
  readonly number: string;
  /** ISO 4217 code; null if the cell names no currency. */
  readonly currency: string | null;
  /** Whether the cell says that the amount excludes VAT. */
  readonly excludesVat: boolean;
}

/** Names of currencies with a boundary on both sides; `12DH` has one between the digit and DH. */
const CURRENCY_NAMES: readonly (readonly [RegExp, string])[] = [
  [named('درهما? مغربيا?|دراهم مغربية|درهما?|دراهم|د\\. ?م\\.?|dirhams?|dhs?\\.?|mad'), 'MAD'],
  [/f\.? ?cfa|(?<!\p{L})cfa(?!\p{L})|(?<!\p{L})xof(?!\p{L})/giu, 'XOF'],
  [named('euros?|يورو|أورو|eur'), 'EUR'],
  [/€/gu, 'EUR'],
  [named('us ?dollars?|dollars? us|dollars?|دولار(?: أمريكي)?|usd'), 'USD'],
  [/(?<!\p{L})us ?\$|(?<!\p{L})\$(?: ?us(?!\p{L}))?/giu, 'USD'],
  [/£/gu, 'GBP'],
];

const EXCLUDES_VAT = named(
  'hors[ -]taxes?|hors tva|htva|ht|h\\.t\\.?|excl?\\.? ?(?:vat|tax|tva)|excluding vat|دون (?:احتساب )?الضريبة|بدون ضريبة',
);
const INCLUDES_VAT = named(
  'toutes taxes comprises|ttc|t\\.t\\.c\\.?|tva (?:comprise|incluse|incl\\.?)|incl?\\.? ?(?:vat|tax|tva)|including vat|مع الضريبة|شامل (?:ا?ل)?ضريبة|tva|vat',
);
const FREE = /^(?:gratuit|gratuite|gratis|offert|offerte|free|مجانا|مجانًا|مجاني)$/iu;

function named(names: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'giu');
}

/**
 * Separates a money cell into its number and its words: `12,50 DH TTC`, `€ 12.50`, `15 000 Fcfa`.
 * A word that is none of these stays in `number`, which is then no number. Of several currencies in
 * one cell, `number` keeps all but one.
 */
export function moneyParts(cell: string): MoneyParts {
  const nothing = { currency: null, excludesVat: false };
  if (cell.length > MAX_SHORT_CELL || holdsSeveralValues(cell)) return { number: cell, ...nothing };
  const text = withPlainBlanks(toLatinDigits(unwrapCell(cell)));
  if (FREE.test(text)) return { ...nothing, number: '0' };
  if (/^[-\d., ]*$/.test(text)) return { ...nothing, number: text };
  const withoutVat = text.replace(EXCLUDES_VAT, ' ');
  const plain = withoutVat
    .replace(INCLUDES_VAT, ' ')
    .replace(/\( *\)/g, ' ')
    .trim();
  const { rest, currency } = takeCurrency(plain);
  const number = rest.replace(/ +[,;:/] *$/, '').trim();
  return { number, currency, excludesVat: withoutVat !== text };
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
