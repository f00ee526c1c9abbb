import { parseCentimes, parseWholeNumber } from '../format/parse-numbers';

/** Fields of a variant that its cell is read and written as text. Money in centimes. */
export interface CellFields {
  readonly sku: string;
  readonly barcode: string;
  readonly price: number | null;
  readonly stockOnHand: number | null;
}

export type CellField = keyof CellFields;

/** What of a variant a cell's text changes. */
export type CellChange = Partial<CellFields>;

/** The contract's bounds. */
const MAX_PIECES = 1_000_000;
const MAX_CENTIMES = 100_000_000;
const MAX_CODE = 64;

const within = (value: number | null, max: number): value is number =>
  value !== null && value >= 0 && value <= max;

/**
 * Reads what is typed or pasted into a cell, with digits and marks of the three languages; an
 * emptied cell is no price, no barcode, no pieces.
 * @returns the change, or null when the text is none for this field
 */
export const parseCell = (field: CellField, text: string): CellChange | null => {
  const plain = text.trim();
  if (field === 'stockOnHand') {
    const pieces = plain === '' ? 0 : parseWholeNumber(plain);
    return within(pieces, MAX_PIECES) ? { stockOnHand: pieces } : null;
  }
  if (field === 'price') {
    if (plain === '') return { price: null };
    const centimes = /-/.test(plain) ? null : parseCentimes(plain);
    return within(centimes, MAX_CENTIMES) ? { price: centimes } : null;
  }
  const code = plain.normalize('NFC');
  if (code.length > MAX_CODE || (field === 'sku' && code === '')) return null;
  return { [field]: code };
};

/** A block copied from a spreadsheet: its rows' cells. */
export type CellBlock = readonly (readonly string[])[];

/** A cell of a block; in quotes where it holds a break, a tab or quotes itself. */
const BLOCK_CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y;

/** Reads rows and cells from the clipboard's text, where tabs and line breaks part them. */
export const parseClipboard = (text: string): CellBlock => {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  BLOCK_CELL.lastIndex = 0;
  for (;;) {
    const found = BLOCK_CELL.exec(plain);
    // A quote that nothing closes, or with words behind it, is an ordinary character.
    if (!found) return plain.split('\n').map((row) => row.split('\t'));
    const [, quoted, bare, end] = found;
    rows.at(-1)?.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'));
    if (end === '') return rows;
    if (end === '\n') rows.push([]);
  }
};

const quoted = (cell: string): string =>
  /["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** The clipboard's text of a block, as spreadsheets read it. */
export const formatClipboard = (block: CellBlock): string =>
  block.map((row) => row.map(quoted).join('\t')).join('\n');

/** A cell as it is edited and copied: plain digits, with the decimal mark of the language. */
export const formatCell = (
  field: CellField,
  variant: CellFields,
  decimalMark: ',' | '.',
): string => {
  const value = variant[field];
  if (field !== 'price' || typeof value !== 'number') return value === null ? '' : String(value);
  return (value / 100).toFixed(2).replace('.', decimalMark);
};
