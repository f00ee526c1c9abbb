import { sql } from 'drizzle-orm';
import type { Tx } from '../context';
import type { JobName, JobPayloads } from './job-payloads';

/** How a job is to be done; everything may be left out. */
export interface JobOptions {
  /** Not before this instant (UTC); at once otherwise. */
  readonly runAt?: Date;
  /** Jobs of one queue are done one after the other, whichever process does them. */
  readonly queue?: string;
  /** A job that waits under the same key is replaced: many changes, one job. */
  readonly key?: string;
  /** Tries before the job is given up; 25 unless told otherwise, over about three days. */
  readonly maxAttempts?: number;
}

/**
 * Adds a job in this transaction: it is there when the transaction is, and never when it rolls
 * back. Some worker carries it out, at least once; a task must bear a second run.
 */
export const addJob = async <Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
  { runAt, queue, key, maxAttempts }: JobOptions = {},
): Promise<void> => {
  await tx.execute(sql`select graphile_worker.add_job(
    identifier => ${name},
    payload => ${JSON.stringify(payload)}::json,
    queue_name => ${queue ?? null},
    run_at => ${runAt?.toISOString() ?? null}::timestamptz,
    max_attempts => ${maxAttempts ?? null}::integer,
    job_key => ${key ?? null}
  )`);
};
