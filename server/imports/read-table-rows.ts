import {
  createTableRows,
  type ExtraRowKind,
  type TableRow,
  type TableRows,
} from '#domain/products/import/detection/table-rows';
import type { DraftGroup } from '#domain/products/import/product-draft';
import { type ImportFileShape, readImportRows } from './read-import-rows';

interface TableShape extends ImportFileShape {
  /** Number of the header's row as a spreadsheet shows it. */
  readonly headerRow: number;
}

/**
 * Reads the rows below a file's header.
 * @throws ImportFileError when the file is no CSV or beyond a limit
 */
export async function* readTableRows(
  bytes: AsyncIterable<Uint8Array>,
  shape: TableShape,
): AsyncGenerator<TableRow> {
  let rows: TableRows | null = null;
  for await (const record of readImportRows(bytes, shape)) {
    if (rows) yield* rows.push(record);
    else if (record.number === shape.headerRow)
      rows = createTableRows(record.cells, shape.delimiter);
  }
  if (rows) yield* rows.finish();
}

/** A row that is no product, as an import reports it. */
export function extraRowGroup({ number, cells }: TableRow, code: ExtraRowKind): DraftGroup {
  const errors = [{ code, column: null, value: null }];
  return { draft: null, outcomes: [{ number, status: 'skipped', code: null, errors, cells }] };
}
