import type { UserRecord } from '#application/users/user-actions.machine';
import { permissionsOf } from '#domain/permissions/permissions';
import { allowedUserActions } from '#domain/users/user-lifecycle';

/** A staff member, with the actions that the server offers to another admin. */
export function aColleague(changes: Partial<Omit<UserRecord, 'allowedActions'>> = {}): UserRecord {
  const user = {
    id: 'usr_7',
    firstName: 'Anas',
    lastName: 'Kadiri',
    userName: 'anas.kadiri',
    email: 'anas@exemple.ma',
    role: 'store_user' as const,
    status: 'active' as const,
    isArchived: false,
    isLastAdmin: false,
    invitation: null,
    ...changes,
  };
  const standing = { ...user, isSelf: false, invitation: user.invitation?.state ?? null };
  const permissions = new Set(permissionsOf('store_admin'));
  return { ...user, allowedActions: allowedUserActions(standing, permissions) };
}

const sentAt = '2026-11-20T09:00:00.000Z';

/** A sent invitation that is still valid. */
export const anInvitation = {
  state: 'pending',
  sentAt,
  expiresAt: '2026-11-27T09:00:00.000Z',
} as const satisfies UserRecord['invitation'];

/** The same invitation, withdrawn. */
export const aWithdrawnInvitation = {
  state: 'withdrawn',
  sentAt,
  expiresAt: null,
} as const satisfies UserRecord['invitation'];
