import { randomUUID } from 'node:crypto';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import type { ServerContext } from '../context';
import { isUnavailable } from '../database/errors';
import { claimImportJob, type ImportJobRow, releaseImportJob } from './import-jobs.repository';
import { waitForImportWakeup } from './import-wakeup';
import { finishImportJob, type ImportWorker, runImportJob } from './run-import';

/** How often a worker polls for jobs of other processes. */
const POLL_INTERVAL_MS = 1000;
/** How long a worker may send no heartbeat until another worker takes over its job. */
const HEARTBEAT_TIMEOUT_MS = 10_000;

/** The import worker of one process. */
export interface ImportWorkerHandle {
  /** Releases the current job after its batch and ends. */
  stop(): Promise<void>;
}

/**
 * Starts executing imports, first those that a killed process left unfinished. Several processes
 * share the jobs; each executes one at a time.
 */
export async function startImportProcessing(context: ServerContext): Promise<ImportWorkerHandle> {
  const stopping = new AbortController();
  const worker: ImportWorker = {
    database: context.database,
    clock: context.clock,
    workerId: randomUUID(),
    signal: stopping.signal,
  };
  const working = processJobs(context, worker);
  return {
    stop: async () => {
      stopping.abort();
      await working;
    },
  };
}

async function processJobs(context: ServerContext, worker: ImportWorker): Promise<void> {
  while (!worker.signal.aborted) {
    const job = await claimJob(context, worker);
    if (job) await runClaimedJob(job, context, worker);
    else await waitForImportWakeup(POLL_INTERVAL_MS, worker.signal);
  }
}

async function claimJob(
  { database, log }: ServerContext,
  { workerId, clock }: ImportWorker,
): Promise<ImportJobRow | undefined> {
  const now = clock();
  const silentSince = subMilliseconds(now, HEARTBEAT_TIMEOUT_MS);
  try {
    return await database.transaction((tx) => claimImportJob(tx, workerId, now, silentSince));
  } catch (error) {
    log.warn({ err: error }, 'looking for imports failed');
    return undefined;
  }
}

/**
 * If the database is unavailable, the job stays claimed until it is taken over; any other error
 * ends it as failed.
 */
async function runClaimedJob(
  job: ImportJobRow,
  { database, log }: ServerContext,
  worker: ImportWorker,
): Promise<void> {
  try {
    await runImportJob(job, worker);
    if (worker.signal.aborted) await releaseImportJob(database.db, job.id, worker.workerId);
  } catch (error) {
    log.error({ err: error, importId: job.id }, 'import broke off');
    if (isUnavailable(error)) return waitForImportWakeup(POLL_INTERVAL_MS, worker.signal);
    await finishImportJob(job, worker, { status: 'failed', failureCode: 'internal_error' }).catch(
      (failure: unknown) => log.error({ err: failure, importId: job.id }, 'import not ended'),
    );
  }
}
