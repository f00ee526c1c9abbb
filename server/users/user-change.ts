import { emailKeyOf } from '#domain/contact/email-key';
import { isOnlyInvited } from '#domain/users/invitation';
import { isSameAddress, userNameKeyOf, withAddress } from '#domain/users/proved-address';
import { canAssignRole } from '#domain/users/user-lifecycle';
import type { User, UserUpdate } from '#openapi/types.generated';
import type { Principal, ServerContext, Tx } from '../context';
import { forbidden, invalid, notFound, problem } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { userSearchText } from '../search/user-search-text';
import type { FreshSignIn } from '../session/fresh-sign-in';
import {
  assertMayRename,
  inviteAtNewAddress,
  newEmailOf,
  requestUserEmail,
} from './user-email-change';
import { assertUserFields, isRenamed, rethrowTakenUserName, userColumnsOf } from './user-fields';
import { presentUser } from './user-presentation';
import {
  changeUserRows,
  countActiveAdmins,
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
  /** The caller's evidence, where the update changes the address of somebody who has come in. */
  readonly fresh: FreshSignIn | undefined;
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
 * The columns of user name and address of a user who never came in: the address is not proved, and a
 * user name that was the old address follows, unless another one is given.
 */
function invitedColumnsOf(user: StaffRow, body: UserUpdate): UserChange {
  const { email = user.email, userName: typed = user.userName } = userColumnsOf(body);
  const moved = withAddress(user, email);
  const isFollowing = moved.userName !== user.userName && !isRenamed(body, user);
  const userName = isFollowing ? moved.userName : typed;
  const { emailConfirmedAt } = moved;
  return { userName, userNameKey: userNameKeyOf(userName), email, emailConfirmedAt };
}

/**
 * The columns of a given user name. One that is the new address follows it when it is proved: it is
 * not the user's own before that.
 * @throws ProblemError 422 `not_own_address`
 */
function renamedColumns(user: StaffRow, body: UserUpdate, newEmail: string): UserChange {
  const { userName, userNameKey } = userColumnsOf(body);
  if (userName === undefined || userNameKey === undefined) return {};
  if (!isSameAddress(userName, newEmail)) return { userName, userNameKey };
  if (isSameAddress(user.userName, user.email)) return {};
  throw invalid({ userName: ['not_own_address'] });
}

/**
 * The columns of an update. Another address of a user who has come in is requested instead, and
 * counts once it is proved; another spelling of the same one is saved.
 * @throws ProblemError 401; 409 `email_unconfirmed`; 422 at the field; 429
 */
async function columnsOf(
  tx: Tx,
  context: ServerContext,
  user: StaffRow,
  { body, ...requested }: Omit<RequestedUserChange, 'userId'>,
): Promise<UserChange> {
  const columns = userColumnsOf(body);
  const newEmail = newEmailOf(user, body);
  if (newEmail !== undefined || isRenamed(body, user)) assertMayRename(user);
  if (newEmail === undefined) return columns;
  if (isOnlyInvited(user)) return { ...columns, ...invitedColumnsOf(user, body) };
  const { email: _email, userName: _name, userNameKey: _key, ...others } = columns;
  const renamed = renamedColumns(user, body, newEmail);
  await requestUserEmail(tx, context, user, newEmail, requested);
  return { ...others, ...renamed };
}

/**
 * Changes the given fields; validates and writes them under the row's lock.
 * @returns the changed user
 * @throws ProblemError 404 unknown to the store; 403; 428, 412 the revision; 409 archived, the
 *   user name is taken, or the address to change is unconfirmed; 422 with the fields that are wrong;
 *   429 too many mails
 */
export async function changeUser(
  tx: Tx,
  context: ServerContext,
  requested: RequestedUserChange,
): Promise<User> {
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

  const change = await columnsOf(tx, context, user, { ...requested, principal });
  const searchText = userSearchText({ ...user, ...change });
  const [changed] = await changeUserRows(tx, [userId], { ...change, searchText }, now).catch(
    rethrowTakenUserName(current),
  );
  const isMoved = changed && emailKeyOf(changed.email) !== emailKeyOf(user.email);
  const told = isMoved
    ? await inviteAtNewAddress(tx, context, changed, { principal, now })
    : changed;
  if (!told) throw notFound();
  return presentUser(told, {
    principal,
    activeAdmins: await countActiveAdmins(tx, principal.storeId),
    now,
  });
}
