import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type Runner, run } from 'graphile-worker';
import pg from 'pg';
import type { ServerContext } from '../context';
import { recordHeartbeatAndRecoverJobs, unregisterWorker } from './heartbeat';
import { JOBS_SCHEMA } from './queue-schema';
import { cronItemsOf, taskListOf } from './task-list';
import { RECURRING_TASKS, type RecurringTasks, TASKS, type Tasks } from './tasks';
import { workerLogger } from './worker-log';

/** Jobs of one process at a time. */
const CONCURRENCY = 2;
/** One connection for each job, one that listens for new ones, one for the rest. */
const POOL_SIZE = CONCURRENCY + 2;
const RESTART_AFTER_MS = 1000;

/** How a worker works; all but the database has a default. */
export interface WorkerOptions {
  readonly databaseUrl: string;
  /** How often the queue is looked at, besides being told of new jobs. */
  readonly pollMs?: number;
  /** How often the worker says that it lives. */
  readonly heartbeatMs?: number;
  /** How long it may be silent before others take its jobs up. */
  readonly heartbeatTimeoutMs?: number;
  readonly tasks?: Tasks;
  readonly recurring?: RecurringTasks;
}

/** The background work of one process. */
export interface JobWorker {
  /** Takes no new job, finishes those at hand, and ends. */
  stop(): Promise<void>;
}

const startRunner = async (
  context: ServerContext,
  pool: pg.Pool,
  { pollMs = 2000, tasks = TASKS, recurring = RECURRING_TASKS }: WorkerOptions,
): Promise<{ runner: Runner; workerId: string }> => {
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
    // Outside of batches, a job that can't be ticked off would end this whole process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  return { runner, workerId };
};

const waitForRunnerEnd = async (runner: Runner, signal: AbortSignal): Promise<void> => {
  const stop = () => void runner.stop().catch(() => undefined);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  await runner.promise.finally(() => signal.removeEventListener('abort', stop));
};

/**
 * Runs one graphile-worker until it is stopped or can't go on, and beats while it runs. One that
 * can't tick a job off ends itself; whoever comes next does that job again.
 */
const runUntilStopped = async (
  context: ServerContext,
  pool: pg.Pool,
  options: WorkerOptions,
  signal: AbortSignal,
): Promise<void> => {
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
};

/** Tries again until the database is back; a process that stops leaves it to its silence. */
const unregisterWithRetry = async (
  { database, log }: ServerContext,
  workerId: string,
  signal: AbortSignal,
): Promise<void> => {
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
};

const pause = (signal: AbortSignal): Promise<void> =>
  delay(RESTART_AFTER_MS, undefined, { signal }).catch(() => undefined);

type ConnectCallback = Parameters<pg.Pool['connect']>[0];
type Release = (destroy?: Error | boolean) => void;

/** As the release of a connection was, but to give back what is back already does nothing. */
const releaseOnce = (release: Release): Release => {
  let isBack = false;
  return (destroy) => {
    if (isBack) return;
    isBack = true;
    release(destroy);
  };
};

/**
 * graphile-worker 0.17 gives the connection that listens for jobs back twice where that breaks while the
 * worker stops, and hears of no error of the second time: the whole process would end of it.
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

const createPool = (databaseUrl: string): pg.Pool => {
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
};

/** A worker that could not go on, because the database was away, is followed by another. */
const runWithRestarts = async (
  context: ServerContext,
  options: WorkerOptions,
  signal: AbortSignal,
): Promise<void> => {
  const pool = createPool(options.databaseUrl);
  while (!signal.aborted) {
    await runUntilStopped(context, pool, options, signal).catch((error: unknown) =>
      context.log.warn({ err: error }, 'background work broke off and begins again'),
    );
    if (!signal.aborted) await pause(signal);
  }
  await pool.end();
};

/**
 * Begins to carry jobs out in this process, and to add what is due by the clock. Several processes
 * share the work. Outlives restarts of PostgreSQL.
 */
export const startJobWorker = (context: ServerContext, options: WorkerOptions): JobWorker => {
  const stopping = new AbortController();
  const working = runWithRestarts(context, options, stopping.signal);
  return {
    stop: () => {
      stopping.abort();
      return working;
    },
  };
};
