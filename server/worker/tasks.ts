import { mailPasswordLinks } from '../account/password-link-requests';
import { backUpOnSchedule } from '../backup/scheduled-backup';
import { sendEventReminders } from '../calendar/event-reminders';
import { resolveOverdueCancellations } from '../cancellations/overdue-cancellations';
import { executeCardInstruction } from '../cards/card-instructions';
import { releaseUnplacedCard } from '../cards/card-payments';
import { sendTestChargeNotice } from '../cards/test-processor/send-test-charge-notice';
import type { ServerContext } from '../context';
import { wakeConversations } from '../conversations/due-conversations';
import { sendConversationMessages } from '../conversations/message-delivery';
import { markOverdueInvoices } from '../invoices/overdue-invoices';
import type { JobName, JobPayloads } from '../jobs/job-payloads';
import { fetchPicturesOfStore } from '../media/remote/fetch-store-pictures';
import { refreshAllMetricDays } from '../metrics/metric-days';
import {
  closeInvoicedOrders,
  expireOverdueOrders,
  releaseUnverifiedOrders,
} from '../orders/overdue-orders';
import { closePayoutPeriods } from '../payouts/close-payout-periods';
import { notifyLatePayouts } from '../payouts/payout-notifications';
import { missOverduePickups } from '../pickups/overdue-pickups';
import { deleteUnconfirmedRegistrations } from '../registration/delete-unconfirmed';
import { replenishDemo } from '../simulation/replenish-demo';
import { continueOverdueSeries, notifyOverdueTasks } from '../tasks/due-tasks';
import { planDepartures } from '../tours/departure-series';
import { runDueDepartures } from '../tours/due-departures';
import { eraseOldCandidacies } from '../vacancies/erase-candidacies';
import { closeDueVacancies } from '../vacancies/vacancy-actions';
import { deleteExpiredData } from './housekeeping';

/** Runs one job. If it throws, the job is retried later, after increasing delays. */
export type Task<Payload> = (context: ServerContext, payload: Payload) => Promise<unknown>;

/** A task for each job that can be added. */
export type Tasks = { readonly [Name in JobName]: Task<JobPayloads[Name]> };

/** A task that runs repeatedly, in one process at a time. */
export interface RecurringTask {
  /** Schedule, as a crontab line in UTC: minute, hour, day of the month, month, day of the week. */
  readonly cron: string;
  readonly run: (context: ServerContext) => Promise<unknown>;
  /**
   * Milliseconds within which a server start makes up for a missed time; none by default. For daily
   * tasks, since an embedded server may be off at night.
   */
  readonly catchUpMs?: number;
}

/** Recurring tasks by name. */
export type RecurringTasks = Readonly<Record<string, RecurringTask>>;

/** The tasks that {@link addJob} can add. */
export const TASKS: Tasks = {
  forgetExpired: (context) => deleteExpiredData(context),
  mailPasswordLinks,
  fetchPictures: fetchPicturesOfStore,
  sendConversationMessages,
  instructCardProcessor: executeCardInstruction,
  releaseCardHold: releaseUnplacedCard,
  tellOfTestCharge: sendTestChargeNotice,
};

/** A task that uses the server's current time when it runs. */
function withCurrentTime(run: (context: ServerContext, now: Date) => Promise<unknown>) {
  return (context: ServerContext) => run(context, context.clock());
}

/** Scheduled tasks by name: one line each. */
export const RECURRING_TASKS: RecurringTasks = {
  forgetExpired: { cron: '17 * * * *', run: deleteExpiredData },
  backUp: { cron: '37 * * * *', run: backUpOnSchedule },
  sendQueuedMail: { cron: '* * * * *', run: sendConversationMessages },
  wakeConversations: { cron: '* * * * *', run: withCurrentTime(wakeConversations) },
  expireOrders: { cron: '* * * * *', run: withCurrentTime(expireOverdueOrders) },
  releaseUnverifiedOrders: { cron: '*/10 * * * *', run: withCurrentTime(releaseUnverifiedOrders) },
  answerCancellations: { cron: '* * * * *', run: withCurrentTime(resolveOverdueCancellations) },
  sendEventReminders: { cron: '* * * * *', run: withCurrentTime(sendEventReminders) },
  runDepartures: { cron: '* * * * *', run: withCurrentTime(runDueDepartures) },
  planDepartures: { cron: '27 * * * *', run: withCurrentTime(planDepartures) },
  missPickups: { cron: '*/5 * * * *', run: withCurrentTime(missOverduePickups) },
  closeOrders: { cron: '41 * * * *', run: withCurrentTime(closeInvoicedOrders) },
  markOverdueInvoices: { cron: '3 * * * *', run: withCurrentTime(markOverdueInvoices) },
  refreshMetrics: { cron: '*/5 * * * *', run: refreshAllMetricDays },
  tendDemo: { cron: '*/10 * * * *', run: replenishDemo },
  deleteUnconfirmedRegistrations: {
    cron: '23 * * * *',
    run: withCurrentTime(deleteUnconfirmedRegistrations),
  },
  closePayoutPeriods: { cron: '9 * * * *', run: withCurrentTime(closePayoutPeriods) },
  continueTaskSeries: { cron: '11 * * * *', run: withCurrentTime(continueOverdueSeries) },
  notifyOverdueTasks: { cron: '14 * * * *', run: withCurrentTime(notifyOverdueTasks) },
  closeVacancies: { cron: '2 * * * *', run: withCurrentTime(closeDueVacancies) },
  eraseCandidacies: { cron: '27 * * * *', run: withCurrentTime(eraseOldCandidacies) },
  notifyLatePayouts: { cron: '39 * * * *', run: withCurrentTime(notifyLatePayouts) },
};
