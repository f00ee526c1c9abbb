import { sql } from 'drizzle-orm';
import type { DatabaseAccess } from '../../../server/context';

/**
 * For each table its number of rows and the sum of their hashes: equal snapshots mean equal databases.
 * With `ownedBy`, only the tables with a store column are included.
 */
export async function snapshotOf(
  { db }: DatabaseAccess,
  { ownedBy }: { ownedBy?: string } = {},
): Promise<Record<string, string>> {
  const tables = ownedBy
    ? sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'store_id' order by 1`
    : sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  const which = ownedBy ? sql`where t.store_id = ${ownedBy}` : sql``;
  const { rows } = await db.execute<{ name: string }>(tables);
  // One statement for all tables: one for each would take most of the time.
  const contents = rows.map(
    ({ name }) =>
      sql`select ${name}::text as name,
          count(*) || ' ' || coalesce(sum(hashtextextended(to_jsonb(t)::text, 0)), 0) as content
        from ${sql.identifier(name)} t ${which}`,
  );
  const found = await db.execute<{ name: string; content: string }>(
    sql.join(contents, sql` union all `),
  );
  return Object.fromEntries(found.rows.map(({ name, content }) => [name, content]));
}
