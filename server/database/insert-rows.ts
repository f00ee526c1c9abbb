import { setImmediate } from 'node:timers/promises';
import { getTableColumns, getTableName, is, SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../context';

/** The statement of {@link insertRows}. */
function insertion(table: PgTable, rows: readonly Readonly<Record<string, unknown>>[]): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
    rows.some((row) => row[key] !== undefined),
  );
  // Loops instead of `Object.fromEntries`: there are hundreds of thousands of values.
  const written = rows.map((row) => {
    const line: Record<string, unknown> = {};
    for (const [key, { name, default: fallback }] of columns) {
      const value = row[key];
      if (value === undefined && is(fallback, SQL)) {
        throw new Error(`A row of ${getTableName(table)} leaves out ${name}, others do not.`);
      }
      line[name] = value === undefined ? (fallback ?? null) : value;
    }
    return line;
  });
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  return sql`
    insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(written)}::json)`;
}

/**
 * Inserts many rows as one parameter: PostgreSQL reads thousands of rows from JSON in a fraction of
 * the time that a parameter for each value takes. A value that a row leaves out is its column's
 * default.
 * @throws Error when a row leaves out a column that others have and whose default is an expression
 */
export async function insertRows<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length > 0) await tx.execute(insertion(table, rows));
}

/** Rows of one of several tables. */
export interface TableRows {
  readonly table: PgTable;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Rows as {@link insertTables} takes them. */
export function rowsOf<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): TableRows {
  return { table, rows: rows as TableRows['rows'] };
}

/**
 * The same for several tables in their order. While PostgreSQL writes the rows of one, those of the
 * next become JSON.
 */
export async function insertTables(tx: Tx, tables: readonly TableRows[]): Promise<void> {
  let sent: Promise<unknown> = Promise.resolve();
  for (const { table, rows } of tables.filter((one) => one.rows.length > 0)) {
    const statement = insertion(table, rows);
    await sent;
    sent = tx.execute(statement).then(() => undefined);
    // Its failure is reported when it is waited for.
    sent.catch(() => undefined);
    await setImmediate();
  }
  await sent;
}
