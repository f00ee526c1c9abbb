import { EventEmitter } from 'node:events';
import type { TaskList, WorkerEvents } from 'graphile-worker';
import type { RunnerActivity } from './supervision';

/** Records what a runner does, from the events of graphile-worker and the calls of its tasks. */
export interface ActivityRecord {
  /** The events to give to graphile-worker. */
  readonly events: WorkerEvents;
  /** Under this id graphile-worker locks jobs; empty before it has started. */
  workerId(): string;
  /** Whether the runner has looked for jobs with success. */
  hasFetched(): boolean;
  current(): RunnerActivity;
  /**
   * The ids of the jobs that it has taken and not ended, or ended within the last `endingMs`: the
   * event of an end comes before the database knows of it.
   */
  jobIds(): readonly string[];
  /** Notes how long the oldest job that the runner could take has been due (ms). */
  noteOldestDue(milliseconds: number): void;
  /** The same tasks, whose calls are recorded. */
  recorded(tasks: TaskList): TaskList;
  /** Waits for the jobs that run now. */
  jobsEnd(): Promise<void>;
}

interface ActivityOptions {
  /** Jobs that the runner runs at once. */
  readonly slots: number;
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number;
  /** How long the end of a job may be unknown to the database (ms). */
  readonly endingMs: number;
}

/** Begins to record. */
export function recordActivity({ slots, clock, endingMs }: ActivityOptions): ActivityRecord {
  const events: WorkerEvents = new EventEmitter();
  const running = new Map<Promise<unknown>, number>();
  /** The jobs that it has taken, with when they ended; undefined while they run. */
  const taken = new Map<string, number | undefined>();
  const begun = clock();
  let workerId = '';
  let fetchedAt: number | undefined;
  let progressAt = begun;
  let jobTakenAt = begun;
  let schedulingSince: number | undefined;
  let endingSince: number | undefined;
  let oldestDueMs = 0;

  const noteFetch = () => {
    fetchedAt = clock();
    progressAt = fetchedAt;
  };
  const noteScheduling = () => {
    schedulingSince ??= clock();
  };
  const noteScheduled = () => {
    schedulingSince = undefined;
  };
  events.once('pool:create', ({ workerPool }) => {
    workerId = workerPool.id;
  });
  events.on('pool:gracefulShutdown', () => {
    endingSince ??= clock();
  });
  events.on('worker:getJob:empty', noteFetch);
  events.on('job:start', ({ job }) => {
    noteFetch();
    jobTakenAt = clock();
    taken.set(job.id, undefined);
  });
  events.on('job:complete', ({ job }) => void taken.set(job.id, clock()));
  events.on('cron:starting', noteScheduling);
  events.on('cron:started', noteScheduled);
  events.on('cron:schedule', noteScheduling);
  events.on('cron:scheduled', noteScheduled);

  const record = async (call: unknown): Promise<unknown> => {
    const job = Promise.resolve(call);
    running.set(job, clock());
    try {
      return await job;
    } finally {
      running.delete(job);
      progressAt = clock();
    }
  };

  return {
    events,
    workerId: () => workerId,
    hasFetched: () => fetchedAt !== undefined,
    current: () => ({
      slots,
      progressAt,
      jobTakenAt,
      jobsSince: [...running.values()],
      schedulingSince,
      endingSince,
      oldestDueMs,
    }),
    jobIds: () => {
      for (const [id, endedAt] of taken) {
        if (endedAt !== undefined && clock() - endedAt > endingMs) taken.delete(id);
      }
      return [...taken.keys()];
    },
    noteOldestDue: (milliseconds) => {
      oldestDueMs = milliseconds;
    },
    recorded: (tasks) =>
      Object.fromEntries(
        Object.entries(tasks).map(([name, task]) => [
          name,
          (payload, helpers) => record(task?.(payload, helpers)) as Promise<void>,
        ]),
      ),
    jobsEnd: async () => {
      await Promise.allSettled(running.keys());
    },
  };
}
