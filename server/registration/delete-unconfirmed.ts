import { subMilliseconds } from 'date-fns/subMilliseconds';
import { UNCONFIRMED_LIFE_MS } from '#domain/registration/email-confirmation';
import type { ServerContext } from '../context';
import { databaseCodeOf } from '../database/errors';
import { endSessionsOf } from '../session/session.repository';
import {
  archiveUser,
  deleteExpiredConfirmations,
  deleteRegistration,
  selectUnconfirmedBefore,
} from './registration.repository';

/** Registrations that one run deletes; the next run continues. */
const BATCH = 500;
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Deletes registrations that were never confirmed: users with their empty stores. If the store has
 * content, the user is archived: they can no longer sign in, and the store cannot open.
 */
export async function deleteUnconfirmedRegistrations(
  { database }: ServerContext,
  now: Date,
): Promise<void> {
  await deleteExpiredConfirmations(database.db, now);
  const before = subMilliseconds(now, UNCONFIRMED_LIFE_MS);
  for (const registration of await selectUnconfirmedBefore(database.db, before, BATCH)) {
    await database
      .transaction((tx) => deleteRegistration(tx, registration))
      .catch(async (error: unknown) => {
        if (databaseCodeOf(error) !== FOREIGN_KEY_VIOLATION) throw error;
        await database.transaction(async (tx) => {
          await archiveUser(tx, registration.userId, now);
          await endSessionsOf(tx, [registration.userId], now);
        });
      });
  }
}
