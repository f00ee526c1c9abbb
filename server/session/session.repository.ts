import { and, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { cities } from '../database/schema/reference';
import { sessions, stores, users } from '../database/schema/stores';

/** A row of staff. */
export type UserRow = typeof users.$inferSelect;
/** A row of a store. */
export type StoreRow = typeof stores.$inferSelect;

/** Sign-in compares user names without case. */
export const userNameKeyOf = (userName: string): string => userName.trim().toLowerCase();

/** Active and not archived. */
export const canSignIn = and(eq(users.status, 'active'), isNull(users.archivedAt));

/** The user of that name, whether or not he may enter. */
export const findUserByName = async (
  reader: Reader,
  userName: string,
): Promise<UserRow | undefined> => {
  const [user] = await reader
    .select()
    .from(users)
    .where(eq(users.userNameKey, userNameKeyOf(userName)));
  return user;
};

/** A user with his store and the store's city. */
export interface UserWithStore {
  readonly user: UserRow;
  readonly store: StoreRow;
  readonly cityName: string | null;
}

/** Who is signed in, as the shell shows him. */
export const findUserWithStore = async (
  reader: Reader,
  userId: string,
): Promise<UserWithStore | undefined> => {
  const [found] = await reader
    .select({ user: users, store: stores, cityName: cities.name })
    .from(users)
    .innerJoin(stores, eq(stores.id, users.storeId))
    .leftJoin(cities, eq(cities.id, stores.cityId))
    .where(eq(users.id, userId));
  return found;
};

/** Opens a session and notes that its user was seen. */
export const insertSession = async (
  tx: Tx,
  session: typeof sessions.$inferInsert,
): Promise<void> => {
  await tx.insert(sessions).values(session);
  await markSeen(tx, session.userId, session.createdAt);
};

/**
 * Holds the user's row until the session stands, and opens it only if he may still enter with the
 * password that was compared: a password change or an archiving at the same moment misses no session.
 * @returns whether the session was opened
 */
export const insertSessionIfAllowed = async (
  tx: Tx,
  { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  session: typeof sessions.$inferInsert,
): Promise<boolean> => {
  const [held] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), canSignIn))
    .for('no key update');
  if (held) await insertSession(tx, session);
  return held !== undefined;
};

/** Notes when a user was last seen; that is no change of his record. */
const markSeen = async (reader: Reader, userId: string, now: Date): Promise<void> => {
  await reader.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId));
};

/** Notes that a session was refreshed, and its user seen. */
export const markRefreshed = async (
  reader: Reader,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<void> => {
  await reader.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
  await markSeen(reader, userId, now);
};

/** Ends a session: its tokens are worthless from the next request on. */
export const endSession = async (tx: Tx, sessionId: string, now: Date): Promise<void> => {
  await tx.update(sessions).set({ endedAt: now }).where(eq(sessions.id, sessionId));
};

/** Ends all open sessions of these users, save one: their tokens are worthless at once. */
export const endSessionsOf = async (
  tx: Tx,
  userIds: readonly string[],
  now: Date,
  save?: string,
): Promise<void> => {
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
};

/** A store and its first user, at registration. */
export const insertStore = async (
  tx: Tx,
  store: typeof stores.$inferInsert,
  user: typeof users.$inferInsert,
): Promise<void> => {
  await tx.insert(stores).values(store);
  await tx.insert(users).values(user);
};

/** Forgets sessions whose tokens have all expired. */
export const deleteExpiredSessions = async (reader: Reader, now: Date): Promise<void> => {
  await reader.delete(sessions).where(lt(sessions.expiresAt, now));
};
