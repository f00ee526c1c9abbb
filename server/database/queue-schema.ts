import { Logger, runMigrations } from 'graphile-worker';

/** Schema of graphile-worker's jobs, separate from our own tables. */
export const JOBS_SCHEMA = 'graphile_worker';

/** Discards the messages of the migrations. */
function silentLogger(): Logger {
  return new Logger(() => () => undefined);
}

/** Migrates the queue's schema to the version that this server uses. */
export function migrateJobs(url: string): Promise<void> {
  return runMigrations({ connectionString: url, schema: JOBS_SCHEMA, logger: silentLogger() });
}
