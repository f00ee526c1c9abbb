import { sql } from 'drizzle-orm';

/** PostgreSQL takes 65,535 parameters in a statement. */
const ROWS_AT_ONCE = 1000;

/** The rows in portions that one statement takes. */
export function* portions<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE);
}

/**
 * For an upsert of whole rows: sets every column but those left out to the value that the row would
 * have been inserted with.
 */
export const proposed = (
  columns: Readonly<Record<string, { readonly name: string }>>,
  leftOut: readonly string[],
) =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([key]) => !leftOut.includes(key))
      .map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)]),
  );
