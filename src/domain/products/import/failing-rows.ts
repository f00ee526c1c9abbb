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
 * The start of the file of failing rows, in RFC 4180 format and without formulas: the byte order
 * mark, and the header record with a last column for the reasons.
 */
export function failingRowsHeader(header: readonly string[]): string {
  return CSV_BOM + csvRecord([...columnsKept(header), ERRORS_COLUMN]);
}

/**
 * One failing row. A reason column from an earlier import is replaced. `describe` formats a reason.
 */
export function failingRowRecord(
  header: readonly string[],
  row: FailingRow,
  describe: (reason: FailureReason) => string,
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
