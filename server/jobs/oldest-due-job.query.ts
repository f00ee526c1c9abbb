import { sql } from 'drizzle-orm';
import type { Reader } from '../context';

/** A due job that waits longer than this is reported (ms). */
export const LONG_WAIT_MS = 90_000;

/**
 * How long the oldest due job has been waiting for a worker (ms); 0 if none waits. A job is due
 * from its run time, or from the time of its next attempt.
 */
export async function findOldestDueMs(reader: Reader): Promise<number> {
  const { rows } = await reader.execute<{ ms: number }>(sql`
    select coalesce(extract(epoch from now() - min(run_at)) * 1000, 0)::float8 as ms
      from graphile_worker.jobs
     where locked_at is null and attempts < max_attempts and run_at <= now()`);
  return rows[0]?.ms ?? 0;
}

/**
 * The same for the jobs that a worker with these tasks could take now: not those of a queue whose
 * turn another job has.
 */
export async function findOldestTakeableMs(
  reader: Reader,
  tasks: readonly string[],
): Promise<number> {
  const { rows } = await reader.execute<{ ms: number }>(sql`
    select coalesce(extract(epoch from now() - min(run_at)) * 1000, 0)::float8 as ms
      from graphile_worker.jobs
     where locked_at is null and attempts < max_attempts and run_at <= now()
       and task_identifier = any(${sql.param(tasks)}::text[])
       and (queue_name is null or queue_name not in (
         select queue_name from graphile_worker.jobs
          where queue_name is not null and locked_at is not null))`);
  return rows[0]?.ms ?? 0;
}
