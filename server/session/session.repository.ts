import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Availability } from '#domain/stores/store-availability';
import type { Membership } from '#domain/users/participation';
import type { Reader, Tx } from '../context';
import { cities } from '../database/schema/reference';
import { sessions, storeAvailability, storeLogos, stores, users } from '../database/schema/stores';
import { STORED_LOGO, type StoredLogo } from './card-logo';
import { PENDING_CHANGE_OF_USER, type PendingEmailChange } from './pending-email-change';

export type UserRow = typeof users.$inferSelect;
export type StoreRow = typeof stores.$inferSelect;

/**
 * The condition of users whose session or link works: active and not archived. It also holds for
 * users who were only invited, because the link of an invitation needs it. Whoever counts or informs
 * users needs {@link takesPart}.
 */
export const canSignIn = and(eq(users.status, 'active'), isNull(users.archivedAt));

/** The same of a row that was read. */
export function maySignIn({ status, archivedAt }: Pick<UserRow, 'status' | 'archivedAt'>): boolean {
  return status === 'active' && archivedAt === null;
}

/**
 * The condition of users who take part in their store, as `takesPart` of
 * `src/domain/users/participation.ts`: they may sign in and have come in. Notifications and the
 * number of admins depend on it.
 */
export const takesPart = sql<boolean>`(${canSignIn} and ${users.invitedAt} is null)`;

/**
 * The condition of users who take part and have proved that the address is theirs
 * (`canReceiveStoreMail`): they receive the store's mails, and their address finds them: for a
 * sign-in by a provider, a linking or a reset.
 */
export const takesPartWithConfirmedEmail = sql<boolean>`(${takesPart} and ${users.emailConfirmedAt} is not null)`;

/** What of a row decides whether its user takes part in the store. */
export function toMembership({
  status,
  archivedAt,
  invitedAt,
}: Pick<UserRow, 'status' | 'archivedAt' | 'invitedAt'>): Membership {
  return { status, isArchived: archivedAt !== null, isInvited: invitedAt !== null };
}

/** A user with their store and the store's city. */
export interface UserWithStore {
  readonly user: UserRow;
  readonly store: StoreRow;
  readonly cityName: string | null;
  readonly emailChange: PendingEmailChange | null;
  /** Null when the store has set none. */
  readonly hours: Pick<Availability, 'weekly' | 'closures'> | null;
  readonly logo: StoredLogo;
}

/** The signed-in user with the data that the shell shows. */
export async function findUserWithStore(
  reader: Reader,
  userId: string,
): Promise<UserWithStore | undefined> {
  const [found] = await reader
    .select({
      user: users,
      store: stores,
      cityName: cities.name,
      emailChange: PENDING_CHANGE_OF_USER,
      hours: { weekly: storeAvailability.weekly, closures: storeAvailability.closures },
      logo: STORED_LOGO,
    })
    .from(users)
    .innerJoin(stores, eq(stores.id, users.storeId))
    .leftJoin(cities, eq(cities.id, stores.cityId))
    .leftJoin(storeAvailability, eq(storeAvailability.storeId, stores.id))
    .leftJoin(storeLogos, eq(storeLogos.storeId, stores.id))
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
