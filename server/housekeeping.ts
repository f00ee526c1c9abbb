import type { ServerContext } from './context';
import { forgetExpiredKeys } from './http/idempotency';
import { forgetImportJobs } from './imports/import-jobs.repository';
import { removeOldLeftovers } from './media/media-leftovers';
import { deleteExpiredSessions } from './session/session.repository';
import { forgetPastTries } from './session/sign-in-limit';

const HOUR_MS = 60 * 60 * 1000;

/** How long import jobs, with their files and rows, are kept after their last change. */
const IMPORTS_KEPT_MS = 30 * 24 * HOUR_MS;

/**
 * Forgets what has expired: idempotency keys, counted tries, sessions, old import jobs, and files of
 * pictures that have no record.
 */
export const forgetExpired = async (context: ServerContext): Promise<void> => {
  const { database, clock } = context;
  const now = clock();
  await forgetExpiredKeys(database, now);
  await forgetPastTries(database, now);
  await deleteExpiredSessions(database.db, now);
  await forgetImportJobs(database.db, new Date(now.getTime() - IMPORTS_KEPT_MS));
  await removeOldLeftovers(context, new Date(now.getTime() - HOUR_MS));
};

/** Tidies up every hour; several processes may do so at once. Answers how to stop. */
export const startHousekeeping = (context: ServerContext): (() => Promise<void>) => {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = forgetExpired(context).catch((error: unknown) =>
      context.log.warn({ err: error }, 'housekeeping failed'),
    );
  }, HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
};
