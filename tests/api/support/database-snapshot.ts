import { sql } from 'drizzle-orm';
import type { DatabaseAccess } from '../../../server/context';

interface SnapshotOptions {
  /** Includes only the rows of this store, of tables with a store column. */
  readonly ownedBy?: string;
  /**
   * Whether the values of the rows are compared, or only their versions (`xmin`, `ctid`). An update
   * that writes the same values again makes another version. Versions are compared seven times as
   * fast.
   */
  readonly by?: 'values' | 'versions';
}

/** For each table its number of rows and the sum of their hashes: equal snapshots mean equal databases. */
export async function snapshotOf(
  { db }: DatabaseAccess,
  { ownedBy, by = 'values' }: SnapshotOptions = {},
): Promise<Record<string, string>> {
  const tables = ownedBy
    ? sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'store_id' order by 1`
    : sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  const which = ownedBy ? sql`where t.store_id = ${ownedBy}` : sql``;
  const row = by === 'values' ? sql`to_jsonb(t)::text` : sql`t.xmin::text || t.ctid::text`;
  const { rows } = await db.execute<{ name: string }>(tables);
  // One statement for all tables: one for each would take most of the time.
  const contents = rows.map(
    ({ name }) =>
      sql`select ${name}::text as name,
          count(*) || ' ' || coalesce(sum(hashtextextended(${row}, 0)), 0) as content
        from ${sql.identifier(name)} t ${which}`,
  );
  const found = await db.execute<{ name: string; content: string }>(
    sql.join(contents, sql` union all `),
  );
  return Object.fromEntries(found.rows.map(({ name, content }) => [name, content]));
}
