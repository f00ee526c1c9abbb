import { parseCronItems, type TaskList } from 'graphile-worker';
import type { ServerContext } from '../context';
import { databaseCodeOf } from '../database/errors';
import type { RecurringTasks, Tasks } from './tasks';

const RECURRING_ATTEMPTS = 3;

/** Logs the complete error; the queue stores a short message without personal data. */
function withErrorLog(
  context: ServerContext,
  name: string,
  work: (payload: never) => Promise<unknown>,
) {
  return async (payload: unknown): Promise<void> => {
    const begun = performance.now();
    const time = (outcome: 'done' | 'failed') =>
      context.meter.timeJob(name, outcome, (performance.now() - begun) / 1000);
    try {
      // The queue contains only payloads of addJob, which has the same types.
      const run = () => work(payload as never);
      await (context.tracing ? context.tracing.inJob(name, run) : run());
      time('done');
    } catch (error) {
      time('failed');
      context.log.error({ err: error, task: name }, 'job failed');
      throw new Error(`${name} failed (${databaseCodeOf(error) ?? 'see the log'})`);
    }
  };
}

/** The tasks as graphile-worker calls them. */
export function taskListOf(
  context: ServerContext,
  tasks: Tasks,
  recurring: RecurringTasks,
): TaskList {
  const byClock = Object.entries(recurring).map(
    ([name, { run: work }]) => [name, withErrorLog(context, name, () => work(context))] as const,
  );
  const byHand = Object.entries(tasks).map(
    ([name, task]) =>
      [name, withErrorLog(context, name, (payload) => task(context, payload))] as const,
  );
  return Object.fromEntries([...byClock, ...byHand]);
}

/**
 * Each scheduled time is added once, however many processes run. A job that still waits is
 * replaced, and each task's own queue prevents two concurrent runs.
 */
export function cronItemsOf(recurring: RecurringTasks) {
  return parseCronItems(
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
}
