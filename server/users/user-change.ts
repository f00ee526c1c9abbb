import { emailKeyOf } from '#domain/contact/email-key';
import { userNameKeyOf, withAddress } from '#domain/users/proved-address';
import { canAssignRole } from '#domain/users/user-lifecycle';
import type { Principal, Tx } from '../context';
import type { User, UserUpdate } from '../contract.generated';
import { forbidden, notFound, problem } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { userSearchText } from '../search/user-search-text';
import { assertUserFields, isRenamed, rethrowTakenUserName, userColumnsOf } from './user-fields';
import { presentUser } from './user-presentation';
import {
  changeUserRows,
  countActiveAdmins,
  invalidateLinksOf,
  lockStaffOfStore,
  lockUsers,
  type StaffRow,
  type UserChange,
} from './users.repository';

/** A requested change of a member of staff, with the revision that the caller read. */
export interface RequestedUserChange {
  readonly userId: string;
  readonly body: UserUpdate;
  readonly revision: number | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Users may change their own account, but never their own role. They may change others with
 * `users.manage`, and assign no role above their own. The last active store_admin thus keeps their
 * role: only another store_admin could change it.
 * @throws ProblemError 403
 */
function assertMayWrite(user: StaffRow, { role }: UserUpdate, principal: Principal): void {
  const isSelf = user.id === principal.userId;
  if (!isSelf && !principal.permissions.includes('users.manage')) throw forbidden();
  if (role === undefined || role === user.role) return;
  if (isSelf || !canAssignRole(principal.role, role)) throw forbidden();
}

/**
 * A registration confirms the address that it was made with, which is also its user name.
 * @throws ProblemError 409 `email_unconfirmed`
 */
function assertAddressMayChange(user: StaffRow, { email, userName }: UserChange): void {
  if (!user.registrationPending) return;
  if (email === user.email && userName === user.userName) return;
  throw problem(409, 'email_unconfirmed');
}

function isAddressChanged(user: StaffRow, { email = user.email }: UserChange): boolean {
  return emailKeyOf(email) !== emailKeyOf(user.email);
}

/**
 * The columns of user name and address: another address is not proved, and the links that were sent
 * to the old one end, an invitation among them. A user name that was the old address follows, unless
 * another one is given.
 */
function addressColumnsOf(user: StaffRow, body: UserUpdate): UserChange {
  const { email = user.email, userName: typed = user.userName } = userColumnsOf(body);
  const moved = withAddress(user, email);
  const isFollowing = moved.userName !== user.userName && !isRenamed(body, user);
  const userName = isFollowing ? moved.userName : typed;
  return {
    userName,
    userNameKey: userNameKeyOf(userName),
    email,
    emailConfirmedAt: moved.emailConfirmedAt,
    ...(isAddressChanged(user, { email }) && { invitationExpiresAt: null }),
  };
}

/**
 * Changes the given fields; validates and writes them under the row's lock.
 * @returns the changed user
 * @throws ProblemError 404 unknown to the store; 403; 428, 412 the revision; 409 archived, the
 *   user name is taken, or the address to change is unconfirmed; 422 with the fields that are wrong
 */
export async function changeUser(tx: Tx, requested: RequestedUserChange): Promise<User> {
  const { userId, body, revision, now } = requested;
  const principal = await lockStaffOfStore(tx, requested.principal);
  const [user] = await lockUsers(tx, principal.storeId, [userId]);
  if (!user) throw notFound();
  assertMayWrite(user, body, principal);
  const activeAdmins = await countActiveAdmins(tx, principal.storeId);
  const current = presentUser(user, { principal, activeAdmins, now });
  assertRevision(revision, current);
  if (current.isArchived) throw problem(409, 'action_not_allowed', { current });
  assertUserFields(body, user);

  const change = { ...userColumnsOf(body), ...addressColumnsOf(user, body) };
  assertAddressMayChange(user, change);
  if (isAddressChanged(user, change)) await invalidateLinksOf(tx, [userId], now);
  const searchText = userSearchText({ ...user, ...change });
  const [changed] = await changeUserRows(tx, [userId], { ...change, searchText }, now).catch(
    rethrowTakenUserName(current),
  );
  if (!changed) throw notFound();
  return presentUser(changed, {
    principal,
    activeAdmins: await countActiveAdmins(tx, principal.storeId),
    now,
  });
}
