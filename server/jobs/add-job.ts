import { sql } from 'drizzle-orm';
import type { Tx } from '../context';
import type { JobName, JobPayloads } from './job-payloads';

/** Options of a job; all are optional. */
export interface JobOptions {
  /** Not before this instant (UTC); immediately by default. */
  readonly runAt?: Date;
  /** Jobs of one queue run one after the other, across all processes. */
  readonly queue?: string;
  /** A waiting job with the same key is replaced: many changes, one job. */
  readonly key?: string;
  /** Attempts before the job fails for good. Default: 25, over about three days. */
  readonly maxAttempts?: number;
}

/**
 * Adds a job in this transaction: the job exists only if the transaction commits. A worker runs it
 * at least once, so a task must be idempotent.
 */
export async function addJob<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
  { runAt, queue, key, maxAttempts }: JobOptions = {},
): Promise<void> {
  await tx.execute(sql`select graphile_worker.add_job(
    identifier => ${name},
    payload => ${JSON.stringify(payload)}::json,
    queue_name => ${queue ?? null},
    run_at => ${runAt?.toISOString() ?? null}::timestamptz,
    max_attempts => ${maxAttempts ?? null}::integer,
    job_key => ${key ?? null}
  )`);
}
