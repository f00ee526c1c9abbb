import { sanitiseRichText } from '../../../text/rich-text';
import { visibleCode } from '../../comparable-code';
import { decodeEntities } from '../detection/html-entities';
import { isMainlyQuestionMarks } from '../lost-letters';
import { type CellReading, isFormula, unwrapCell } from './cell-reading';

/** Maximum lengths of the catalogue's texts, in characters. */
export const TEXT_LIMITS = {
  code: 64,
  barcode: 64,
  handle: 120,
  name: 255,
  description: 5_000,
  content: 50_000,
  brand: 255,
  option: 120,
  /** A list of values; a single text has a lower limit. */
  attribute: 5_000,
} as const;

/** Reads a text of at most so many characters. */
export type TextReader = (cell: string, limit: number) => CellReading<string>;

/** The readers of a file's texts. */
export interface TextReaders {
  readonly code: TextReader;
  /** Name, brand, option. */
  readonly line: TextReader;
  /** Plain text of several lines. */
  readonly prose: TextReader;
  /** Text with markup. */
  readonly richText: TextReader;
}

/** How the texts of other systems and of people are read. */
export const FOREIGN_TEXTS: TextReaders = {
  code: readLine,
  line: readText,
  prose: readProse,
  richText: readRichText,
};

/**
 * One line of text: name, brand, option. HTML entities are read as characters. Formulas, lost
 * characters and question marks in place of letters are errors.
 */
export function readText(cell: string, limit: number): CellReading<string> {
  return withLetters(readLine(decodeEntities(cell), limit));
}

/** One line as it stands: a code or a handle. Formulas and lost characters are errors. */
export function readLine(cell: string, limit: number): CellReading<string> {
  if (isFormula(cell)) return { error: 'formula_cell' };
  return readBounded(unwrapCell(cell).replace(/\s+/g, ' '), limit);
}

/**
 * A code or barcode without marks that nobody sees. Leading zeros are preserved; a number that a
 * spreadsheet rounded is an error.
 */
export function readCode(
  cell: string,
  kind: 'code' | 'barcode',
  read: TextReader = readLine,
): CellReading<string> {
  const reading = read(cell, TEXT_LIMITS[kind]);
  if ('error' in reading) return reading;
  const value = visibleCode(reading.value);
  return isRounded(value, kind) ? { error: `${kind}_scientific_notation` } : { value };
}

/** Plain text of several lines. Markup, which such columns often contain, is removed. */
export function readProse(cell: string, limit: number): CellReading<string> {
  // Markup doubles or triples the length of a text; a far longer one is refused unparsed.
  if (cell.length > limit * 4) return { error: 'too_long' };
  const text = withLineBreaks(cell.trim());
  return withLetters(
    readBounded(decodeEntities(hasMarkup(text) ? withoutMarkup(text) : text), limit),
  );
}

/** Rich text with its markup; the server sanitises it. */
export function readRichText(cell: string, limit: number): CellReading<string> {
  return withLetters(readBounded(withLineBreaks(cell.trim()), limit));
}

function withLetters(reading: CellReading<string>): CellReading<string> {
  const isLost = 'value' in reading && isMainlyQuestionMarks(reading.value.replace(TAG, ' '));
  return isLost ? { error: 'letters_lost' } : reading;
}

/** A text without the characters that the catalogue cannot hold, if it is not too long. */
export function readBounded(text: string, limit: number): CellReading<string> {
  if (text.includes('\uFFFD')) return { error: 'unreadable_characters' };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL refuses the zero character.
  const clean = text.replace(/\u0000/g, '');
  return isLonger(clean, limit) ? { error: 'too_long' } : { value: clean };
}

/** The contract counts an emoji as one character; its length in JavaScript is 2. */
function isLonger(text: string, limit: number): boolean {
  return text.length > limit && [...text].length > limit;
}

/** A barcode has no letter E between digits; in a code only `1.2E+12` is surely an error. */
function isRounded(text: string, kind: 'code' | 'barcode'): boolean {
  const pattern = kind === 'barcode' ? /^\d+([.,]\d+)?E\+?\d+$/i : /^\d+([.,]\d+)?E\+\d+$/i;
  return pattern.test(text);
}

export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

const TAG = /<[^<>]*>/g;

/** WooCommerce writes line breaks as a backslash and an n. */
function withLineBreaks(text: string): string {
  return withLineFeeds(text).replace(/\\n/g, '\n');
}

export function hasMarkup(text: string): boolean {
  return /<\/?[a-z][^<>]*>/i.test(text);
}

/** The text of a cell with markup, in which characters keep their names: blocks become lines. */
export function withoutMarkup(text: string): string {
  // Blocks that rich text does not allow still separate lines here.
  const plain = sanitiseRichText(text.replace(/<\/?(?:div|tr|h1|h5|h6)\b/gi, '<br><p'))
    .replace(/<br>|<\/(?:p|li|h[2-4]|blockquote)>/g, '\n')
    .replace(/<[^<>]*>/g, '');
  const lines = plain.split('\n').map((line) => line.trimEnd());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
