import type { ServerContext } from './context';
import { forgetExpiredKeys } from './http/idempotency';
import { deleteExpiredSessions } from './session/session.repository';
import { forgetPastTries } from './session/sign-in-limit';

const EVERY_MS = 60 * 60 * 1000;

/** Forgets what has expired, every hour; several processes may do so at once. Answers how to stop. */
export const startHousekeeping = ({
  database,
  clock,
  log,
}: ServerContext): (() => Promise<void>) => {
  let running = Promise.resolve();
  const clean = async (): Promise<void> => {
    const now = clock();
    await forgetExpiredKeys(database, now);
    await forgetPastTries(database, now);
    await deleteExpiredSessions(database.db, now);
  };
  const timer = setInterval(() => {
    running = clean().catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
};
