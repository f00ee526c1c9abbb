import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

type Columns = Readonly<Record<string, Column>>;

/** A row with the columns' own types. */
export type RowOf<Chosen extends Columns> = {
  [Name in keyof Chosen]: Chosen[Name]['_']['notNull'] extends true
    ? Chosen[Name]['_']['data']
    : Chosen[Name]['_']['data'] | null;
};

/** Decodes rows that arrive as JSON (arrays of the columns' values) like the driver's own rows. */
function decoder<Chosen extends Columns>(columns: Chosen) {
  return (rows: unknown): RowOf<Chosen>[] => {
    const entries = Object.entries(columns);
    // The statement below builds each row from exactly these columns, in this order.
    return (rows as unknown[][]).map(
      (values) =>
        Object.fromEntries(
          entries.map(([name, column], at) => [
            name,
            values[at] === null ? null : column.mapFromDriverValue(values[at]),
          ]),
        ) as RowOf<Chosen>,
    );
  };
}

/**
 * The child rows of a record, as one column of the statement that reads it: a record with all its
 * parts costs one query instead of one for each part.
 * @param columns the columns to select from each row
 * @param rows the rest of the select: from, where, and a complete ordering
 */
export function childRows<Chosen extends Columns>(
  columns: Chosen,
  { from, orderBy }: { readonly from: SQL; readonly orderBy: SQL },
): SQL<RowOf<Chosen>[]> {
  const values = sql.join(Object.values(columns), sql`, `);
  return sql<
    RowOf<Chosen>[]
  >`(select coalesce(json_agg(json_build_array(${values}) order by ${orderBy}), '[]') from ${from})`.mapWith(
    decoder(columns),
  );
}

/** All columns of a table, for {@link childRows}. */
export function allColumns<Table extends PgTable>(table: Table): Table['_']['columns'] {
  return getTableColumns(table);
}
