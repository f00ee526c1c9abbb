import { createRequire } from 'node:module';
import type pg from 'pg';
import { JOBS_SCHEMA } from './queue-name';

/** Under this name the table of applied functions records the version that made the queue's schema. */
const RECORD = 'graphile-worker';

function installedVersion(): string {
  // The manifest of a direct dependency: it has a version.
  const manifest = createRequire(import.meta.url)('graphile-worker/package.json') as {
    readonly version: string;
  };
  return manifest.version;
}

async function isCurrent(client: pg.Client, version: string): Promise<boolean> {
  const { rows } = await client.query<{ present: boolean }>(
    `select exists (select from drizzle.applied_functions where file = $1 and hash = $2)
        and to_regclass($3) is not null as present`,
    [RECORD, version, `${JOBS_SCHEMA}.migrations`],
  );
  return rows[0]?.present ?? false;
}

/**
 * Migrates the queue's schema to the version that this server uses. The package, which is slow to
 * load, is loaded only when there is something to do.
 * @param client holds the lock of the migrations, and has applied our own
 */
export async function migrateJobs(client: pg.Client, url: string): Promise<void> {
  const version = installedVersion();
  if (await isCurrent(client, version)) return;
  const { Logger, runMigrations } = await import('graphile-worker');
  const logger = new Logger(() => () => undefined);
  await runMigrations({ connectionString: url, schema: JOBS_SCHEMA, logger });
  await client.query(
    `insert into drizzle.applied_functions values ($1, $2)
       on conflict (file) do update set hash = excluded.hash`,
    [RECORD, version],
  );
}
