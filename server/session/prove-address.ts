import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { emailKeyOf } from '#domain/contact/email-key';
import type { Tx } from '../context';
import { isUniqueViolation } from '../database/errors';
import { users } from '../database/schema/stores';
import { hasAddress, ownsUserName } from './address-conditions';
import { canSignIn } from './session.repository';

/**
 * Archived and inactive users give up this address as their user name when somebody else proves it
 * as theirs: otherwise they would keep its owner from having an account of their own.
 */
async function releaseUserName(tx: Tx, userId: string, address: string): Promise<void> {
  const ownName = sql`(select prover.user_name_key from users prover where prover.id = ${userId})`;
  await tx
    .update(users)
    .set({ emailConfirmedAt: null })
    .where(
      and(
        eq(users.userNameKey, emailKeyOf(address)),
        eq(users.userNameKey, ownName),
        ne(users.id, userId),
        ownsUserName,
        sql`not ${canSignIn}`,
      ),
    );
}

/**
 * Marks a user's address as proved, because they have used a link or code that was sent to
 * `address`. It is the only function that does. An earlier proof stays; if the user has another
 * address by now, nothing is proved. A user name that is the address belongs to the user from now on.
 * The caller holds the lock of the user's row.
 * @returns the user name; undefined if nothing was to be proved
 * @throws a unique violation of `users_user_name` if the address is the user name of somebody else
 *   who has proved it, see {@link isUserNameTaken}
 */
export async function markAddressProved(
  tx: Tx,
  userId: string,
  address: string,
  now: Date,
): Promise<string | undefined> {
  await releaseUserName(tx, userId, address);
  const [user] = await tx
    .update(users)
    .set({
      emailConfirmedAt: now,
      registrationPending: false,
      updatedAt: now,
      revision: sql`${users.revision} + 1`,
    })
    .where(and(eq(users.id, userId), hasAddress(address), isNull(users.emailConfirmedAt)))
    .returning({ userName: users.userName });
  return user?.userName;
}

/** Whether a write was refused because a user name is taken, on the marketplace or in its store. */
export function isUserNameTaken(error: unknown): boolean {
  return (
    isUniqueViolation(error, 'users_user_name') || isUniqueViolation(error, 'users_store_user_name')
  );
}
