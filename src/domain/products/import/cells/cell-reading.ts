import { unescapeFormula } from '../../../format/csv';
import { toLatinDigits } from '../../../format/latin-digits';
import { withPlainBlanks } from '../../../format/plain-blanks';
import type { ImportErrorCode } from '../import-issue';

/** The result of reading a cell: a value, or the reason for having none. */
export type CellReading<Value> =
  | { readonly value: Value; readonly warning?: ImportErrorCode }
  | { readonly error: ImportErrorCode };

/** Replaces Arabic digits and separators with Latin ones, and blanks of all kinds with spaces. */
export function latinNumerals(text: string): string {
  const latin = toLatinDigits(text)
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ' ');
  return withPlainBlanks(latin.replace(/\u2212/g, '-'));
}

/**
 * The intended text of a cell: trimmed, without `="0123"` (with which a spreadsheet preserves
 * zeros), and without the apostrophe that escapes a formula or makes a number a text.
 */
export function unwrapCell(cell: string): string {
  const text = cell.trim();
  const wrapped = /^="([^"]*)"$/.exec(text);
  if (wrapped) return (wrapped[1] ?? '').trim();
  return unescapeFormula(text).trim();
}

/** Whether a spreadsheet would evaluate the cell; an escaped formula is text. */
export function isFormula(cell: string): boolean {
  return /^\s*=\s*\S/.test(cell) && !/^\s*="[^"]*"\s*$/.test(cell);
}

/** Longest cell that can be a number or a date with its words; a longer one is not searched. */
export const MAX_SHORT_CELL = 200;
