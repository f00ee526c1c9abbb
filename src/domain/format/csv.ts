/** Byte order mark by which spreadsheets recognise UTF-8. */
export const CSV_BOM = '\uFEFF';

const NUMBER = /^[-+]?\d+([.,]\d+)?$/;

/**
 * A cell that a spreadsheet does not compute: a text that begins like a formula gets an apostrophe
 * before it, but plain numbers stay numbers.
 */
export function escapeFormula(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}

/** One record of RFC 4180 with its line end; cells are quoted where necessary. */
export function csvRecord(cells: readonly string[], delimiter = ','): string {
  return `${cells.map((cell) => quoted(escapeFormula(cell), delimiter)).join(delimiter)}\r\n`;
}

const CENTIMES = 100;

/** Centimes as dirhams with a point, which every spreadsheet can import: -1234.50. */
export function formatCsvAmount(centimes: number): string {
  const sum = Math.abs(centimes);
  const whole = Math.floor(sum / CENTIMES);
  return `${centimes < 0 ? '-' : ''}${whole}.${String(sum % CENTIMES).padStart(2, '0')}`;
}

function quoted(cell: string, delimiter: string): string {
  const mustQuote = cell.includes(delimiter) || /["\r\n]|^\s|\s$/.test(cell);
  return mustQuote ? `"${cell.replaceAll('"', '""')}"` : cell;
}
