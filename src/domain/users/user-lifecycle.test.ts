import { describe, expect, test } from 'vitest';
import { permissionsOf, ROLES, type Role } from '../permissions/permissions';
import { invitationState } from './invitation';
import {
  allowedUserActions,
  canAssignRole,
  checkUserAction,
  STAFF_USER_ACTIONS,
  type UserState,
  userRefusal,
} from './user-lifecycle';

const colleague: UserState = {
  status: 'active',
  isArchived: false,
  role: 'store_user',
  isSelf: false,
  isLastAdmin: false,
  invitation: null,
};

describe('Actions that an admin may take on', () => {
  test.each([
    ['an active colleague', {}, ['deactivate', 'archive']],
    ['an inactive colleague', { status: 'inactive' }, ['activate', 'archive']],
    ['an archived colleague', { isArchived: true }, ['unarchive']],
    ['another admin', { role: 'store_admin' }, ['deactivate', 'archive']],
    ['himself', { role: 'store_admin', isSelf: true }, []],
    ['the last admin', { role: 'store_admin', isLastAdmin: true }, []],
    [
      'a colleague who was invited',
      { invitation: 'pending' },
      ['deactivate', 'archive', 'resendInvitation', 'withdrawInvitation'],
    ],
    [
      'one whose invitation has expired',
      { invitation: 'expired' },
      ['deactivate', 'archive', 'resendInvitation'],
    ],
    [
      'an inactive one who was invited',
      { status: 'inactive', invitation: 'withdrawn' },
      ['activate', 'archive'],
    ],
  ] as const)('%s', (_whom, change, expected) => {
    expect(offered({ ...colleague, ...change }, 'store_admin')).toEqual(expected);
  });
});

describe('Actions that a manager may take on', () => {
  test.each([
    ['an active store_user', {}, ['deactivate']],
    ['an inactive store_user', { status: 'inactive' }, []],
    ['another manager', { role: 'store_manager' }, []],
    ['an admin', { role: 'store_admin' }, []],
    ['an archived store_user', { isArchived: true }, []],
  ] as const)('%s', (_whom, change, expected) => {
    expect(offered({ ...colleague, ...change }, 'store_manager')).toEqual(expected);
  });
});

test('A store user may take no action on another user', () => {
  const judged = STAFF_USER_ACTIONS.map((action) =>
    checkUserAction(colleague, action, new Set(permissionsOf('store_user'))),
  );
  expect(new Set(judged)).toEqual(new Set(['forbidden']));
});

test('A manager who deactivates an admin is refused as forbidden', () => {
  const admin = { ...colleague, role: 'store_admin' as const };
  const permissions = new Set(permissionsOf('store_manager'));
  expect(checkUserAction(admin, 'deactivate', permissions)).toBe('forbidden');
});

test.each([
  ['deactivate', { role: 'store_admin', isSelf: true, isLastAdmin: true }, 'last_admin'],
  ['archive', { role: 'store_admin', isSelf: true }, 'self'],
  ['activate', {}, 'wrong_status'],
  ['unarchive', {}, 'wrong_status'],
  ['deactivate', { isArchived: true }, 'archived'],
  ['resendInvitation', {}, 'not_invited'],
  ['resendInvitation', { invitation: 'expired', status: 'inactive' }, 'wrong_status'],
  ['withdrawInvitation', { invitation: 'expired' }, 'not_invited'],
  ['deactivate', {}, null],
] as const)(
  'An admin who would %s a user who is %j gets the refusal %s in advance',
  (action, change, told) => {
    const permissions = new Set(permissionsOf('store_admin'));
    expect(userRefusal({ ...colleague, ...change }, action, permissions)).toBe(told);
  },
);

test('A manager gets the refusal beyond_role for an admin, and no_permission for an action of admins only', () => {
  const permissions = new Set(permissionsOf('store_manager'));
  const admin = { ...colleague, role: 'store_admin' as const };
  expect(userRefusal(admin, 'deactivate', permissions)).toBe('beyond_role');
  expect(userRefusal(colleague, 'archive', permissions)).toBe('no_permission');
});

test.each([
  [{ invitedAt: null, invitationExpiresAt: null }, null],
  [{ invitedAt: new Date(0), invitationExpiresAt: null }, 'withdrawn'],
  [{ invitedAt: new Date(0), invitationExpiresAt: new Date(1001) }, 'pending'],
  [{ invitedAt: new Date(0), invitationExpiresAt: new Date(1000) }, 'expired'],
])('An invitation with %j is in the state %s', (times, state) => {
  expect(invitationState(times, new Date(1000))).toBe(state);
});

test('A user can assign only their own role or a lower one', () => {
  const given = ROLES.map((own) => ROLES.filter((role) => canAssignRole(own, role)));
  expect(given).toEqual([
    ['store_admin', 'store_manager', 'store_user'],
    ['store_manager', 'store_user'],
    ['store_user'],
  ]);
});

function offered(user: UserState, role: Role) {
  return allowedUserActions(user, new Set(permissionsOf(role))).map(({ action }) => action);
}
