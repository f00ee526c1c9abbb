import { findHeaderRow, HEADER_SEARCH_ROWS } from '#domain/products/import/detection/header-row';
import { createTableRows, type TableRow } from '#domain/products/import/detection/table-rows';
import type { ImportDelimiter, ImportOptions } from '#domain/products/import/import-format';
import { createRowIndexer, type RowIndex } from '#domain/products/import/interpreter/row-index';
import {
  countKnownColumns,
  type Recognition,
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
  readonly recognition: Recognition;
  readonly index: RowIndex;
}

const PREAMBLE_LINES = 10;
const PREAMBLE_CHARACTERS = 200;

/**
 * Finds the header and reads the rows below it to the end of the file. `now` decides which sales are
 * running.
 */
export async function readTable(
  records: AsyncIterable<ImportRecord>,
  delimiter: ImportDelimiter,
  now: Date,
): Promise<InspectedTable> {
  const first: ImportRecord[] = [];
  let inspection: TableInspection | null = null;
  for await (const record of records) {
    if (inspection) inspection.push(record);
    else if (first.push(record) === HEADER_SEARCH_ROWS * 2)
      inspection = beginInspection(first, delimiter, now);
  }
  return (inspection ?? beginInspection(first, delimiter, now)).finish();
}

type TableInspection = ReturnType<typeof beginInspection>;

/** Receives the first records of a file together, then the others one by one. */
function beginInspection(first: readonly ImportRecord[], delimiter: ImportDelimiter, now: Date) {
  const at = findHeaderRow(
    first.map(({ cells }) => cells),
    countKnownColumns,
  );
  const header = first[at]?.cells ?? [];
  const rows = createTableRows(header, delimiter);
  const recognition = recogniseFormat(uniqueHeader(header));
  const options = presetOptions(recognition, []);
  const indexer = createRowIndexer(recognition.mapping, options, now);
  let totalsRow: number | null = null;
  let extraRows = 0;
  const take = ({ cells, number, extra }: TableRow) => {
    if (extra === null) indexer.add(cells, number);
    else extraRows += 1;
    if (extra === 'totals_row') totalsRow ??= number;
  };
  const push = (record: ImportRecord) => rows.push(record).forEach(take);
  first.slice(at + 1).forEach(push);
  return {
    push,
    finish(): InspectedTable {
      rows.finish().forEach(take);
      return {
        headerRow: first[at]?.number ?? 1,
        preamble: first.slice(0, at).flatMap(lineOf).slice(0, PREAMBLE_LINES),
        totalsRow,
        extraRows,
        recognition,
        index: indexer.finish(),
      };
    },
  };
}

function lineOf({ cells }: ImportRecord): string[] {
  const line = cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' · ');
  return line === '' ? [] : [line.slice(0, PREAMBLE_CHARACTERS)];
}

/**
 * Our own files are in dirhams, unless a column names other currencies. Of other files a single
 * currency is preset, its rate is not.
 */
export function presetOptions(
  { format, mapping }: Pick<Recognition, 'format' | 'mapping'>,
  currencies: readonly string[],
): ImportOptions {
  const [only = null] = currencies.length === 1 ? currencies : [];
  const isNamed = currencies.length > 0 && mapping.some(({ target }) => target === 'currency');
  const currency = format === 'own' && !isNamed ? 'MAD' : only;
  return {
    textLanguage: null,
    currency,
    exchangeRate: currency === 'MAD' ? 1 : null,
    decimalMark: null,
    dateOrder: null,
    vatRate: null,
    saleEnd: null,
  };
}
