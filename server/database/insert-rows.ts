import { getTableColumns, getTableName, is, SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../context';

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
  if (rows.length === 0) return;
  const values = rows as readonly Readonly<Record<string, unknown>>[];
  const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
    values.some((row) => row[key] !== undefined),
  );
  // Loops instead of `Object.fromEntries`: there are hundreds of thousands of values.
  const written = values.map((row) => {
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
  await tx.execute(sql`
    insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(written)}::json)`);
}
