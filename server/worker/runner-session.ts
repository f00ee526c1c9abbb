import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type Runner, run } from 'graphile-worker';
import type { ServerContext } from '../context';
import { JOBS_SCHEMA } from '../database/queue-name';
import { findOldestTakeableMs } from '../jobs/oldest-due-job.query';
import { recordHeartbeatAndRecoverJobs, unregisterWorker } from './heartbeat';
import { type ActivityRecord, recordActivity } from './runner-activity';
import { faultOf, hasHangingJob, type RunnerFault, type WorkerLimits } from './supervision';
import { cronItemsOf, taskListOf } from './task-list';
import type { RecurringTasks, Tasks } from './tasks';
import { openWorkerConnections, type WorkerConnections } from './worker-connections';
import { workerLogger } from './worker-log';

/** Concurrent jobs of one process. */
const CONCURRENCY = 2;
/** One connection for each job, one that listens for new jobs, one for heartbeats, one spare. */
const POOL_SIZE = CONCURRENCY + 3;
const UNREGISTER_RETRY_MS = 1000;

/** Options of a runner. */
export interface SessionOptions {
  readonly databaseUrl: string;
  readonly pollMs: number;
  readonly heartbeatMs: number;
  readonly heartbeatTimeoutMs: number;
  readonly tasks: Tasks;
  readonly recurring: RecurringTasks;
  readonly limits: WorkerLimits;
}

/** One runner of graphile-worker with its own connections, from its start to its end. */
export interface RunnerSession {
  /** Resolves when the runner has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** What is wrong with the runner now; undefined while it works. */
  fault(): RunnerFault | undefined;
  /** Whether it has looked for jobs with success. */
  hasWorked(): boolean;
  /**
   * Takes no new job, lets the running ones finish unless they hang, and closes the connections,
   * whether the runner ends or not. Then releases its jobs.
   */
  retire(): Promise<void>;
}

/** Milliseconds of a clock that is never set. */
export function monotonicMs(): number {
  return performance.now();
}

/** Rejects if the promise takes longer, or when the signal aborts. */
export async function within<Result>(
  ms: number,
  promise: Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const done = new AbortController();
  const ends = AbortSignal.any([done.signal, ...(signal ? [signal] : [])]);
  const limit = delay(ms, undefined, { signal: ends, ref: false }).then(() => {
    throw new Error(`not done within ${ms} ms`);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    limit.catch(() => undefined);
    done.abort();
  }
}

interface StartedRunner {
  readonly runner: Runner;
  readonly ended: Promise<void>;
}

async function startRunner(
  context: ServerContext,
  { pool }: WorkerConnections,
  activity: ActivityRecord,
  { pollMs, tasks, recurring }: SessionOptions,
): Promise<StartedRunner> {
  const runner = await run({
    pgPool: pool,
    schema: JOBS_SCHEMA,
    concurrency: CONCURRENCY,
    pollInterval: pollMs,
    noHandleSignals: true,
    logger: workerLogger(context.log),
    events: activity.events,
    taskList: activity.recorded(taskListOf(context, tasks, recurring)),
    parsedCronItems: cronItemsOf(recurring),
    // With batches, a job that cannot be marked as completed would end this whole process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  const ended = runner.promise.catch((error: unknown) =>
    context.log.warn({ err: error }, 'a runner of jobs failed'),
  );
  return { runner, ended };
}

/** Sends heartbeats until it is stopped, as long as `isAlive`; one at a time. */
function startHeartbeats(
  { log }: ServerContext,
  { pool }: WorkerConnections,
  activity: ActivityRecord,
  { heartbeatMs, heartbeatTimeoutMs, tasks, recurring }: SessionOptions,
  isAlive: () => boolean,
): () => void {
  const db = drizzle(pool);
  const names = [...Object.keys(tasks), ...Object.keys(recurring)];
  let isBeating = false;
  const beat = async () => {
    if (isBeating || !isAlive()) return;
    isBeating = true;
    try {
      const worker = { id: activity.workerId(), jobIds: activity.jobIds };
      await recordHeartbeatAndRecoverJobs(db, worker, heartbeatTimeoutMs);
      activity.noteOldestDue(await findOldestTakeableMs(db, names));
    } catch (error) {
      log.warn({ err: error }, 'a heartbeat failed');
    } finally {
      isBeating = false;
    }
  };
  void beat();
  const heart = setInterval(() => void beat(), heartbeatMs);
  return () => clearInterval(heart);
}

/** Waits until no job runs, or only jobs that hang. */
async function jobsAreDone(activity: ActivityRecord, { jobMs, endMs }: WorkerLimits) {
  for (;;) {
    const { jobsSince } = activity.current();
    if (jobsSince.length === 0 || hasHangingJob(jobsSince, monotonicMs(), jobMs)) return;
    await Promise.race([activity.jobsEnd(), delay(endMs, undefined, { ref: false })]);
  }
}

/** Retries until the database is back; when the process stops, the missing heartbeat suffices. */
async function unregisterWithRetry(
  { database, log }: ServerContext,
  workerId: string,
  { endMs }: WorkerLimits,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      return await within(endMs, unregisterWorker(database, workerId));
    } catch (error) {
      log.warn({ err: error }, 'a worker could not sign off');
      if (signal.aborted) return;
    }
    await delay(UNREGISTER_RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/**
 * Starts a runner and its heartbeats.
 * @param signal aborts when the process stops
 * @throws the error of the start, or after `limits.startMs`
 */
export async function startSession(
  context: ServerContext,
  options: SessionOptions,
  signal: AbortSignal,
): Promise<RunnerSession> {
  const { limits, databaseUrl } = options;
  const connections = openWorkerConnections(databaseUrl, POOL_SIZE);
  const activity = recordActivity({
    slots: CONCURRENCY,
    clock: monotonicMs,
    endingMs: options.heartbeatTimeoutMs,
  });
  const starting = startRunner(context, connections, activity, options);
  const { runner, ended } = await within(limits.startMs, starting, signal).catch(
    (error: unknown) => {
      starting.then(({ runner: late }) => late.stop()).catch(() => undefined);
      connections.destroy();
      throw error;
    },
  );
  let isRetiring = false;
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  const fault = () => (hasEnded ? 'ended' : faultOf(activity.current(), monotonicMs(), limits));
  const isAlive = () => {
    if (!isRetiring) return fault() === undefined;
    const { jobsSince } = activity.current();
    return jobsSince.length > 0 && !hasHangingJob(jobsSince, monotonicMs(), limits.jobMs);
  };
  const stopHeartbeats = startHeartbeats(context, connections, activity, options, isAlive);
  const retire = async () => {
    isRetiring = true;
    runner.stop().catch(() => undefined);
    await Promise.race([ended, jobsAreDone(activity, limits)]);
    await Promise.race([ended, delay(limits.endMs, undefined, { ref: false })]);
    stopHeartbeats();
    connections.destroy();
    await unregisterWithRetry(context, activity.workerId(), limits, signal);
  };
  return { ended, fault, hasWorked: activity.hasFetched, retire };
}
