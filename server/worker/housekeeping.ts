import { deleteAuditLines } from '../audit/audit-list.query';
import type { ServerContext } from '../context';
import { deleteExpiredKeys } from '../http/idempotency';
import { deleteImportJobs } from '../imports/import-jobs.repository';
import { deleteUnusedReadings } from '../imports/import-readings.repository';
import { deleteMails } from '../mail/mail-outbox';
import { removeOldLeftovers } from '../media/media-leftovers';
import { deleteNotificationsBefore } from '../notifications/notifications.repository';
import { deletePastRateLimits } from '../rate-limits/rate-limit';
import { deleteExpiredLinks } from '../session/password-links.repository';
import { deleteExpiredSessions } from '../session/session.repository';

const HOUR_MS = 60 * 60 * 1000;

/** How long import jobs, with their files and rows, are kept after their last change. */
const IMPORT_RETENTION_MS = 30 * 24 * HOUR_MS;

const DAY_MS = 24 * HOUR_MS;

/** How long the reading of a kind of file is stored: long enough for a yearly catalogue. */
const READING_RETENTION_MS = 400 * DAY_MS;

/** How long mails are stored, sent or not: longer than they are retried. */
const MAIL_RETENTION_MS = 30 * DAY_MS;

/** How long audit lines are stored: a year, and time to review its end. */
const AUDIT_RETENTION_MS = 400 * DAY_MS;

/** How long notifications are kept. */
const NOTIFICATION_RETENTION_MS = 180 * 24 * HOUR_MS;

/**
 * Deletes expired data: idempotency keys, counted attempts, sessions, password links, mails, old
 * import jobs, notifications, lines of the audit log, and files of pictures that have no record.
 */
export async function deleteExpiredData(context: ServerContext): Promise<void> {
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
}
