import {
  type AllowedAction,
  type Lifecycle,
  staffTransitions,
  transitionOf,
} from '../lifecycle/lifecycle';
import type { Permission, Role } from '../permissions/permissions';
import type { InvitationState } from './invitation';

export const USER_STATUSES = ['active', 'inactive'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** The actions of the store's staff on users; archive is what the specification calls delete. */
export const STAFF_USER_ACTIONS = [
  'activate',
  'deactivate',
  'archive',
  'unarchive',
  'resendInvitation',
  'withdrawInvitation',
] as const;
export type StaffUserAction = (typeof STAFF_USER_ACTIONS)[number];

const NOT_LAST_ADMIN_CONDITION = 'nobody himself; never the last active store_admin';

/** Whether a staff member may sign in (specification, section 4; contract, user lifecycle). */
export const USER_LIFECYCLE: Lifecycle<UserStatus, 'activate' | 'deactivate' | 'archive'> = {
  name: 'user',
  statuses: USER_STATUSES,
  transitions: [
    {
      from: ['active'],
      action: 'deactivate',
      to: 'inactive',
      who: ['staff'],
      permission: 'users.deactivate',
      condition: `${NOT_LAST_ADMIN_CONDITION}; without \`users.manage\` a store_user only`,
      effect: 'his sessions and password links end at once',
    },
    {
      from: ['inactive'],
      action: 'activate',
      to: 'active',
      who: ['staff'],
      permission: 'users.manage',
    },
    {
      from: ['active', 'inactive'],
      action: 'archive',
      to: 'archived',
      who: ['staff'],
      permission: 'users.manage',
      condition: NOT_LAST_ADMIN_CONDITION,
      effect: 'his sessions and password links end at once; unarchive keeps the status',
    },
  ],
};

/**
 * The user data that the lifecycle needs. `isLastAdmin`: the store has no other active store_admin.
 */
export interface UserState {
  readonly status: UserStatus;
  readonly isArchived: boolean;
  readonly role: Role;
  readonly isSelf: boolean;
  readonly isLastAdmin: boolean;
  /** Null for a user who has accepted their invitation, or never needed one. */
  readonly invitation: InvitationState | null;
}

type Refusal = 'forbidden' | 'action_not_allowed';

/** Why an action cannot be taken on a user; each reason has its own text. */
export const USER_REFUSALS = [
  'no_permission',
  'beyond_role',
  'last_admin',
  'self',
  'archived',
  'wrong_status',
  'not_invited',
] as const;
export type UserRefusal = (typeof USER_REFUSALS)[number];

const PERMISSION: Record<StaffUserAction, Permission> = {
  activate: 'users.manage',
  deactivate: 'users.deactivate',
  archive: 'users.manage',
  unarchive: 'users.manage',
  resendInvitation: 'users.manage',
  withdrawInvitation: 'users.manage',
};

/**
 * Whether the caller may act on a user of this role: without `users.manage`, on a store_user only.
 */
function canManageRole(role: Role, permissions: ReadonlySet<Permission>): boolean {
  return permissions.has('users.manage') || role === 'store_user';
}

function refusedInvitation(
  { status, invitation }: UserState,
  action: 'resendInvitation' | 'withdrawInvitation',
): UserRefusal | null {
  if (invitation === null) return 'not_invited';
  if (action === 'withdrawInvitation') return invitation === 'pending' ? null : 'not_invited';
  return status === 'active' ? null : 'wrong_status';
}

/** Users cannot deactivate or archive themselves, nor the store's last admin. */
function refusalOfRevokingAccess({ isSelf, isLastAdmin }: UserState): UserRefusal | null {
  if (isLastAdmin) return 'last_admin';
  return isSelf ? 'self' : null;
}

function refusedNow(user: UserState, action: StaffUserAction): UserRefusal | null {
  if (action === 'unarchive') return user.isArchived ? null : 'wrong_status';
  if (user.isArchived) return 'archived';
  if (action === 'resendInvitation' || action === 'withdrawInvitation') {
    return refusedInvitation(user, action);
  }
  if (!transitionOf(USER_LIFECYCLE, user.status, action)) return 'wrong_status';
  return action === 'activate' ? null : refusalOfRevokingAccess(user);
}

/**
 * Why an action cannot be taken on a user, known before it is tried; null when it is allowed now.
 */
export function userRefusal(
  user: UserState,
  action: StaffUserAction,
  permissions: ReadonlySet<Permission>,
): UserRefusal | null {
  if (!permissions.has(PERMISSION[action])) return 'no_permission';
  if (!user.isSelf && !canManageRole(user.role, permissions)) return 'beyond_role';
  return refusedNow(user, action);
}

/** The server's refusal of an action, or null when it is allowed now. */
export function checkUserAction(
  user: UserState,
  action: StaffUserAction,
  permissions: ReadonlySet<Permission>,
): Refusal | null {
  const refusal = userRefusal(user, action, permissions);
  if (refusal === null) return null;
  return refusal === 'no_permission' || refusal === 'beyond_role'
    ? 'forbidden'
    : 'action_not_allowed';
}

const INVITATION_ACTIONS = ['resendInvitation', 'withdrawInvitation'] as const;

/** The staff actions on a user: first the status changes, then the actions on their invitation. */
export function allowedUserActions(
  user: UserState,
  permissions: ReadonlySet<Permission>,
): AllowedAction<StaffUserAction>[] {
  const may = (action: StaffUserAction) => checkUserAction(user, action, permissions) === null;
  if (user.isArchived) {
    return may('unarchive')
      ? [{ action: 'unarchive', to: user.status, reasonRequired: false }]
      : [];
  }
  const moves = staffTransitions(USER_LIFECYCLE, user.status, permissions).map(
    ({ action, to }) => ({ action, to: to as string }),
  );
  const invitations = INVITATION_ACTIONS.map((action) => ({ action, to: user.status }));
  return [...moves, ...invitations]
    .filter(({ action }) => may(action))
    .map(({ action, to }) => ({ action, to, reasonRequired: false }));
}

const RANK: Record<Role, number> = { store_user: 1, store_manager: 2, store_admin: 3 };

/** The permission that an action requires, independent of the user. */
export function permissionFor(action: StaffUserAction): Permission {
  return PERMISSION[action];
}

/** A user cannot assign a role above their own (contract, user lifecycle). */
export function canAssignRole(own: Role, given: Role): boolean {
  return RANK[given] <= RANK[own];
}
