import { type Column, type SQL, sql } from 'drizzle-orm';

type Columns = Readonly<Record<string, Column | SQL>>;

type ValueOf<Chosen> = Chosen extends Column
  ? Chosen['_']['notNull'] extends true
    ? Chosen['_']['data']
    : Chosen['_']['data'] | null
  : Chosen extends SQL<infer Value>
    ? Value
    : never;

/** A row with the types of its columns and expressions. */
export type NamedRow<Chosen extends Columns> = { [Name in keyof Chosen]: ValueOf<Chosen[Name]> };

/** The same in JSON: times are texts in ISO 8601. */
export type JsonRow<Chosen extends Columns> = {
  [Name in keyof Chosen]: Date extends ValueOf<Chosen[Name]>
    ? string | Exclude<ValueOf<Chosen[Name]>, Date>
    : ValueOf<Chosen[Name]>;
};

/** Rows as JSON: one array for each, with its values in the order of the columns. */
export type JsonValues = readonly (readonly unknown[])[];

/**
 * All rows of a query as one value: to read one text takes a fraction of the time that each column
 * of each row takes. Arrays instead of objects, because PostgreSQL then writes no names.
 */
export function jsonValues(columns: Columns): SQL<JsonValues> {
  const values = Object.values(columns).map((column) => sql`${column}`);
  return sql`coalesce(json_agg(json_build_array(${sql.join(values, sql`, `)})), '[]')`;
}

/** The rows of {@link jsonValues}, under the names of the columns. */
export function namedRows<Chosen extends Columns>(
  columns: Chosen,
  rows: JsonValues,
): JsonRow<Chosen>[] {
  const names = Object.keys(columns);
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    names.forEach((name, at) => {
      row[name] = values[at];
    });
    // The values were selected by these columns.
    return row as JsonRow<Chosen>;
  });
}
