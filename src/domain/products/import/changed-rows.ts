import { CSV_BOM, csvRecord, formatCsvAmount } from '../../format/csv';
import { type ChangedValue, MONEY_FIELDS } from './row-change';
import type { RowOutcomeKind } from './row-weight';

/** A row as stored with the check; see `FieldChange` and `Standout`. */
export interface ChangedRow {
  readonly number: number;
  readonly code: string | null;
  readonly name: string | null;
  readonly outcome: RowOutcomeKind;
  readonly changes: readonly {
    readonly field: string;
    readonly from: ChangedValue;
    readonly to: ChangedValue;
  }[];
  readonly standouts: readonly string[];
}

const COLUMNS = ['row', 'code', 'name', 'outcome', 'field', 'before', 'after', 'standouts'];

/** The byte order mark and the header record of the file of changes. */
export function changedRowsHeader(): string {
  return CSV_BOM + csvRecord(COLUMNS);
}

/**
 * One record for each changed field of a row, in RFC 4180 format and without formulas; one without
 * a field when no field of the row shows the change. Amounts are dirhams with a point.
 */
export function changedRowRecords({
  number,
  code,
  name,
  outcome,
  changes,
  standouts,
}: ChangedRow): string {
  const begin = [String(number), code ?? '', name ?? '', outcome];
  const end = standouts.join('; ');
  if (changes.length === 0) return csvRecord([...begin, '', '', '', end]);
  return changes
    .map(({ field, from, to }) =>
      csvRecord([...begin, field, cellOf(field, from), cellOf(field, to), end]),
    )
    .join('');
}

function cellOf(field: string, value: ChangedValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  return MONEY_FIELDS.has(field) ? formatCsvAmount(value) : String(value);
}
