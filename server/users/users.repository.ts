import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { permissionsOf } from '#domain/permissions/permissions';
import { userNameKeyOf } from '#domain/users/proved-address';
import type { Principal, Reader, Tx } from '../context';
import { passwordResets, userPreferences } from '../database/schema/people';
import { stores, users } from '../database/schema/stores';
import { cancelChangesOf } from '../email-changes/email-changes.repository';
import { forgetDevicesOf } from '../session/known-devices.repository';
import { PENDING_CHANGE_OF_USER, type PendingEmailChange } from '../session/pending-email-change';
import { canSignIn, endSessionsOf, takesPart, type UserRow } from '../session/session.repository';
import { tokenInvalid } from '../session/tokens';

/** Columns that other modules may read: the password hash stays in the session's repository. */
export const USER_COLUMNS = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  userName: users.userName,
  email: users.email,
  emailConfirmedAt: users.emailConfirmedAt,
  registrationPending: users.registrationPending,
  emailChange: PENDING_CHANGE_OF_USER,
  phoneNumber: users.phoneNumber,
  role: users.role,
  status: users.status,
  invitedAt: users.invitedAt,
  invitationExpiresAt: users.invitationExpiresAt,
  archivedAt: users.archivedAt,
  lastSeenAt: users.lastSeenAt,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  revision: users.revision,
};

/** A member of staff without the password hash. */
export type StaffRow = Pick<UserRow, Exclude<keyof typeof USER_COLUMNS, 'emailChange'>> & {
  readonly emailChange: PendingEmailChange | null;
};

/** The user, archived or not; undefined if unknown to this store. */
export async function findStaff(
  reader: Reader,
  storeId: string,
  userId: string,
): Promise<StaffRow | undefined> {
  const [user] = await reader
    .select(USER_COLUMNS)
    .from(users)
    .where(and(eq(users.id, userId), eq(users.storeId, storeId)));
  return user;
}

/** The archived user of this store with this user name, compared without case. */
export async function findArchivedByUserName(
  reader: Reader,
  storeId: string,
  userName: string,
): Promise<StaffRow | undefined> {
  const [user] = await reader
    .select(USER_COLUMNS)
    .from(users)
    .where(
      and(
        eq(users.storeId, storeId),
        eq(users.userNameKey, userNameKeyOf(userName)),
        isNotNull(users.archivedAt),
      ),
    );
  return user;
}

/** The number of the store's admins who take part in it. */
export async function countActiveAdmins(reader: Reader, storeId: string): Promise<number> {
  const [row] = await reader
    .select({ admins: count() })
    .from(users)
    .where(and(eq(users.storeId, storeId), eq(users.role, 'store_admin'), takesPart));
  return row?.admins ?? 0;
}

/**
 * Serialises changes of a store's staff, and checks the caller's access again: two admins who
 * archive each other concurrently must not both succeed.
 * @returns the caller, with their current role
 * @throws ProblemError 401 if the caller may no longer sign in
 */
export async function lockStaffOfStore(tx: Tx, principal: Principal): Promise<Principal> {
  await tx
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.id, principal.storeId))
    .for('no key update');
  const [self] = await tx
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, principal.userId), canSignIn));
  if (!self) throw tokenInvalid();
  return { ...principal, role: self.role, permissions: permissionsOf(self.role) };
}

/** Locks these users of this store, in the order of their ids. */
export async function lockUsers(
  tx: Tx,
  storeId: string,
  ids: readonly string[],
): Promise<StaffRow[]> {
  return tx
    .select(USER_COLUMNS)
    .from(users)
    .where(and(eq(users.storeId, storeId), inArray(users.id, [...ids])))
    .orderBy(asc(users.id))
    .for('no key update');
}

/** Columns of a user that staff may change. */
export type UserChange = Partial<
  Pick<
    UserRow,
    | 'firstName'
    | 'lastName'
    | 'userName'
    | 'userNameKey'
    | 'email'
    | 'emailConfirmedAt'
    | 'phoneNumber'
    | 'role'
    | 'status'
    | 'archivedAt'
    | 'searchText'
    | 'passwordHash'
    | 'invitedAt'
    | 'invitationExpiresAt'
  >
>;

/** Writes the change and increments the revisions. The caller holds the rows' locks. */
export async function changeUserRows(
  tx: Tx,
  ids: readonly string[],
  change: UserChange,
  now: Date,
): Promise<StaffRow[]> {
  return tx
    .update(users)
    .set({ ...change, updatedAt: now, revision: sql`${users.revision} + 1` })
    .where(inArray(users.id, [...ids]))
    .returning(USER_COLUMNS);
}

/** Inserts a member of staff with their language. */
export async function insertUser(
  tx: Tx,
  user: typeof users.$inferInsert,
  language: 'fr' | 'ar' | 'en',
): Promise<void> {
  const now = user.createdAt ?? new Date();
  await tx.insert(users).values(user);
  await tx.insert(userPreferences).values({
    userId: user.id,
    language,
    settings: {},
    createdAt: now,
    updatedAt: now,
    revision: 1,
  });
}

/** Invalidates the links that set these users' passwords. */
export async function invalidateLinksOf(
  tx: Tx,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(inArray(passwordResets.userId, [...userIds]), isNull(passwordResets.usedAt)));
}

/**
 * Ends these users' access: sessions, except `save`, links that set a password, changes of addresses
 * that wait for a proof, and the knowledge of their devices.
 */
export async function revokeAccess(
  tx: Tx,
  userIds: readonly string[],
  now: Date,
  save?: string,
): Promise<void> {
  await endSessionsOf(tx, userIds, now, save);
  await invalidateLinksOf(tx, userIds, now);
  await cancelChangesOf(tx, userIds, now);
  await forgetDevicesOf(tx, userIds);
}
