import { sql } from 'drizzle-orm';
import type { DatabaseAccess, Db } from '../context';
import { jobWorkers } from '../database/schema/jobs';

/** A runner that works, and the jobs that it knows. */
interface LivingWorker {
  readonly id: string;
  /** The jobs that it has taken, and whose end the database may not know yet. */
  jobIds(): readonly string[];
}

/**
 * Records a worker's heartbeat, and releases the jobs of workers whose heartbeat stopped.
 * graphile-worker by itself leaves a killed worker's job locked for four hours. Times are those of
 * the database, so that processes with different clocks agree.
 * @param db the connections of the runner itself: if they fail, it must send no heartbeat
 * @param silenceMs how long a worker may send no heartbeat until others take over its jobs
 */
export async function recordHeartbeatAndRecoverJobs(
  db: Db,
  worker: LivingWorker,
  silenceMs: number,
): Promise<void> {
  const silence = sql`make_interval(secs => ${silenceMs / 1000}::double precision)`;
  const { rows } = await db.execute<{ at: string }>(sql`
    insert into ${jobWorkers} (id, heartbeat_at) values (${worker.id}, now())
    on conflict (id) do update set heartbeat_at = excluded.heartbeat_at
    returning heartbeat_at::text as at`);
  const heartbeatAt = rows[0]?.at ?? null;
  // Read after that time: jobs that are taken while the next statements wait are younger than it.
  const jobIds = worker.jobIds();
  // Skips rows that another worker is deleting, so that two concurrent checks do not wait.
  await db.execute(sql`
    delete from ${jobWorkers} where id in (
      select id from ${jobWorkers} where heartbeat_at < now() - ${silence} for update skip locked)`);
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct jobs.locked_by))
      from graphile_worker.jobs
     where jobs.locked_at < now() - ${silence}
       and not exists (select from ${jobWorkers} where job_workers.id = jobs.locked_by)
    having count(*) > 0`);
  // If the answer to a look for jobs is lost, the worker does not know the job that it has locked.
  await db.execute(sql`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
     where locked_by = ${worker.id} and locked_at < ${heartbeatAt}::timestamptz - ${silence}
       and id <> all(${sql.param(jobIds)}::bigint[])`);
  // If a released job has run twice, the second end finds no job, and leaves its queue locked.
  await db.execute(sql`
    update graphile_worker._private_job_queues as queues set locked_at = null, locked_by = null
     where queues.locked_at < now() - ${silence}
       and not exists (
         select from graphile_worker._private_jobs as jobs
          where jobs.job_queue_id = queues.id and jobs.locked_at is not null)`);
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
