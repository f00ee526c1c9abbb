import { findHeaderRow, HEADER_SEARCH_ROWS } from '#domain/products/import/detection/header-row';
import { createTableRows, type TableRow } from '#domain/products/import/detection/table-rows';
import type {
  ImportDelimiter,
  ImportFormat,
  ImportOptions,
} from '#domain/products/import/import-format';
import { createRowIndexer, type RowIndex } from '#domain/products/import/interpreter/row-index';
import {
  countKnownColumns,
  recogniseFormat,
  uniqueHeader,
} from '#domain/products/import/recognise-format';
import type { ImportRecord } from './read-import-rows';

/** What the rows of a file say, before a user changes anything. */
export interface InspectedTable {
  readonly headerRow: number;
  readonly preamble: readonly string[];
  readonly totalsRow: number | null;
  /** Repeated headers and rows of totals. */
  readonly extraRows: number;
  readonly recognition: ReturnType<typeof recogniseFormat>;
  readonly index: RowIndex;
}

const SAMPLE_ROWS = 100;
const PREAMBLE_LINES = 10;
const PREAMBLE_CHARACTERS = 200;

/** Finds the header and reads the rows below it to the end of the file. */
export async function readTable(
  records: AsyncIterable<ImportRecord>,
  delimiter: ImportDelimiter,
): Promise<InspectedTable> {
  const inspection = createTableInspection(delimiter);
  let first: ImportRecord[] | null = [];
  for await (const record of records) {
    if (first === null) inspection.push(record);
    else if (first.push(record) === HEADER_SEARCH_ROWS * 2) {
      inspection.begin(first);
      first = null;
    }
  }
  if (first !== null) inspection.begin(first);
  return inspection.finish();
}

/** Receives the first records of a file together, then the others one by one. */
function createTableInspection(delimiter: ImportDelimiter) {
  let begun: ReturnType<typeof beginTable> | null = null;
  const samples: TableRow[] = [];
  let examination: FileInspection | null = null;
  let totalsRow: number | null = null;
  let extraRows = 0;
  const take = (rows: readonly TableRow[]) => {
    for (const row of rows) {
      if (row.extra !== null) extraRows += 1;
      if (row.extra === 'totals_row') totalsRow ??= row.number;
      if (row.extra !== null) continue;
      if (examination) examination.indexer.add(row.cells, row.number);
      else if (samples.push(row) === SAMPLE_ROWS)
        examination = beginInspection(begun?.header ?? [], samples);
    }
  };
  const push = (record: ImportRecord) => take(begun?.rows.push(record) ?? []);
  return {
    begin(first: readonly ImportRecord[]) {
      begun = beginTable(first, delimiter);
      begun.rest.forEach(push);
    },
    push,
    finish(): InspectedTable {
      take(begun?.rows.finish() ?? []);
      const { header = [], headerRow = 1, preamble = [] } = begun ?? {};
      const { recognition, indexer } = examination ?? beginInspection(header, samples);
      const found = { headerRow, preamble, totalsRow, extraRows };
      return { ...found, recognition, index: indexer.finish() };
    },
  };
}

function beginTable(first: readonly ImportRecord[], delimiter: ImportDelimiter) {
  const at = findHeaderRow(
    first.map(({ cells }) => cells),
    countKnownColumns,
  );
  const cells = first[at]?.cells ?? [];
  return {
    header: uniqueHeader(cells),
    headerRow: first[at]?.number ?? 1,
    preamble: first.slice(0, at).flatMap(lineOf).slice(0, PREAMBLE_LINES),
    rows: createTableRows(cells, delimiter),
    rest: first.slice(at + 1),
  };
}

function lineOf({ cells }: ImportRecord): string[] {
  const line = cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' · ');
  return line === '' ? [] : [line.slice(0, PREAMBLE_CHARACTERS)];
}

type FileInspection = ReturnType<typeof beginInspection>;

function beginInspection(header: readonly string[], samples: readonly TableRow[]) {
  const recognition = recogniseFormat(
    header,
    samples.map(({ cells }) => cells),
  );
  const options = presetOptions(recognition.format, recognition.decimalComma, []);
  const indexer = createRowIndexer(recognition.mapping, options);
  for (const { cells, number } of samples) indexer.add(cells, number);
  return { recognition, indexer };
}

/** Our own files are in dirhams. Of other files a single currency is preset, its rate is not. */
export function presetOptions(
  format: ImportFormat,
  decimalComma: boolean,
  currencies: readonly string[],
): ImportOptions {
  const [only = null] = currencies.length === 1 ? currencies : [];
  const currency = format === 'own' ? 'MAD' : only;
  return {
    textLanguage: null,
    currency,
    exchangeRate: currency === 'MAD' ? 1 : null,
    decimalComma,
  };
}
