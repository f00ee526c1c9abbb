import { withPlainBlanks } from './plain-blanks';
import { holdsSeveralValues } from './several-values';
import type { NumberProblem, TypedNumber } from './unreadable-number';
import { numberReadings } from './written-number';

/** The most decimals of a measure or a rate. */
export const MEASURE_DECIMALS = 6;
const CENTIME_DECIMALS = 2;

const DIRHAM = 'dirhams?|dhs?\\.?|mad|درهم(?: مغربي)?|دراهم|د\\.? ?م\\.?';
const DIRHAM_BEFORE = new RegExp(`^(?:${DIRHAM})(?= ?[\\d٠-٩۰-۹])`, 'iu');
const DIRHAM_AFTER = new RegExp(`(?:${DIRHAM})$`, 'iu');

/**
 * Reads an amount of dirhams in the notation of any of the languages, with or without the currency:
 * integer centimes. A lone mark before exactly three digits groups thousands, in every language,
 * because an amount has two decimals at most: `1.899` and `1,899` are 1899 dirhams. Any other mark
 * is a decimal mark. A minus is refused unless the amount may be negative (`signed`).
 */
export function readAmount(text: string, signed = false): TypedNumber {
  const reading = groupedReading(withoutDirham(withPlainBlanks(text)));
  if (!signed || !reading?.startsWith('-')) return readTyped(text, reading, centimesOf);
  const amount = readTyped(text, reading.slice(1), centimesOf);
  return typeof amount === 'number' ? -amount : amount;
}

function centimesOf({ whole, decimals }: Digits): number | NumberProblem {
  return decimals.length > CENTIME_DECIMALS
    ? 'too_many_decimals'
    : exactNumber(`${whole}${decimals.padEnd(CENTIME_DECIMALS, '0')}`);
}

/**
 * Reads a whole number; `unit` may follow it. Marks are read as in amounts: `1.200` is 1200, `10,00`
 * is 10, and `2,5` is refused.
 */
export function readWholeNumber(text: string, unit?: string): TypedNumber {
  const reading = groupedReading(withoutUnit(withPlainBlanks(text), unit));
  return readTyped(text, reading, ({ whole, decimals }) =>
    decimals === '' ? exactNumber(whole) : 'not_whole',
  );
}

/**
 * Reads a measure, a rate or another number with decimals; `unit` may follow it. A lone mark is the
 * decimal mark: `1.250` and `1,250` are 1.25.
 */
export function readMeasure(text: string, unit?: string): TypedNumber {
  const { point, comma } = numberReadings(withoutUnit(withPlainBlanks(text), unit));
  const reading = point?.includes('.') ? point : (comma ?? point);
  return readTyped(text, reading, ({ whole, decimals }) => {
    if (decimals.length > MEASURE_DECIMALS) return 'too_many_decimals';
    const number = exactNumber(whole);
    return number === 'number_too_large' ? number : Number(`${whole}.${decimals}`);
  });
}

interface Digits {
  readonly whole: string;
  /** Without zeros at the end. */
  readonly decimals: string;
}

function readTyped(
  text: string,
  reading: string | null,
  numberOf: (digits: Digits) => number | NumberProblem,
): TypedNumber {
  if (withPlainBlanks(text) === '') return null;
  if (holdsSeveralValues(text)) return { unreadable: text, problem: 'several_values' };
  const read = reading === null ? 'not_a_number' : numberOfReading(reading, numberOf);
  return typeof read === 'number' ? read : { unreadable: text, problem: read };
}

function numberOfReading(reading: string, numberOf: (digits: Digits) => number | NumberProblem) {
  if (reading.startsWith('-')) return 'negative_number';
  const [whole = '', fraction = ''] = reading.split('.');
  return numberOf({ whole, decimals: fraction.replace(/0+$/, '') });
}

function exactNumber(digits: string): number | 'number_too_large' {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : 'number_too_large';
}

/** Of two readings, the one in which the mark groups thousands. */
function groupedReading(text: string): string | null {
  const { point, comma } = numberReadings(text);
  return point?.includes('.') ? (comma ?? point) : (point ?? comma);
}

function withoutDirham(text: string): string {
  return text.replace(DIRHAM_AFTER, '').replace(DIRHAM_BEFORE, '');
}

function withoutUnit(text: string, unit: string | undefined): string {
  const written = text.replace(/٪$/, '%').toLowerCase();
  const ending = withPlainBlanks(unit ?? '').toLowerCase();
  return ending !== '' && written.endsWith(ending) ? text.slice(0, -ending.length) : text;
}
