import { millisecondsInDay } from 'date-fns/constants';
import { subHours } from 'date-fns/subHours';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { deleteAuditLines } from '../audit/audit-list.query';
import { deleteExpiredImports } from '../calendar/calendar-import';
import type { ServerContext } from '../context';
import {
  deleteUnusedConversationFiles,
  eraseOldConversations,
} from '../conversations/erase-conversations';
import { deleteExpiredChanges } from '../email-changes/email-changes.repository';
import { deleteExpiredKeys } from '../http/idempotency';
import { deleteOldTokens } from '../identities/identities.repository';
import { deleteExpiredChallenges } from '../identities/link-challenges.repository';
import { deleteImportJobs } from '../imports/import-jobs.repository';
import { deleteUnusedReadings } from '../imports/import-readings.repository';
import { deleteMails } from '../mail/mail-outbox';
import { removeOldLeftovers } from '../media/media-leftovers';
import { deleteNotificationsBefore } from '../notifications/notifications.repository';
import { deleteUnsentFiles } from '../payout-files/delete-unsent-files';
import { deleteExpiredHolds } from '../pickups/slot-holds';
import { deletePastRateLimits } from '../rate-limits/rate-limit';
import { deleteExpiredDevices } from '../session/known-devices.repository';
import { deleteExpiredLinks } from '../session/password-links.repository';
import { deleteExpiredSessions } from '../session/session.repository';
import { deletePastHours } from '../status/part-history';
import { deleteUnusedCvs } from '../vacancies/erase-candidacies';

/** How long import jobs, with their files and rows, are kept after their last change. */
const IMPORT_RETENTION_MS = 30 * millisecondsInDay;

/** How long the reading of a kind of file is stored: long enough for a yearly catalogue. */
const READING_RETENTION_MS = 400 * millisecondsInDay;

/** How long mails are stored, sent or not: longer than they are retried. */
const MAIL_RETENTION_MS = 30 * millisecondsInDay;

/** How long audit lines are stored: a year, and time to review its end. */
const AUDIT_RETENTION_MS = 400 * millisecondsInDay;

/** How long notifications are kept. */
const NOTIFICATION_RETENTION_MS = 180 * millisecondsInDay;

/**
 * Deletes expired data: idempotency keys, counted attempts, sessions, password links, link
 * challenges, changes of addresses, used tokens, held slots, checked calendar files, known devices, mails, old import jobs, notifications, lines of
 * the audit log, files of payouts that no answer used, files that no message used, CVs that no
 * application used, the history of the status page, conversations
 * whose last message is two years old, and stored files that have no record.
 */
export async function deleteExpiredData(context: ServerContext): Promise<void> {
  const { database, clock } = context;
  const now = clock();
  await deleteExpiredKeys(database, now);
  await deletePastRateLimits(database, now);
  await deleteExpiredSessions(database.db, now);
  await deleteExpiredLinks(database.db, now);
  await deleteExpiredChallenges(database.db, now);
  await deleteExpiredChanges(database.db, now);
  await deleteOldTokens(database.db, now);
  await deleteExpiredHolds(database.db, now);
  await deleteExpiredImports(database.db, now);
  await deleteExpiredDevices(database.db, now);
  await deleteMails(database.db, subMilliseconds(now, MAIL_RETENTION_MS));
  await deleteAuditLines(database.db, subMilliseconds(now, AUDIT_RETENTION_MS));
  await deleteImportJobs(database.db, subMilliseconds(now, IMPORT_RETENTION_MS));
  await deleteUnusedReadings(database.db, subMilliseconds(now, READING_RETENTION_MS));
  await deleteNotificationsBefore(database.db, subMilliseconds(now, NOTIFICATION_RETENTION_MS));
  await deleteUnsentFiles(database, subMilliseconds(now, millisecondsInDay));
  await deleteUnusedConversationFiles(database, subMilliseconds(now, millisecondsInDay));
  await deleteUnusedCvs(database, subMilliseconds(now, millisecondsInDay));
  await eraseOldConversations(database, now);
  await deletePastHours(database.db, now);
  await removeOldLeftovers(context, subHours(now, 1));
}
