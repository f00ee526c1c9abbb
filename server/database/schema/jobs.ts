import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Who works jobs off, and when he was last heard of. The jobs themselves stand in `graphile_worker`. */
export const jobWorkers = pgTable(
  'job_workers',
  {
    /** Under this id graphile-worker locks jobs for a process. */
    id: text('id').primaryKey(),
    heartbeatAt: moment('heartbeat_at').notNull(),
  },
  (table) => [index('job_workers_heartbeat').on(table.heartbeatAt)],
);
