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

/** The words of the file, in the language of its reader. */
export interface ChangeWords {
  /** The headings of the eight columns. */
  readonly columns: readonly string[];
  readonly outcome: (outcome: RowOutcomeKind) => string;
  readonly field: (field: string) => string;
  /** The word for a text that is a code; other texts stay as they are. */
  readonly value: (field: string, value: string) => string;
  readonly standout: (standout: string) => string;
}

/** The byte order mark and the header record of the file of changes. */
export function changedRowsHeader({ columns }: ChangeWords): string {
  return CSV_BOM + csvRecord(columns);
}

/**
 * One record for each changed field of a row, in RFC 4180 format and without formulas; one without
 * a field when no field of the row shows the change. Amounts are dirhams with a point.
 */
export function changedRowRecords(row: ChangedRow, words: ChangeWords): string {
  const { number, code, name, outcome, changes, standouts } = row;
  const begin = [String(number), code ?? '', name ?? '', words.outcome(outcome)];
  const end = standouts.map(words.standout).join('; ');
  if (changes.length === 0) return csvRecord([...begin, '', '', '', end]);
  const cell = (field: string, value: ChangedValue) =>
    typeof value === 'string' ? words.value(field, value) : cellOf(field, value);
  return changes
    .map(({ field, from, to }) =>
      csvRecord([...begin, words.field(field), cell(field, from), cell(field, to), end]),
    )
    .join('');
}

function cellOf(field: string, value: number | null): string {
  if (value === null) return '';
  return MONEY_FIELDS.has(field) ? formatCsvAmount(value) : String(value);
}
