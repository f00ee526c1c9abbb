import { sql } from 'drizzle-orm';
import type { Reader } from '../context';

/** Number of jobs by state. */
export type JobCounts = Readonly<Record<'due' | 'scheduled' | 'running' | 'failed', number>>;

/**
 * Counts the jobs that are due, scheduled for later, running, or failed after their last attempt.
 */
export async function countJobs(reader: Reader): Promise<JobCounts> {
  const { rows } = await reader.execute<{ [State in keyof JobCounts]: number }>(sql`
    select count(*) filter (where locked_at is not null)::int as running,
           count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed,
           count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now())::int as due,
           count(*) filter (where locked_at is null and attempts < max_attempts and run_at > now())::int as scheduled
      from graphile_worker.jobs`);
  return rows[0] ?? { due: 0, scheduled: 0, running: 0, failed: 0 };
}
