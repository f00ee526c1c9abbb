import { sql } from 'drizzle-orm';
import type { DatabaseAccess } from '../../../server/context';

/**
 * A hash of every row of every table, by table: equal snapshots mean equal databases. With
 * `ownedBy`, only the tables with a store column are included.
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
  const hashes = await Promise.all(
    rows.map(async ({ name }) => {
      const result = await db.execute<{ hash: string }>(
        sql`select coalesce(md5(string_agg(md5(to_jsonb(t)::text), '' order by md5(to_jsonb(t)::text))), '') as hash
          from ${sql.identifier(name)} t ${which}`,
      );
      return [name, result.rows[0]?.hash ?? ''] as const;
    }),
  );
  return Object.fromEntries(hashes);
}
