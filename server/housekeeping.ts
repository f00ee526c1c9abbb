import { deleteExpiredLinks } from './account/password-links.repository';
import { deleteAuditLines } from './audit/audit-list.query';
import type { ServerContext } from './context';
import { deleteExpiredKeys } from './http/idempotency';
import { deleteImportJobs } from './imports/import-jobs.repository';
import { deleteUnusedReadings } from './imports/import-readings.repository';
import { deleteMails } from './mail/mail-outbox';
import { removeOldLeftovers } from './media/media-leftovers';
import { deleteNotificationsBefore } from './notifications/notifications.repository';
import { deletePastRateLimits } from './session/rate-limit';
import { deleteExpiredSessions } from './session/session.repository';

const HOUR_MS = 60 * 60 * 1000;

/** How long import jobs, with their files and rows, are kept after their last change. */
const IMPORT_RETENTION_MS = 30 * 24 * HOUR_MS;

const DAY_MS = 24 * HOUR_MS;

/** How long it is remembered how a kind of file is read: for a catalogue that comes once a year. */
const READING_RETENTION_MS = 400 * DAY_MS;

/** How long mails are kept, sent or not: longer than they are tried. */
const MAIL_RETENTION_MS = 30 * DAY_MS;

/** How long the audit log reaches back: a year, and time to look at its end. */
const AUDIT_RETENTION_MS = 400 * DAY_MS;

/** How long notifications are kept. */
const NOTIFICATION_RETENTION_MS = 180 * 24 * HOUR_MS;

/**
 * Forgets what has expired: idempotency keys, counted tries, sessions, password links, mails, old
 * import jobs, notifications, lines of the audit log, and files of pictures that have no record.
 */
export const deleteExpiredData = async (context: ServerContext): Promise<void> => {
  const { database, clock } = context;
  const now = clock();
  await deleteExpiredKeys(database, now);
  await deletePastRateLimits(database, now);
  await deleteExpiredSessions(database.db, now);
  await deleteExpiredLinks(database.db, now);
  await deleteMails(database.db, new Date(now.getTime() - MAIL_RETENTION_MS));
  await deleteAuditLines(database.db, new Date(now.getTime() - AUDIT_RETENTION_MS));
  await deleteImportJobs(database.db, new Date(now.getTime() - IMPORT_RETENTION_MS));
  await deleteUnusedReadings(database.db, new Date(now.getTime() - READING_RETENTION_MS));
  await deleteNotificationsBefore(database.db, new Date(now.getTime() - NOTIFICATION_RETENTION_MS));
  await removeOldLeftovers(context, new Date(now.getTime() - HOUR_MS));
};
