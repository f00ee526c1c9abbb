import { readAmount, readWholeNumber } from '../format/typed-number';
import type { TypedNumber } from '../format/unreadable-number';

/** Fields of a variant whose cells are read and written as text. Money in centimes. */
export interface CellFields {
  readonly sku: string;
  readonly barcode: string;
  readonly price: number | null;
  readonly stockOnHand: number | null;
}

export type CellField = keyof CellFields;

/** The fields of a variant that a cell's text changes. */
export type CellChange = Partial<CellFields>;

/** The contract's bounds. */
const MAX_PIECES = 1_000_000;
const MAX_CENTIMES = 100_000_000;
const MAX_CODE = 64;

function within(value: TypedNumber, max: number): value is number {
  return typeof value === 'number' && value <= max;
}

/**
 * Parses the text typed or pasted into a cell, with digits and decimal marks of the three
 * languages. An empty cell means no price, no barcode, or 0 pieces.
 * @returns the change, or null when the text is not valid for this field
 */
export function parseCell(field: CellField, text: string): CellChange | null {
  const plain = text.trim();
  if (field === 'stockOnHand') {
    const pieces = plain === '' ? 0 : readWholeNumber(plain);
    return within(pieces, MAX_PIECES) ? { stockOnHand: pieces } : null;
  }
  if (field === 'price') {
    if (plain === '') return { price: null };
    const centimes = readAmount(plain);
    return within(centimes, MAX_CENTIMES) ? { price: centimes } : null;
  }
  const code = plain.normalize('NFC');
  if (code.length > MAX_CODE || (field === 'sku' && code === '')) return null;
  return { [field]: code };
}

/** A block copied from a spreadsheet: the cells of its rows. */
export type CellBlock = readonly (readonly string[])[];

/** A cell of a block; quoted when it contains a line break, a tab or quotes. */
const BLOCK_CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y;

/** Parses rows and cells from the clipboard's text, in which tabs and line breaks separate them. */
export function parseClipboard(text: string): CellBlock {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  BLOCK_CELL.lastIndex = 0;
  for (;;) {
    const found = BLOCK_CELL.exec(plain);
    // A quote that is not closed, or that is followed by text, is an ordinary character.
    if (!found) return plain.split('\n').map((row) => row.split('\t'));
    const [, quoted, bare, end] = found;
    rows.at(-1)?.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'));
    if (end === '') return rows;
    if (end === '\n') rows.push([]);
  }
}

function quoted(cell: string): string {
  return /["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A block as clipboard text that spreadsheets can read. */
export function formatClipboard(block: CellBlock): string {
  return block.map((row) => row.map(quoted).join('\t')).join('\n');
}

/** A cell's text for editing and copying: plain digits, with the decimal mark of the language. */
export function formatCell(field: CellField, variant: CellFields, decimalMark: ',' | '.'): string {
  const value = variant[field];
  if (field !== 'price' || typeof value !== 'number') return value === null ? '' : String(value);
  return (value / 100).toFixed(2).replace('.', decimalMark);
}
