import { describe, expect, test } from 'vitest';
import { permissionsOf, ROLES, type Role } from '../permissions/permissions';
import {
  allowedUserActions,
  judgeUserAction,
  mayGiveRole,
  STAFF_USER_ACTIONS,
  type UserStanding,
} from './user-lifecycle';

const colleague: UserStanding = {
  status: 'active',
  isArchived: false,
  role: 'store_user',
  isSelf: false,
  isLastAdmin: false,
};

describe('what an admin may do with', () => {
  test.each([
    ['an active colleague', {}, ['deactivate', 'archive']],
    ['an inactive colleague', { status: 'inactive' }, ['activate', 'archive']],
    ['an archived colleague', { isArchived: true }, ['unarchive']],
    ['another admin', { role: 'store_admin' }, ['deactivate', 'archive']],
    ['himself', { role: 'store_admin', isSelf: true }, []],
    ['the last admin', { role: 'store_admin', isLastAdmin: true }, []],
  ] as const)('%s', (_whom, change, expected) => {
    expect(offered({ ...colleague, ...change }, 'store_admin')).toEqual(expected);
  });
});

describe('what a manager may do with', () => {
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

test('a store_user may do nothing with anybody', () => {
  const judged = STAFF_USER_ACTIONS.map((action) =>
    judgeUserAction(colleague, action, new Set(permissionsOf('store_user'))),
  );
  expect(new Set(judged)).toEqual(new Set(['forbidden']));
});

test('a manager is told that he may not touch an admin, not that the moment is wrong', () => {
  const admin = { ...colleague, role: 'store_admin' as const };
  const permissions = new Set(permissionsOf('store_manager'));
  expect(judgeUserAction(admin, 'deactivate', permissions)).toBe('forbidden');
});

test('nobody gives a role above his own', () => {
  const given = ROLES.map((own) => ROLES.filter((role) => mayGiveRole(own, role)));
  expect(given).toEqual([
    ['store_admin', 'store_manager', 'store_user'],
    ['store_manager', 'store_user'],
    ['store_user'],
  ]);
});

function offered(user: UserStanding, role: Role) {
  return allowedUserActions(user, new Set(permissionsOf(role))).map(({ action }) => action);
}
