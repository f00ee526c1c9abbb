import { runMigrations } from 'graphile-worker';
import { silentLogger } from './worker-log';

/** Schema of graphile-worker's jobs, separate from our own tables. */
export const JOBS_SCHEMA = 'graphile_worker';

/** Migrates the queue's schema to the version that this server uses. */
export function migrateJobs(url: string): Promise<void> {
  return runMigrations({ connectionString: url, schema: JOBS_SCHEMA, logger: silentLogger() });
}
