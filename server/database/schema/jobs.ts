import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Processes that run jobs, with their last heartbeat. The jobs are stored in `graphile_worker`. */
export const jobWorkers = pgTable(
  'job_workers',
  {
    /** graphile-worker locks jobs for a process under this id. */
    id: text('id').primaryKey(),
    heartbeatAt: moment('heartbeat_at').notNull(),
  },
  (table) => [index('job_workers_heartbeat').on(table.heartbeatAt)],
);
