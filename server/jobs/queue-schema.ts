import { runMigrations } from 'graphile-worker';
import { silentLogger } from './worker-log';

/** Where graphile-worker keeps its jobs, apart from our own tables. */
export const JOBS_SCHEMA = 'graphile_worker';

/** Brings the queue's schema to the version this server works with. */
export const migrateJobs = (url: string): Promise<void> =>
  runMigrations({ connectionString: url, schema: JOBS_SCHEMA, logger: silentLogger() });
