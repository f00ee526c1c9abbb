import type { Permission } from '#domain/permissions/permissions';
import { checkUserAction, type StaffUserAction } from '#domain/users/user-lifecycle';
import type { User } from '#openapi/types.generated';
import type { Principal, ServerContext, Tx } from '../context';
import { forbidden, notFound, problem } from '../http/problem-error';
import { resendInvitations } from './user-invitation';
import { presentUser, toUserState, type Viewer } from './user-presentation';
import {
  changeUserRows,
  countActiveAdmins,
  invalidateLinksOf,
  lockStaffOfStore,
  lockUsers,
  revokeAccess,
  type StaffRow,
  type UserChange,
} from './users.repository';

/** A requested action on some of the staff, applied to all of them or none. */
export interface RequestedUserAction {
  readonly ids: readonly string[];
  readonly action: StaffUserAction;
  readonly principal: Principal;
  readonly now: Date;
}

/** An archived or deactivated user has no valid link: a pending invitation must be sent again. */
const INVITATION_WITHDRAWN = { invitationExpiresAt: null };

/** The columns that each action writes. */
export const USER_EFFECTS: Record<
  Exclude<StaffUserAction, 'resendInvitation'>,
  (now: Date) => UserChange
> = {
  activate: () => ({ status: 'active' }),
  deactivate: () => ({ status: 'inactive', ...INVITATION_WITHDRAWN }),
  archive: (now) => ({ archivedAt: now, ...INVITATION_WITHDRAWN }),
  unarchive: () => ({ archivedAt: null }),
  withdrawInvitation: () => INVITATION_WITHDRAWN,
};

/**
 * Writes a validated action on locked rows. If it removes a user's access, their sessions and
 * password links end in the same transaction.
 */
export async function applyUserAction(
  tx: Tx,
  ids: readonly string[],
  action: keyof typeof USER_EFFECTS,
  now: Date,
): Promise<StaffRow[]> {
  const changed = await changeUserRows(tx, ids, USER_EFFECTS[action](now), now);
  if (action === 'archive' || action === 'deactivate') await revokeAccess(tx, ids, now);
  if (action === 'withdrawInvitation') await invalidateLinksOf(tx, ids, now);
  return changed;
}

/**
 * @throws ProblemError 403 not allowed for the role; 409 `action_not_allowed` with the current user
 */
function assertAllowed(user: StaffRow, action: StaffUserAction, onlooker: Viewer): void {
  const permissions = new Set<Permission>(onlooker.principal.permissions);
  const refusal = checkUserAction(toUserState(user, onlooker), action, permissions);
  if (refusal === 'forbidden') throw forbidden();
  if (refusal) throw problem(409, refusal, { current: presentUser(user, onlooker) });
}

/**
 * Carries out one action on the locked rows.
 * @returns the users after the action, in the requested order
 * @throws ProblemError 404 one is unknown to the store; 403; 409 `action_not_allowed` with the
 *   first user that the lifecycle does not allow
 */
export async function executeUserAction(
  tx: Tx,
  context: ServerContext,
  { ids, action, now, ...requested }: RequestedUserAction,
): Promise<User[]> {
  const principal = await lockStaffOfStore(tx, requested.principal);
  const found = await lockUsers(tx, principal.storeId, ids);
  if (found.length < ids.length) throw notFound();
  const activeAdmins = await countActiveAdmins(tx, principal.storeId);
  for (const user of found) assertAllowed(user, action, { principal, activeAdmins, now });

  const changed =
    action === 'resendInvitation'
      ? await resendInvitations(tx, context, { users: found, sender: principal, now })
      : await applyUserAction(tx, ids, action, now);
  const left = await countActiveAdmins(tx, principal.storeId);
  const byId = new Map(changed.map((user) => [user.id, user]));
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map((user) => presentUser(user, { principal, activeAdmins: left, now }));
}
