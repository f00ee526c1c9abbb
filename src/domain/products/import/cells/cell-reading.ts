import type { ImportErrorCode } from '../import-issue';

/** What a cell says: a value, or why it has none. */
export type CellReading<Value> =
  | { readonly value: Value; readonly warning?: ImportErrorCode }
  | { readonly error: ImportErrorCode };

/** Latin digits and separators for Arabic ones; blanks of all kinds become plain. */
export function latinNumerals(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ' ')
    .replace(/\u2212/g, '-')
    .replace(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .trim();
}

/**
 * A cell as it was meant: outer blanks gone, `="0123"` (a spreadsheet's way of keeping zeros)
 * unwrapped, and the apostrophe that disarms a formula or keeps a number a text taken off.
 */
export function unwrapCell(cell: string): string {
  const text = cell.trim();
  const wrapped = /^="([^"]*)"$/.exec(text);
  if (wrapped) return (wrapped[1] ?? '').trim();
  return /^'[=+\-@\t\r\d]/.test(text) ? text.slice(1) : text;
}

/** Whether a spreadsheet would compute the cell; one that was disarmed is text. */
export function isFormula(cell: string): boolean {
  return /^\s*=\s*\S/.test(cell) && !/^\s*="[^"]*"\s*$/.test(cell);
}
