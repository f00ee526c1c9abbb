import { subMilliseconds } from 'date-fns/subMilliseconds';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { emailKeyOf } from '#domain/contact/email-key';
import { MAIL_LIMIT_PERIOD_MS } from '#domain/registration/email-confirmation';
import type { Reader, Tx } from '../context';
import { emailConfirmations, userPreferences } from '../database/schema/people';
import { sessions, stores, users } from '../database/schema/stores';
import { canSignIn, type UserRow } from '../session/session.repository';

export type ConfirmationRow = typeof emailConfirmations.$inferSelect;

/** The latest registration with this address that waits for its confirmation. */
export async function findPendingRegistration(
  reader: Reader,
  email: string,
): Promise<UserRow | undefined> {
  const [user] = await reader
    .select()
    .from(users)
    .where(
      and(eq(users.userNameKey, emailKeyOf(email)), eq(users.registrationPending, true), canSignIn),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(1);
  return user;
}

/** Inserts a store, at registration. */
export async function insertStore(tx: Tx, store: typeof stores.$inferInsert): Promise<void> {
  await tx.insert(stores).values(store);
}

/** Inserts a request to confirm an address, in place of the user's earlier ones. */
export async function replaceConfirmation(
  tx: Tx,
  row: typeof emailConfirmations.$inferInsert,
): Promise<void> {
  await endConfirmations(tx, row.userId, row.createdAt);
  await tx.insert(emailConfirmations).values(row);
}

/** Ends the user's codes and links. */
export async function endConfirmations(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(emailConfirmations)
    .set({ endedAt: now })
    .where(and(eq(emailConfirmations.userId, userId), isNull(emailConfirmations.endedAt)));
}

/**
 * The user's code and link that have not ended, possibly expired, as far as they were sent to this
 * address.
 */
export async function findOpenConfirmation(
  reader: Reader,
  userId: string,
  email: string,
): Promise<ConfirmationRow | undefined> {
  const [row] = await reader
    .select()
    .from(emailConfirmations)
    .where(
      and(
        eq(emailConfirmations.userId, userId),
        eq(emailConfirmations.emailKey, emailKeyOf(email)),
        isNull(emailConfirmations.endedAt),
      ),
    )
    .orderBy(desc(emailConfirmations.createdAt))
    .limit(1);
  return row;
}

/** A user who confirms their address. */
export type UnconfirmedUser = Pick<
  UserRow,
  'userName' | 'email' | 'emailConfirmedAt' | 'registrationPending'
>;

/** Locks the user's row: the tries of one user are counted one after another. */
export async function lockUnconfirmedUser(
  tx: Tx,
  userId: string,
): Promise<UnconfirmedUser | undefined> {
  const [user] = await tx
    .select({
      userName: users.userName,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      registrationPending: users.registrationPending,
    })
    .from(users)
    .where(and(eq(users.id, userId), canSignIn))
    .for('no key update');
  return user;
}

/** Counts a wrong code. The caller holds the user's lock. */
export async function countWrongCode(tx: Tx, id: string): Promise<void> {
  await tx
    .update(emailConfirmations)
    .set({ wrongCodes: sql`${emailConfirmations.wrongCodes} + 1` })
    .where(eq(emailConfirmations.id, id));
}

/** The confirmation of a link that has neither ended nor expired. */
export async function findConfirmationByLink(
  reader: Reader,
  tokenHash: string,
  now: Date,
): Promise<ConfirmationRow | undefined> {
  const [row] = await reader
    .select()
    .from(emailConfirmations)
    .where(
      and(
        eq(emailConfirmations.tokenHash, tokenHash),
        isNull(emailConfirmations.endedAt),
        gt(emailConfirmations.linkExpiresAt, now),
      ),
    );
  return row;
}

/** Deletes confirmations that no limit counts any more and whose links have expired. */
export async function deleteExpiredConfirmations(reader: Reader, now: Date): Promise<void> {
  const before = subMilliseconds(now, MAIL_LIMIT_PERIOD_MS);
  await reader.delete(emailConfirmations).where(lt(emailConfirmations.linkExpiresAt, before));
}

/** Users who registered before `before` and never confirmed their address, with their store. */
export function selectUnconfirmedBefore(reader: Reader, before: Date, limit: number) {
  return reader
    .select({ userId: users.id, storeId: users.storeId })
    .from(users)
    .where(
      and(
        eq(users.registrationPending, true),
        isNull(users.archivedAt),
        lt(users.createdAt, before),
      ),
    )
    .orderBy(users.createdAt)
    .limit(limit);
}

/**
 * Deletes a user with everything that only they have, and their store.
 * @throws a foreign key violation if the store has products or other content
 */
export async function deleteRegistration(
  tx: Tx,
  { userId, storeId }: { readonly userId: string; readonly storeId: string },
): Promise<void> {
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(userPreferences).where(eq(userPreferences.userId, userId));
  await tx.delete(users).where(eq(users.id, userId));
  await tx.delete(stores).where(eq(stores.id, storeId));
}

/** Archives a user who can no longer confirm their registration. */
export async function archiveUser(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ archivedAt: now, updatedAt: now, revision: sql`${users.revision} + 1` })
    .where(eq(users.id, userId));
}
