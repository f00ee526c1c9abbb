import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { runtimeFiles } from '../runtime-files';

/** The time of the newest migration of this release (ms), as the journal of a database has it. */
export function newestMigration(): number {
  const migrations = readMigrationFiles({ migrationsFolder: runtimeFiles.migrations });
  return migrations.at(-1)?.folderMillis ?? 0;
}

/** The newest migration that a database has; 0 for one without tables. */
export async function schemaVersionOf(client: pg.ClientBase): Promise<number> {
  const { rows: tables } = await client.query<{ journal: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as journal",
  );
  if (!tables[0]?.journal) return 0;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest ?? 0);
}
