import { sql } from 'drizzle-orm';
import type { DatabaseAccess } from '../../../server/context';

/** An existing record; `revision` is undefined if its kind has none. */
export interface KnownRecord {
  readonly id: string;
  readonly revision: number | undefined;
}

/** Known records per table: enough to hit the same record again, and others. */
const EACH = 6;

interface TableRow extends Record<string, unknown> {
  readonly name: string;
  readonly revised: boolean;
  readonly owned: boolean;
}

/** Tables whose rows have an id with a prefix for their kind. */
async function tablesOf({ db }: DatabaseAccess): Promise<TableRow[]> {
  const { rows } = await db.execute<TableRow>(sql`
    select table_name as name,
      bool_or(column_name = 'revision') as revised,
      bool_or(column_name = 'store_id') as owned
    from information_schema.columns
    where table_schema = 'public'
    group by table_name
    having bool_or(column_name = 'id' and data_type = 'text')`);
  return rows;
}

/**
 * A few records of every table, those of the store first, or only those: ids of each kind, so that
 * requests pass validation.
 */
export async function knownRecords(
  database: DatabaseAccess,
  storeId: string,
  { onlyOwned = false } = {},
): Promise<KnownRecord[]> {
  const tables = (await tablesOf(database)).filter(({ owned }) => owned || !onlyOwned);
  const parts = tables.map(({ name, revised, owned }) => {
    const which = onlyOwned ? sql`where store_id = ${storeId}` : sql``;
    const order = owned ? sql`store_id = ${storeId} desc, random()` : sql`random()`;
    return sql`(select id, ${revised ? sql`revision` : sql`null::integer as revision`}
      from ${sql.identifier(name)} ${which} order by ${order} limit ${EACH})`;
  });
  const { rows } = await database.db.execute<{ id: string; revision: number | null }>(
    sql.join(parts, sql` union all `),
  );
  return rows.map(({ id, revision }) => ({ id, revision: revision ?? undefined }));
}
