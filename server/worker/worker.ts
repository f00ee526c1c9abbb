import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type Runner, run } from 'graphile-worker';
import pg from 'pg';
import type { ServerContext } from '../context';
import { JOBS_SCHEMA } from '../database/queue-name';
import { recordHeartbeatAndRecoverJobs, unregisterWorker } from './heartbeat';
import { cronItemsOf, taskListOf } from './task-list';
import { RECURRING_TASKS, type RecurringTasks, TASKS, type Tasks } from './tasks';
import { workerLogger } from './worker-log';

/** Concurrent jobs of one process. */
const CONCURRENCY = 2;
/** One connection for each job, one that listens for new jobs, one for everything else. */
const POOL_SIZE = CONCURRENCY + 2;
const RESTART_AFTER_MS = 1000;

/** Options of a worker; all but the database URL have a default. */
export interface WorkerOptions {
  readonly databaseUrl: string;
  /** How often the queue is polled, in addition to the notifications of new jobs. */
  readonly pollMs?: number;
  /** How often the worker sends a heartbeat. */
  readonly heartbeatMs?: number;
  /** How long the worker may send no heartbeat until others take over its jobs. */
  readonly heartbeatTimeoutMs?: number;
  readonly tasks?: Tasks;
  readonly recurring?: RecurringTasks;
}

/** The job worker of one process. */
export interface JobWorker {
  /** Takes no new job, finishes the running ones, and ends. */
  stop(): Promise<void>;
}

async function startRunner(
  context: ServerContext,
  pool: pg.Pool,
  { pollMs = 2000, tasks = TASKS, recurring = RECURRING_TASKS }: WorkerOptions,
): Promise<{ runner: Runner; workerId: string }> {
  const events = new EventEmitter();
  let workerId = '';
  events.once('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
    workerId = workerPool.id;
  });
  const runner = await run({
    pgPool: pool,
    schema: JOBS_SCHEMA,
    concurrency: CONCURRENCY,
    pollInterval: pollMs,
    noHandleSignals: true,
    logger: workerLogger(context.log),
    events,
    taskList: taskListOf(context, tasks, recurring),
    parsedCronItems: cronItemsOf(recurring),
    // With batches, a job that cannot be marked as completed would end this whole process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  return { runner, workerId };
}

async function waitForRunnerEnd(runner: Runner, signal: AbortSignal): Promise<void> {
  const stop = () => void runner.stop().catch(() => undefined);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  await runner.promise.finally(() => signal.removeEventListener('abort', stop));
}

/**
 * Runs one graphile-worker until it is stopped or fails, and sends heartbeats while it runs. A
 * worker that cannot mark a job as completed ends; the next worker runs that job again.
 */
async function runUntilStopped(
  context: ServerContext,
  pool: pg.Pool,
  options: WorkerOptions,
  signal: AbortSignal,
): Promise<void> {
  const { heartbeatMs = 5000, heartbeatTimeoutMs = 30_000 } = options;
  const { runner, workerId } = await startRunner(context, pool, options);
  const beat = () =>
    recordHeartbeatAndRecoverJobs(context.database, workerId, heartbeatTimeoutMs).catch(
      (error: unknown) => context.log.warn({ err: error }, 'a heartbeat failed'),
    );
  let beating = beat();
  const heart = setInterval(() => {
    beating = beat();
  }, heartbeatMs);
  try {
    await waitForRunnerEnd(runner, signal);
  } finally {
    clearInterval(heart);
    await beating;
    await unregisterWithRetry(context, workerId, signal);
  }
}

/** Retries until the database is back; when the process stops, the missing heartbeat suffices. */
async function unregisterWithRetry(
  { database, log }: ServerContext,
  workerId: string,
  signal: AbortSignal,
): Promise<void> {
  for (let isDone = false; !isDone; ) {
    isDone = await unregisterWorker(database, workerId).then(
      () => true,
      (error: unknown) => {
        log.warn({ err: error }, 'a worker could not sign off');
        return signal.aborted;
      },
    );
    if (!isDone) await pause(signal);
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return delay(RESTART_AFTER_MS, undefined, { signal }).catch(() => undefined);
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0];
type Release = (destroy?: Error | boolean) => void;

/** Wraps the release of a connection so that further calls do nothing. */
function releaseOnce(release: Release): Release {
  let isBack = false;
  return (destroy) => {
    if (isBack) return;
    isBack = true;
    release(destroy);
  };
}

/**
 * graphile-worker 0.17 releases the connection that listens for jobs twice if it breaks while the
 * worker stops, and does not handle the error of the second release: it would end the whole
 * process.
 */
class WorkerPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect();
    super.connect((error, client, release) => callback(error, client, releaseOnce(release)));
    return undefined;
  }
}

function createPool(databaseUrl: string): pg.Pool {
  const pool = new WorkerPool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    application_name: 'store-jobs',
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Starts a new worker after one failed because the database was unavailable. */
async function runWithRestarts(
  context: ServerContext,
  options: WorkerOptions,
  signal: AbortSignal,
): Promise<void> {
  const pool = createPool(options.databaseUrl);
  while (!signal.aborted) {
    await runUntilStopped(context, pool, options, signal).catch((error: unknown) =>
      context.log.warn({ err: error }, 'background work broke off and begins again'),
    );
    if (!signal.aborted) await pause(signal);
  }
  await pool.end();
}

/**
 * Starts running jobs in this process and adding the scheduled ones. Several processes share the
 * work. Continues after restarts of PostgreSQL.
 */
export function startJobWorker(context: ServerContext, options: WorkerOptions): JobWorker {
  const stopping = new AbortController();
  const working = runWithRestarts(context, options, stopping.signal);
  return {
    stop: () => {
      stopping.abort();
      return working;
    },
  };
}
