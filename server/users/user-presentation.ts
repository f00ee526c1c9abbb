import type { Permission } from '#domain/permissions/permissions';
import { allowedUserActions, type UserStanding } from '#domain/users/user-lifecycle';
import type { Principal } from '../context';
import type { User } from '../contract.generated';
import type { StaffRow } from './users.repository';

/** Who looks at a user, and among how many active admins of the store. */
export interface Onlooker {
  readonly principal: Principal;
  readonly activeAdmins: number;
}

/** The user as his lifecycle sees him. */
export const standingOf = (user: StaffRow, { principal, activeAdmins }: Onlooker): UserStanding => {
  const isArchived = user.archivedAt !== null;
  const isActiveAdmin = user.role === 'store_admin' && user.status === 'active' && !isArchived;
  return {
    status: user.status,
    isArchived,
    role: user.role,
    isSelf: user.id === principal.userId,
    isLastAdmin: isActiveAdmin && activeAdmins <= 1,
  };
};

/** What the contract shows of a user to himself and to others. */
export const presentPerson = (user: StaffRow) => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  userName: user.userName,
  email: user.email,
  role: user.role,
  phoneNumber: user.phoneNumber,
  status: user.status,
  lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
  createdAt: user.createdAt.toISOString(),
  updatedAt: user.updatedAt.toISOString(),
  revision: user.revision,
});

/** A user as the contract shows him to who asks. */
export const presentUser = (user: StaffRow, onlooker: Onlooker): User => ({
  ...presentPerson(user),
  isArchived: user.archivedAt !== null,
  allowedActions: allowedUserActions(
    standingOf(user, onlooker),
    new Set<Permission>(onlooker.principal.permissions),
  ),
});
