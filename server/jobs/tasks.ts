import { answerOverdueCancellations } from '../cancellations/overdue-cancellations';
import { carryOutCardInstruction } from '../cards/card-instructions';
import { releaseUnplacedCard } from '../cards/card-payments';
import { tellOfTestCharge } from '../cards/test-processor/tell-of-test-charge';
import type { ServerContext } from '../context';
import { tendDemo } from '../demo/tend-demo';
import { forgetExpired } from '../housekeeping';
import { markOverdueInvoices } from '../invoices/overdue-invoices';
import { sendQueuedMail } from '../mail/mail-outbox';
import { fetchPicturesOfStore } from '../media/remote/fetch-store-pictures';
import { refreshAllMetricDays } from '../metrics/metric-days';
import {
  closeInvoicedOrders,
  expireOverdueOrders,
  releaseUnverifiedOrders,
} from '../orders/overdue-orders';
import { closePayoutPeriods } from '../payouts/close-payout-periods';
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
  fetchPictures: fetchPicturesOfStore,
  instructCardProcessor: carryOutCardInstruction,
  releaseCardHold: releaseUnplacedCard,
  tellOfTestCharge,
};

/** What is judged by the instant in which it runs, the server's. */
const atItsTime =
  (run: (context: ServerContext, now: Date) => Promise<unknown>) => (context: ServerContext) =>
    run(context, context.clock());

/** What is done by the clock, by name: one line each. */
export const RECURRING_TASKS: RecurringTasks = {
  forgetExpired: { cron: '17 * * * *', run: forgetExpired },
  sendQueuedMail: { cron: '* * * * *', run: sendQueuedMail },
  expireOrders: { cron: '* * * * *', run: atItsTime(expireOverdueOrders) },
  releaseUnverifiedOrders: { cron: '*/10 * * * *', run: atItsTime(releaseUnverifiedOrders) },
  answerCancellations: { cron: '* * * * *', run: atItsTime(answerOverdueCancellations) },
  closeOrders: { cron: '41 * * * *', run: atItsTime(closeInvoicedOrders) },
  markOverdueInvoices: { cron: '3 * * * *', run: atItsTime(markOverdueInvoices) },
  refreshMetrics: { cron: '*/5 * * * *', run: refreshAllMetricDays },
  tendDemo: { cron: '*/10 * * * *', run: tendDemo },
  closePayoutPeriods: { cron: '9 * * * *', run: atItsTime(closePayoutPeriods) },
};
