import type { ServerContext } from '../context';
import { forgetExpired } from '../housekeeping';
import type { JobName, JobPayloads } from './job-payloads';

/** Carries out one job. A thrown error has it tried again later, after ever longer pauses. */
export type Task<Payload> = (context: ServerContext, payload: Payload) => Promise<unknown>;

/** A task for each job that can be added. */
export type Tasks = { readonly [Name in JobName]: Task<JobPayloads[Name]> };

/** Something done again and again, by one process at a time. */
export interface RecurringTask {
  /** When, as a crontab line in UTC: minute, hour, day of the month, month, day of the week. */
  readonly cron: string;
  readonly run: (context: ServerContext) => Promise<unknown>;
  /**
   * Milliseconds for which a missed time is made up for when a server starts; none by default.
   * For what is due once a day, since an embedded server may sleep at night.
   */
  readonly catchUpMs?: number;
}

/** Recurring tasks by name. */
export type RecurringTasks = Readonly<Record<string, RecurringTask>>;

/** What {@link addJob} can ask for. */
export const TASKS: Tasks = {
  forgetExpired: (context) => forgetExpired(context),
};

/** What is done by the clock, by name: one line each. */
export const RECURRING_TASKS: RecurringTasks = {
  forgetExpired: { cron: '17 * * * *', run: forgetExpired },
};
