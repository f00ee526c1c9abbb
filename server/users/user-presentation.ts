import type { Permission } from '#domain/permissions/permissions';
import { invitationState } from '#domain/users/invitation';
import { takesPart } from '#domain/users/participation';
import { allowedUserActions, type UserState } from '#domain/users/user-lifecycle';
import type { User } from '#openapi/types.generated';
import type { Principal } from '../context';
import { presentEmailChange } from '../session/pending-email-change';
import { presentUserFields } from '../session/present-user-fields';
import { toMembership } from '../session/session.repository';
import type { StaffRow } from './users.repository';

/** The caller who views a user, and the store's number of active admins. */
export interface Viewer {
  readonly principal: Principal;
  readonly activeAdmins: number;
  readonly now: Date;
}

/** The user in the form that the lifecycle rules take. */
export function toUserState(user: StaffRow, { principal, activeAdmins, now }: Viewer): UserState {
  const isActiveAdmin = user.role === 'store_admin' && takesPart(toMembership(user));
  return {
    status: user.status,
    isArchived: user.archivedAt !== null,
    role: user.role,
    isSelf: user.id === principal.userId,
    isLastAdmin: isActiveAdmin && activeAdmins <= 1,
    invitation: invitationState(user, now),
  };
}

/** The invitation that the user has not accepted yet. */
function presentInvitation(user: StaffRow, now: Date): User['invitation'] {
  const state = invitationState(user, now);
  if (state === null || user.invitedAt === null) return null;
  return {
    state,
    sentAt: user.invitedAt.toISOString(),
    expiresAt: user.invitationExpiresAt?.toISOString() ?? null,
  };
}

/** The user in the contract's form, with the actions that the viewer may take. */
export function presentUser(user: StaffRow, onlooker: Viewer): User {
  const standing = toUserState(user, onlooker);
  const permissions = new Set<Permission>(onlooker.principal.permissions);
  return {
    ...presentUserFields(user),
    emailChange: presentEmailChange(user.emailChange, onlooker.now),
    isArchived: standing.isArchived,
    isLastAdmin: standing.isLastAdmin,
    invitation: presentInvitation(user, onlooker.now),
    allowedActions: allowedUserActions(standing, permissions),
  };
}
