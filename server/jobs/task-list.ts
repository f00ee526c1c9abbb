import { parseCronItems, type TaskList } from 'graphile-worker';
import type { ServerContext } from '../context';
import { databaseCodeOf } from '../database/errors';
import type { RecurringTasks, Tasks } from './tasks';

const RECURRING_ATTEMPTS = 3;

/** Errors go to our log whole; the queue keeps a word without data of anybody's. */
const withErrorLog =
  (context: ServerContext, name: string, work: (payload: never) => Promise<unknown>) =>
  async (payload: unknown): Promise<void> => {
    try {
      // The queue holds what addJob, typed by the same table, put into it.
      await work(payload as never);
    } catch (error) {
      context.log.error({ err: error, task: name }, 'job failed');
      throw new Error(`${name} failed (${databaseCodeOf(error) ?? 'see the log'})`);
    }
  };

/** The tasks as graphile-worker calls them. */
export const taskListOf = (
  context: ServerContext,
  tasks: Tasks,
  recurring: RecurringTasks,
): TaskList => {
  const byClock = Object.entries(recurring).map(
    ([name, { run: work }]) => [name, withErrorLog(context, name, () => work(context))] as const,
  );
  const byHand = Object.entries(tasks).map(
    ([name, task]) =>
      [name, withErrorLog(context, name, (payload) => task(context, payload))] as const,
  );
  return Object.fromEntries([...byClock, ...byHand]);
};

/**
 * Each time is added once, whichever processes live then. One that still waits is replaced, and one
 * queue a task keeps two from running at once.
 */
export const cronItemsOf = (recurring: RecurringTasks) =>
  parseCronItems(
    Object.entries(recurring).map(([name, { cron, catchUpMs = 0 }]) => ({
      task: name,
      match: cron,
      identifier: name,
      options: {
        jobKey: `recurring:${name}`,
        queueName: `recurring:${name}`,
        maxAttempts: RECURRING_ATTEMPTS,
        backfillPeriod: catchUpMs,
      },
    })),
  );
