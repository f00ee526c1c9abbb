import { sql } from 'drizzle-orm';
import type { DatabaseAccess } from '../../../server/context';

/** A hash of every row of every table, by table: equal snapshots are equal databases. */
export const snapshotOf = async ({ db }: DatabaseAccess): Promise<Record<string, string>> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const hashes = await Promise.all(
    rows.map(async ({ name }) => {
      const result = await db.execute<{ hash: string }>(
        sql`select coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash from ${sql.identifier(name)} t`,
      );
      return [name, result.rows[0]?.hash ?? ''] as const;
    }),
  );
  return Object.fromEntries(hashes);
};
