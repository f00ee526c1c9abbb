import { setTimeout as delay } from 'node:timers/promises';
import type { ServerContext } from '../context';
import type { JobWorkerState } from '../jobs/job-worker-state';
import { ProcessError } from '../process-error';
import {
  monotonicMs,
  type RunnerSession,
  type SessionOptions,
  startSession,
  within,
} from './runner-session';
import {
  isBeyondHelp,
  type RunnerFault,
  restartPauseMs,
  WORKER_LIMITS,
  type WorkerLimits,
  type WorkRecord,
  workerStateOf,
} from './supervision';
import { RECURRING_TASKS, type RecurringTasks, TASKS, type Tasks } from './tasks';

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
  /** Replace single limits of {@link WORKER_LIMITS}. */
  readonly limits?: Partial<WorkerLimits>;
  /** Called once if the worker cannot work although the database answers. */
  readonly onGiveUp?: (error: WorkerError) => void;
}

/** The job worker of one process. */
export interface JobWorker {
  /** Whether it works now. */
  state(): JobWorkerState;
  /** Takes no new job, finishes the running ones, and ends. */
  stop(): Promise<void>;
}

/** The worker of this process has been unable to work for too long. */
export class WorkerError extends ProcessError {
  override readonly name = 'WorkerError';
}

function limitsOf({ limits }: WorkerOptions): WorkerLimits {
  return { ...WORKER_LIMITS, ...limits };
}

function sessionOptionsOf(options: WorkerOptions): SessionOptions {
  return {
    databaseUrl: options.databaseUrl,
    pollMs: options.pollMs ?? 2000,
    heartbeatMs: options.heartbeatMs ?? 5000,
    heartbeatTimeoutMs: options.heartbeatTimeoutMs ?? 30_000,
    tasks: options.tasks ?? TASKS,
    recurring: options.recurring ?? RECURRING_TASKS,
    limits: limitsOf(options),
  };
}

/** Waits until the runner has to be replaced, or the process stops: then undefined. */
function firstFault(
  session: RunnerSession,
  { judgeMs }: WorkerLimits,
  signal: AbortSignal,
): Promise<RunnerFault | undefined> {
  return new Promise((resolve) => {
    const finish = (fault?: RunnerFault) => {
      clearInterval(judging);
      signal.removeEventListener('abort', stop);
      resolve(fault);
    };
    const stop = () => finish();
    const judge = () => {
      const fault = session.fault();
      if (fault) finish(fault);
    };
    const judging = setInterval(judge, judgeMs);
    void session.ended.then(() => finish('ended'));
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
}

/** The runner of this moment, or none between two runners. */
interface Supervised {
  session: RunnerSession | undefined;
}

/**
 * Runs one runner until it has to be replaced.
 * @returns it, to be retired; undefined if it could not start
 */
async function runUntilFault(
  context: ServerContext,
  options: SessionOptions,
  signal: AbortSignal,
  supervised: Supervised,
): Promise<RunnerSession | undefined> {
  try {
    const session = await startSession(context, options, signal);
    supervised.session = session;
    const fault = await firstFault(session, options.limits, signal);
    supervised.session = undefined;
    if (fault) context.log.warn({ fault }, 'background work broke off and begins again');
    return session;
  } catch (error) {
    context.log.warn({ err: error }, 'background work could not begin');
    return undefined;
  }
}

/**
 * Runs one runner after the other until the process stops. A new one does not wait for the end of
 * the one before: jobs that it still runs may take long.
 */
async function superviseRunners(
  context: ServerContext,
  options: SessionOptions,
  signal: AbortSignal,
  supervised: Supervised,
): Promise<void> {
  const { limits } = options;
  const ends = new Set<Promise<void>>();
  let failures = 0;
  while (!signal.aborted) {
    const begun = monotonicMs();
    const session = await runUntilFault(context, options, signal, supervised);
    if (session) {
      const end = session.retire().finally(() => ends.delete(end));
      ends.add(end);
    }
    failures = monotonicMs() - begun > limits.steadyMs ? 1 : failures + 1;
    await delay(restartPauseMs(failures, limits), undefined, { signal }).catch(() => undefined);
  }
  await Promise.all(ends);
}

/** Judges the work of the process, whatever its runners do. @returns how to stop, and the state */
function watchWork(
  { database, log }: ServerContext,
  supervised: Supervised,
  limits: WorkerLimits,
  onGiveUp: (error: WorkerError) => void,
) {
  let record: WorkRecord = { workedAt: undefined, excusedAt: monotonicMs() };
  let isJudging = false;
  const isDatabaseReady = () => within(limits.endMs, database.isReady()).catch(() => false);
  const judge = async () => {
    const { session } = supervised;
    const works = session?.hasWorked() && session.fault() === undefined;
    const isExcused = works || !(await isDatabaseReady());
    const now = monotonicMs();
    record = {
      workedAt: works ? now : record.workedAt,
      excusedAt: isExcused ? now : record.excusedAt,
    };
    if (!isBeyondHelp(record, monotonicMs(), limits)) return;
    clearInterval(judging);
    const seconds = Math.round((monotonicMs() - record.excusedAt) / 1000);
    const error = new WorkerError(
      `The job worker has been unable to work for ${seconds} seconds although the database answers, so this process ends.`,
    );
    log.error({ subject: 'jobs' }, error.message);
    onGiveUp(error);
  };
  const judging = setInterval(() => {
    if (isJudging) return;
    isJudging = true;
    void judge().finally(() => {
      isJudging = false;
    });
  }, limits.judgeMs);
  return {
    state: () => workerStateOf(record, monotonicMs(), limits),
    stop: () => clearInterval(judging),
  };
}

/**
 * Starts running jobs in this process and adding the scheduled ones. Several processes share the
 * work. A runner that ends, hangs or takes no jobs is replaced, also after restarts of PostgreSQL.
 */
export function startJobWorker(context: ServerContext, options: WorkerOptions): JobWorker {
  const stopping = new AbortController();
  const supervised: Supervised = { session: undefined };
  const sessionOptions = sessionOptionsOf(options);
  const { onGiveUp = () => undefined } = options;
  const watch = watchWork(context, supervised, sessionOptions.limits, onGiveUp);
  const working = superviseRunners(context, sessionOptions, stopping.signal, supervised);
  return {
    state: watch.state,
    stop: () => {
      watch.stop();
      stopping.abort();
      return working;
    },
  };
}
