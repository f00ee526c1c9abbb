import { forgetExpiredLinks } from './account/password-links.repository';
import { forgetAuditLines } from './audit/audit-list.query';
import type { ServerContext } from './context';
import { forgetExpiredKeys } from './http/idempotency';
import { forgetImportJobs } from './imports/import-jobs.repository';
import { forgetReadings } from './imports/import-readings.repository';
import { forgetMails } from './mail/mail-outbox';
import { removeOldLeftovers } from './media/media-leftovers';
import { deleteNotificationsBefore } from './notifications/notifications.repository';
import { deleteExpiredSessions } from './session/session.repository';
import { forgetPastTries } from './session/sign-in-limit';

const HOUR_MS = 60 * 60 * 1000;

/** How long import jobs, with their files and rows, are kept after their last change. */
const IMPORTS_KEPT_MS = 30 * 24 * HOUR_MS;

const DAY_MS = 24 * HOUR_MS;

/** How long it is remembered how a kind of file is read: for a catalogue that comes once a year. */
const READINGS_KEPT_MS = 400 * DAY_MS;

/** How long mails are kept, sent or not: longer than they are tried. */
const MAILS_KEPT_MS = 30 * DAY_MS;

/** How long the audit log reaches back: a year, and time to look at its end. */
const AUDIT_KEPT_MS = 400 * DAY_MS;

/** How long notifications are kept. */
const NOTIFICATIONS_KEPT_MS = 180 * 24 * HOUR_MS;

/**
 * Forgets what has expired: idempotency keys, counted tries, sessions, password links, mails, old
 * import jobs, notifications, lines of the audit log, and files of pictures that have no record.
 */
export const forgetExpired = async (context: ServerContext): Promise<void> => {
  const { database, clock } = context;
  const now = clock();
  await forgetExpiredKeys(database, now);
  await forgetPastTries(database, now);
  await deleteExpiredSessions(database.db, now);
  await forgetExpiredLinks(database.db, now);
  await forgetMails(database.db, new Date(now.getTime() - MAILS_KEPT_MS));
  await forgetAuditLines(database.db, new Date(now.getTime() - AUDIT_KEPT_MS));
  await forgetImportJobs(database.db, new Date(now.getTime() - IMPORTS_KEPT_MS));
  await forgetReadings(database.db, new Date(now.getTime() - READINGS_KEPT_MS));
  await deleteNotificationsBefore(database.db, new Date(now.getTime() - NOTIFICATIONS_KEPT_MS));
  await removeOldLeftovers(context, new Date(now.getTime() - HOUR_MS));
};
