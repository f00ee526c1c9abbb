import type { Language } from './languages';

/** Byte order mark by which spreadsheets recognise UTF-8. */
export const CSV_BOM = '\uFEFF';

const NUMBER = /^[-+]?\d+([.,]\d+)?$/;

/** A text that begins like a formula, also behind blanks or apostrophes. */
const FORMULA = /^['\s]*[=+\-@\t\r]/;
const NUMBER_AS_TEXT = /^'+\d[\d\s.,]*$/;

function isEscaped(text: string): boolean {
  return NUMBER_AS_TEXT.test(text) || (FORMULA.test(text) && !NUMBER.test(text));
}

/**
 * A cell that a spreadsheet does not compute: a text that begins like a formula gets an apostrophe
 * before it, but plain numbers stay numbers. A text that begins like an escaped one gets one more,
 * so that `unescapeFormula` restores every text.
 */
export function escapeFormula(cell: string): string {
  return isEscaped(cell) ? `'${cell}` : cell;
}

/**
 * The text without the apostrophe that `escapeFormula` put before it, or with which people make a
 * number a text.
 */
export function unescapeFormula(cell: string): string {
  if (!cell.startsWith("'")) return cell;
  const text = cell.slice(1);
  return isEscaped(text) || isEscaped(cell) ? text : cell;
}

/**
 * A cell of a file: a text, a whole number, a number with decimals (written with a point), or a day
 * (2026-11-26).
 */
export type CsvCell = string | number | { readonly decimal: string } | { readonly day: string };

/** How the cells of a file are written. */
export interface CsvDialect {
  readonly delimiter: ',' | ';';
  readonly decimalMark: '.' | ',';
  /** Texts that a spreadsheet would make numbers or days get the form `="0612"`, which stays a text. */
  readonly protectsTexts: boolean;
}

/** RFC 4180, with a decimal point. */
export const STANDARD_CSV: CsvDialect = {
  delimiter: ',',
  decimalMark: '.',
  protectsTexts: false,
};

/** As Excel reads and writes CSV on a computer in this language. */
export function excelDialect(language: Language): CsvDialect {
  return language === 'en'
    ? { delimiter: ',', decimalMark: '.', protectsTexts: true }
    : { delimiter: ';', decimalMark: ',', protectsTexts: true };
}

/** One record of RFC 4180 with its line end; cells are quoted where necessary. */
export function csvRecord(cells: readonly CsvCell[], dialect = STANDARD_CSV): string {
  const written = cells.map((cell) => quoted(textOf(cell, dialect), dialect.delimiter));
  return `${written.join(dialect.delimiter)}\r\n`;
}

function textOf(cell: CsvCell, { decimalMark, protectsTexts }: CsvDialect): string {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') {
    return 'day' in cell ? cell.day : cell.decimal.replace('.', decimalMark);
  }
  return protectsTexts && isConverted(cell) ? `="${cell}"` : escapeFormula(cell);
}

const NUMBER_OR_DAY = /^[\d\s.,:/\-+%()]*\d[\d\s.,:/\-+%()]*(?:e[+-]?\d+)?$/i;
const MONTH_AND_NUMBER =
  /^(?=.*\d)(?:\d{1,4}[\s\-/.]?)?(?:jan|f[ée]v|feb|mar|a[vp]r|ma[iy]|jui|jun|jul|ao[uû]|aug|sep|oct|nov|d[ée]c)[a-zéû.]{0,7}[\s\-/.]?\d{0,4}$/i;

/** Whether Excel makes a number or a day of a text and so loses zeros, digits or the text itself. */
function isConverted(text: string): boolean {
  return !/[\r\n]/.test(text) && (NUMBER_OR_DAY.test(text) || MONTH_AND_NUMBER.test(text));
}

const CENTIMES = 100;

/** Centimes as dirhams with a point, which every spreadsheet can import: -1234.50. */
export function formatCsvAmount(centimes: number): string {
  const sum = Math.abs(centimes);
  const whole = Math.floor(sum / CENTIMES);
  return `${centimes < 0 ? '-' : ''}${whole}.${String(sum % CENTIMES).padStart(2, '0')}`;
}

/** Centimes as a cell in dirhams; an unknown amount is an empty cell. */
export function csvAmount(centimes: number | null): CsvCell {
  return centimes === null ? '' : { decimal: formatCsvAmount(centimes) };
}

/**
 * A number as a cell. It never has exactly three decimals: `1.234` could also be read as one
 * thousand two hundred and thirty-four.
 */
export function csvNumber(value: number): CsvCell {
  if (Number.isSafeInteger(value)) return value;
  const decimal = value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
  return { decimal: /\.\d{3}$/.test(decimal) ? `${decimal}0` : decimal };
}

function quoted(cell: string, delimiter: string): string {
  const mustQuote = cell.includes(delimiter) || /["\r\n]|^\s|\s$/.test(cell);
  return mustQuote ? `"${cell.replaceAll('"', '""')}"` : cell;
}
