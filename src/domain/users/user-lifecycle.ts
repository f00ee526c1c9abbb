import {
  type AllowedAction,
  type Lifecycle,
  staffTransitions,
  transitionOf,
} from '../lifecycle/lifecycle';
import type { Permission, Role } from '../permissions/permissions';

export const USER_STATUSES = ['active', 'inactive'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** What the shop's staff can ask for; archive is what the specification calls delete. */
export const STAFF_USER_ACTIONS = ['activate', 'deactivate', 'archive', 'unarchive'] as const;
export type StaffUserAction = (typeof STAFF_USER_ACTIONS)[number];

const NOT_THE_LAST = 'nobody himself; never the last active store_admin';

/** Whether a member of staff may enter (specification, section 4; contract, user lifecycle). */
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
      condition: `${NOT_THE_LAST}; without \`users.manage\` a store_user only`,
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
      condition: NOT_THE_LAST,
      effect: 'his sessions and password links end at once; unarchive keeps the status',
    },
  ],
};

/** What the lifecycle must know of a user. `isLastAdmin`: no other active store_admin is left. */
export interface UserStanding {
  readonly status: UserStatus;
  readonly isArchived: boolean;
  readonly role: Role;
  readonly isSelf: boolean;
  readonly isLastAdmin: boolean;
}

type Refusal = 'forbidden' | 'action_not_allowed';

const PERMISSION: Record<StaffUserAction, Permission> = {
  activate: 'users.manage',
  deactivate: 'users.deactivate',
  archive: 'users.manage',
  unarchive: 'users.manage',
};

/** Whether the role of this user is within reach: who doesn't manage users reaches a store_user only. */
const isWithinReach = (role: Role, permissions: ReadonlySet<Permission>): boolean =>
  permissions.has('users.manage') || role === 'store_user';

/** Why an action is refused, or null when it may be taken now. */
export const judgeUserAction = (
  user: UserStanding,
  action: StaffUserAction,
  permissions: ReadonlySet<Permission>,
): Refusal | null => {
  if (!permissions.has(PERMISSION[action])) return 'forbidden';
  if (!user.isSelf && !isWithinReach(user.role, permissions)) return 'forbidden';
  if (action === 'unarchive') return user.isArchived ? null : 'action_not_allowed';
  if (user.isArchived || !transitionOf(USER_LIFECYCLE, user.status, action)) {
    return 'action_not_allowed';
  }
  const shutsOut = action !== 'activate';
  return shutsOut && (user.isSelf || user.isLastAdmin) ? 'action_not_allowed' : null;
};

/** The actions staff can take on a user, archive last. */
export const allowedUserActions = (
  user: UserStanding,
  permissions: ReadonlySet<Permission>,
): AllowedAction<StaffUserAction>[] => {
  const may = (action: StaffUserAction) => judgeUserAction(user, action, permissions) === null;
  if (user.isArchived) {
    return may('unarchive')
      ? [{ action: 'unarchive', to: user.status, reasonRequired: false }]
      : [];
  }
  return staffTransitions(USER_LIFECYCLE, user.status, permissions)
    .filter(({ action }) => may(action))
    .map(({ action, to }) => ({ action, to, reasonRequired: false }));
};

const RANK: Record<Role, number> = { store_user: 1, store_manager: 2, store_admin: 3 };

/** Nobody gives a role above his own (contract, user lifecycle). */
export const mayGiveRole = (own: Role, given: Role): boolean => RANK[given] <= RANK[own];
