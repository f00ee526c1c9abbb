import { createTextDecoding } from '#domain/products/import/detection/decode-text';
import { detectDelimiter } from '#domain/products/import/detection/delimiter';
import type { FileFindings } from '#domain/products/import/detection/file-findings';
import type {
  ImportEncoding,
  ImportFormat,
  ImportOptions,
} from '#domain/products/import/import-format';
import { settledOptions } from '#domain/products/import/import-questions';
import type { ColumnMapping } from '#domain/products/import/import-target';
import { countKnownColumns, unnamedColumn } from '#domain/products/import/recognise-format';
import { ImportFileError } from './import-file-error';
import { type EncodingCandidate, inspectEncoding } from './inspect-encoding';
import { type InspectedTable, presetOptions, readTable } from './inspect-table';
import { type ImportFileShape, readImportRows } from './read-import-rows';

/** The result of an upload's inspection, before a user changes anything. */
export interface InspectedFile extends ImportFileShape {
  readonly format: ImportFormat;
  readonly encodings: readonly EncodingCandidate[];
  /** Lines above the header that are not blank. */
  readonly preamble: readonly string[];
  /** Number of the header's row as a spreadsheet shows it. */
  readonly headerRow: number;
  /** Number of the first row of totals at the end; null without one. */
  readonly totalsRow: number | null;
  readonly mapping: readonly (ColumnMapping & { readonly sample: string | null })[];
  readonly options: ImportOptions;
  readonly currencies: readonly string[];
  readonly findings: FileFindings;
  readonly rowCount: number;
}

/**
 * Inspects a file: reads it once to judge its encoding, and once to find its header, count its rows,
 * judge its numbers and dates, and check that it is readable.
 * @param open opens the file at its beginning; called twice
 * @param now decides which sales are running
 * @param chosen the encoding that a user chose instead of the most plausible one
 * @throws ImportFileError when it can't be imported as a whole
 */
export async function inspectImportFile(
  open: () => AsyncIterable<Uint8Array>,
  now: Date,
  chosen: ImportEncoding | null = null,
): Promise<InspectedFile> {
  const { encoding, candidates, head } = await inspectEncoding(open(), chosen);
  const shape = { encoding, delimiter: delimiterOf(head, encoding) };
  const table = await readTable(readImportRows(open(), shape), shape.delimiter, now);
  if (table.index.rowCount === 0) throw new ImportFileError('no_rows');
  const { index, recognition, headerRow, totalsRow, preamble } = table;
  return {
    ...shape,
    encodings: candidates,
    preamble,
    headerRow,
    totalsRow,
    format: recognition.format,
    mapping: mappingWithSamples(table),
    options: settledOptions(presetOptions(recognition, index.currencies), index.findings),
    currencies: index.currencies,
    findings: index.findings,
    rowCount: index.rowCount + table.extraRows,
  };
}

function delimiterOf(head: Uint8Array, encoding: ImportEncoding) {
  const text = createTextDecoding(encoding).decode(head);
  if (text.trim() === '') throw new ImportFileError('empty_file');
  return detectDelimiter(text, countKnownColumns);
}

/** Without the columns at the end that have neither a name nor a value. */
function mappingWithSamples({ recognition, index }: InspectedTable) {
  const mapping = recognition.mapping.map((entry, at) => ({
    ...entry,
    sample: index.firstValues[at] ?? null,
  }));
  const last = mapping.findLastIndex(
    ({ column, sample }, at) => sample !== null || column !== unnamedColumn(at),
  );
  return mapping.slice(0, Math.max(1, last + 1));
}
