import { describe, expect, test } from 'vitest';
import { permissionsOf, type Role } from '../permissions/permissions';
import {
  allowedVacancyActions,
  checkVacancyAction,
  takesApplications,
  VACANCY_ACTIONS,
  VACANCY_LIFECYCLE,
  VACANCY_STATUSES,
  type VacancyStatus,
} from './vacancy-lifecycle';

const TODAY = '2026-11-28';

describe('Transition table of a vacancy', () => {
  test('Every action occurs, and at most once per status', () => {
    const pairs = VACANCY_LIFECYCLE.transitions.flatMap(({ from, action }) =>
      from.map((status) => `${status} ${action}`),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
    const actions = new Set(VACANCY_LIFECYCLE.transitions.map(({ action }) => action));
    expect(VACANCY_ACTIONS.filter((action) => !actions.has(action))).toEqual([]);
  });
});

describe('Actions of staff on a vacancy', () => {
  test.each([
    ['draft', ['publish', 'delete']],
    ['open', ['close', 'fill']],
    ['closed', ['reopen', 'fill']],
    ['filled', ['reopen']],
  ] as const)('A manager may do with a vacancy that is %s: %j', (status, actions) => {
    expect(actionsOf(status, 'store_manager')).toEqual(actions);
    expect(actionsOf(status, 'store_user')).toEqual([]);
  });

  test('A vacancy is reopened until its closing day is past', () => {
    const reopened = (closesOn: string | null) =>
      actionsOf('closed', 'store_admin', closesOn).includes('reopen');
    expect([TODAY, '2026-11-27', null].map(reopened)).toEqual([true, false, false]);
    const state = { status: 'closed', closesOn: '2026-11-27' } as const;
    expect(checkVacancyAction(state, 'reopen', permissionSet('store_admin'), TODAY)).toEqual({
      refusal: 'action_not_allowed',
    });
  });

  test('A missing permission is reported before a wrong status', () => {
    const state = { status: 'draft', closesOn: null } as const;
    const verdict = (role: Role) => checkVacancyAction(state, 'fill', permissionSet(role), TODAY);
    expect(verdict('store_user')).toEqual({ refusal: 'forbidden' });
    expect(verdict('store_manager')).toEqual({ refusal: 'action_not_allowed' });
  });
});

test('Exactly an open vacancy takes applications, on its closing day for the last time', () => {
  const taking = VACANCY_STATUSES.filter((status) =>
    takesApplications({ status, closesOn: TODAY }, TODAY),
  );
  expect(taking).toEqual(['open']);
  expect(takesApplications({ status: 'open', closesOn: '2026-11-27' }, TODAY)).toBe(false);
});

function permissionSet(role: Role) {
  return new Set(permissionsOf(role));
}

function actionsOf(status: VacancyStatus, role: Role, closesOn: string | null = '2026-12-31') {
  return allowedVacancyActions({ status, closesOn }, permissionSet(role), TODAY).map(
    ({ action }) => action,
  );
}
