import { sql } from 'drizzle-orm';
import type { DatabaseAccess } from '../context';
import { jobWorkers } from '../database/schema/jobs';

/**
 * Records a worker's heartbeat, and releases the jobs of workers whose heartbeat stopped.
 * graphile-worker by itself leaves a killed worker's job locked for four hours. Times are those of
 * the database, so that processes with different clocks agree.
 * @param silenceMs how long a worker may send no heartbeat until others take over its jobs
 */
export async function recordHeartbeatAndRecoverJobs(
  { transaction }: DatabaseAccess,
  workerId: string,
  silenceMs: number,
): Promise<void> {
  const silence = sql`make_interval(secs => ${silenceMs / 1000}::double precision)`;
  await transaction(async (tx) => {
    await tx.execute(sql`
      insert into ${jobWorkers} (id, heartbeat_at) values (${workerId}, now())
      on conflict (id) do update set heartbeat_at = excluded.heartbeat_at`);
    // Skips rows that another worker is deleting, so that two concurrent checks do not wait.
    await tx.execute(sql`
      delete from ${jobWorkers} where id in (
        select id from ${jobWorkers} where heartbeat_at < now() - ${silence} for update skip locked)`);
    await tx.execute(sql`
      select graphile_worker.force_unlock_workers(array_agg(distinct jobs.locked_by))
        from graphile_worker.jobs
       where jobs.locked_at < now() - ${silence}
         and not exists (select from ${jobWorkers} where job_workers.id = jobs.locked_by)
      having count(*) > 0`);
  });
}

/** Unregisters a stopped worker: jobs that it could not complete are released at once. */
export async function unregisterWorker(
  { transaction }: DatabaseAccess,
  workerId: string,
): Promise<void> {
  await transaction(async (tx) => {
    await tx.execute(sql`delete from ${jobWorkers} where id = ${workerId}`);
    await tx.execute(sql`select graphile_worker.force_unlock_workers(array[${workerId}]::text[])`);
  });
}
