import { type Column, type SQL, type Subquery, sql } from 'drizzle-orm';

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
  readonly [Name in keyof Chosen]: Date extends ValueOf<Chosen[Name]>
    ? string | Exclude<ValueOf<Chosen[Name]>, Date>
    : ValueOf<Chosen[Name]>;
};

/** The columns of a subquery under their names in TypeScript, for {@link jsonRows}. */
export function namedColumns(columns: Columns): Record<string, SQL.Aliased> {
  const named = Object.entries(columns).map(([name, column]) => [name, sql`${column}`.as(name)]);
  return Object.fromEntries(named);
}

/**
 * All rows of a subquery, in its order, as one value: to read one text takes a fraction of the
 * time that each column of each row takes.
 */
export function jsonRows<Chosen extends Columns>(rows: Subquery): SQL<JsonRow<Chosen>[]> {
  const { alias } = rows._;
  return sql`coalesce(json_agg(${sql.identifier(alias)}), '[]')`;
}
