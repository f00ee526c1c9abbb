import { and, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { cities } from '../database/schema/reference';
import { sessions, stores, users } from '../database/schema/stores';

export type UserRow = typeof users.$inferSelect;
export type StoreRow = typeof stores.$inferSelect;

/** Sign-in compares user names without case. */
export function userNameKeyOf(userName: string): string {
  return userName.trim().toLowerCase();
}

/** The condition of users who may sign in: active and not archived. */
export const canSignIn = and(eq(users.status, 'active'), isNull(users.archivedAt));

/** A user with their store and the store's city. */
export interface UserWithStore {
  readonly user: UserRow;
  readonly store: StoreRow;
  readonly cityName: string | null;
}

/** The signed-in user with the data that the shell shows. */
export async function findUserWithStore(
  reader: Reader,
  userId: string,
): Promise<UserWithStore | undefined> {
  const [found] = await reader
    .select({ user: users, store: stores, cityName: cities.name })
    .from(users)
    .innerJoin(stores, eq(stores.id, users.storeId))
    .leftJoin(cities, eq(cities.id, stores.cityId))
    .where(eq(users.id, userId));
  return found;
}

/** Opens a session and records when its user was last seen. */
export async function insertSession(tx: Tx, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
  await markSeen(tx, session.userId, session.createdAt);
}

/**
 * Locks the user's row, and opens the session only if the user may still sign in with the compared
 * password. So a concurrent password change or archiving ends this session too.
 * @returns whether the session was opened
 */
export async function insertSessionIfAllowed(
  tx: Tx,
  { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  session: typeof sessions.$inferInsert,
): Promise<boolean> {
  const [held] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), canSignIn))
    .for('no key update');
  if (held) await insertSession(tx, session);
  return held !== undefined;
}

/** Records when a user was last seen. It does not change the revision. */
async function markSeen(reader: Reader, userId: string, now: Date): Promise<void> {
  await reader.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId));
}

/** Records a session's refresh and when its user was last seen. */
export async function markRefreshed(
  reader: Reader,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<void> {
  await reader.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
  await markSeen(reader, userId, now);
}

/** Ends a session: its tokens are invalid from the next request on. */
export async function endSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ endedAt: now }).where(eq(sessions.id, sessionId));
}

/** Ends all open sessions of these users, except `save`: their tokens are invalid at once. */
export async function endSessionsOf(
  tx: Tx,
  userIds: readonly string[],
  now: Date,
  save?: string,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        inArray(sessions.userId, [...userIds]),
        isNull(sessions.endedAt),
        save === undefined ? undefined : ne(sessions.id, save),
      ),
    );
}

/** Deletes sessions whose tokens have all expired. */
export async function deleteExpiredSessions(reader: Reader, now: Date): Promise<void> {
  await reader.delete(sessions).where(lt(sessions.expiresAt, now));
}
