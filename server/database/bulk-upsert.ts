import { sql } from 'drizzle-orm';

/** PostgreSQL takes 65,535 parameters in a statement. */
const BATCH_ROWS = 1000;

/** The rows in batches that fit into one statement. */
export function* inBatches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += BATCH_ROWS) yield rows.slice(at, at + BATCH_ROWS);
}

/**
 * For an upsert of whole rows: sets every column except those left out to the value that the row
 * would have been inserted with.
 */
export function excludedColumns(
  columns: Readonly<Record<string, { readonly name: string }>>,
  leftOut: readonly string[],
) {
  return Object.fromEntries(
    Object.entries(columns)
      .filter(([key]) => !leftOut.includes(key))
      .map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)]),
  );
}
