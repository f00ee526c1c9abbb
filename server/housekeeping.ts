import type { ServerContext } from './context';
import { forgetExpiredKeys } from './http/idempotency';
import { forgetImportJobs } from './imports/import-jobs.repository';
import { deleteNotificationsBefore } from './notifications/notifications.repository';
import { deleteExpiredSessions } from './session/session.repository';
import { forgetPastTries } from './session/sign-in-limit';

const HOUR_MS = 60 * 60 * 1000;

/** How long import jobs, with their files and rows, are kept after their last change. */
const IMPORTS_KEPT_MS = 30 * 24 * HOUR_MS;

/** How long notifications are kept. */
const NOTIFICATIONS_KEPT_MS = 180 * 24 * HOUR_MS;

/**
 * Forgets what has expired: idempotency keys, counted tries, sessions, old import jobs and
 * notifications.
 */
export const forgetExpired = async ({ database, clock }: ServerContext): Promise<void> => {
  const now = clock();
  await forgetExpiredKeys(database, now);
  await forgetPastTries(database, now);
  await deleteExpiredSessions(database.db, now);
  await forgetImportJobs(database.db, new Date(now.getTime() - IMPORTS_KEPT_MS));
  await deleteNotificationsBefore(database.db, new Date(now.getTime() - NOTIFICATIONS_KEPT_MS));
};
