import type { ImportDelimiter } from '../import-format';
import { endsWithinEntity } from './html-entities';

/** A row below the header; `number` is the one that a spreadsheet shows. */
export interface NumberedRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** Why a row of the file is no product: it repeats the header, or holds the sums of the columns. */
export type ExtraRowKind = 'repeated_header' | 'totals_row';

export interface TableRow extends NumberedRow {
  readonly extra: ExtraRowKind | null;
}

export interface TableRows {
  /** Adds the next row below the header and returns the rows whose kind is known by now. */
  push(row: NumberedRow): TableRow[];
  /** Returns the remaining rows at the end of the file. */
  finish(): TableRow[];
}

/**
 * Marks headers that a file repeats, and the totals in its last rows. Such totals are held back
 * until the end of the file is reached: in the middle a row is a row.
 */
export function createTableRows(header: readonly string[], delimiter: ImportDelimiter): TableRows {
  const names = withoutTail(header);
  let held: NumberedRow[] = [];
  const release = (extra: ExtraRowKind | null): TableRow[] => {
    const rows = held.map((row) => ({ ...row, extra }));
    held = [];
    return rows;
  };
  return {
    push(given) {
      const row = delimiter === ';' ? withWholeEntities(given, names.length) : given;
      if (row.cells.every((cell) => cell.trim() === '')) return [{ ...row, extra: null }];
      if (isTotals(row.cells)) {
        held.push(row);
        return [];
      }
      const isHeader = isSame(withoutTail(row.cells), names);
      return [...release(null), { ...row, extra: isHeader ? 'repeated_header' : null }];
    },
    finish: () => release('totals_row'),
  };
}

/**
 * The row with the parts of HTML entities together (`Savon &amp; gant`), which a semicolon as the
 * delimiter separates. Only a row with more cells than the header was separated so.
 */
function withWholeEntities(row: NumberedRow, width: number): NumberedRow {
  if (withoutTail(row.cells).length <= width) return row;
  const cells: string[] = [];
  for (const cell of row.cells) {
    const before = cells.at(-1);
    if (before !== undefined && endsWithinEntity(before))
      cells[cells.length - 1] = `${before};${cell}`;
    else cells.push(cell);
  }
  return { ...row, cells };
}

/** The cells, trimmed, without empty ones at the end. */
function withoutTail(cells: readonly string[]): string[] {
  const trimmed = cells.map((cell) => cell.trim());
  while (trimmed.length > 0 && trimmed.at(-1) === '') trimmed.pop();
  return trimmed;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length > 0 && one.length === other.length && one.every((cell, at) => cell === other[at])
  );
}

const TOTAL_WORDS =
  /^(?:grand |sous[- ]|sub[- ]?)?(?:total|totaux|totals|somme|sommes|sum|المجموع|مجموع|الإجمالي|إجمالي)(?: (?:général|generale?|ht|ttc|dh|dhs|mad|stock|articles?|produits?|products?|items?|amount|value|الكلي|العام|الكلية))*$/;

/** The first filled cell says that the others are sums, and all of these are numbers. */
export function isTotals(cells: readonly string[]): boolean {
  const [label = '', ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const words = label
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\d().,:;=*\u00a0\s]+/g, ' ')
    .trim();
  return TOTAL_WORDS.test(words) && others.length > 0 && others.every(isNumber);
}

/** A number with an optional currency or unit. */
function isNumber(cell: string): boolean {
  return /^[-+]?[\d\u0660-\u0669][\d\u0660-\u0669\s.,'’\u00a0\u202f\u066b\u066c]*\D{0,6}$/.test(
    cell,
  );
}
