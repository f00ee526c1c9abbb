import { CSV_BOM, csvRecord } from '../../format/csv';
import { unwrapCell } from './cells/cell-reading';

/**
 * Header of the column with the reasons; a file with this column can be imported again unchanged.
 */
export const ERRORS_COLUMN = 'errors';

/** A reason as stored with the row; see `ImportIssue`. */
export interface FailureReason {
  readonly code: string;
  readonly column: string | null;
  readonly value: string | null;
}

export interface FailingRow {
  readonly cells: readonly string[];
  readonly errors: readonly FailureReason[];
}

/**
 * The failing rows as a file: their original columns and a last one with the reasons, in RFC 4180
 * format, with a byte order mark and without formulas. Yields it in chunks. `describe` formats a
 * reason; by default it is the column and the code.
 */
export function* failingRowsCsv(
  header: readonly string[],
  rows: Iterable<FailingRow>,
  describe: (reason: FailureReason) => string = describeByCode,
): Generator<string> {
  yield failingRowsHeader(header);
  for (const row of rows) yield failingRowRecord(header, row, describe);
}

/** The byte order mark and the header record. */
export function failingRowsHeader(header: readonly string[]): string {
  return CSV_BOM + csvRecord([...columnsKept(header), ERRORS_COLUMN]);
}

/** One failing row. A reason column from an earlier import is replaced. */
export function failingRowRecord(
  header: readonly string[],
  row: FailingRow,
  describe: (reason: FailureReason) => string = describeByCode,
): string {
  const cells = header.flatMap((column, at) =>
    column === ERRORS_COLUMN ? [] : [unwrapCell(row.cells[at] ?? '')],
  );
  const reasons = row.errors.map(describe).join('; ');
  return csvRecord([...cells, reasons]);
}

function columnsKept(header: readonly string[]): string[] {
  return header.filter((column) => column !== ERRORS_COLUMN);
}

function describeByCode({ code, column, value }: FailureReason): string {
  const where = column === null ? '' : `${column}: `;
  return value ? `${where}${code} (${value})` : `${where}${code}`;
}
