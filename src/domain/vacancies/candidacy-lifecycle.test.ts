import { describe, expect, test } from 'vitest';
import { permissionsOf, type Role } from '../permissions/permissions';
import {
  allowedCandidacyActions,
  CANDIDACY_LIFECYCLE,
  CANDIDACY_STATUSES,
  type CandidacyStatus,
  checkCandidacyAction,
  isOpenCandidacy,
  OPEN_CANDIDACY_STATUSES,
} from './candidacy-lifecycle';

describe('Transition table of a candidacy', () => {
  test('The table reaches each status, and has each action at most once per status', () => {
    const reached = new Set(CANDIDACY_LIFECYCLE.transitions.map(({ to }) => to));
    expect(CANDIDACY_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
    const pairs = CANDIDACY_LIFECYCLE.transitions.flatMap(({ from, action }) =>
      from.map((status) => `${status} ${action}`),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('Exactly the open statuses have actions', () => {
    const withActions = CANDIDACY_STATUSES.filter((status) =>
      CANDIDACY_LIFECYCLE.transitions.some(({ from }) => from.includes(status)),
    );
    expect(withActions).toEqual(OPEN_CANDIDACY_STATUSES);
    expect(CANDIDACY_STATUSES.filter(isOpenCandidacy)).toEqual(OPEN_CANDIDACY_STATUSES);
  });

  test('From every open status, hiring can be reached, and it is at most four actions away', () => {
    const next = {
      applied: 'shortlist',
      shortlisted: 'invite',
      interview: 'offer',
      offered: 'hire',
    };
    let status: CandidacyStatus = 'applied';
    for (const action of Object.values(next)) {
      const line = CANDIDACY_LIFECYCLE.transitions.find(
        (one) => one.action === action && one.from.includes(status),
      );
      if (!line || line.to === 'archived') throw new Error(`No ${action} from ${status}.`);
      status = line.to;
    }
    expect(status).toBe('hired');
  });
});

describe('Actions of staff on a candidacy', () => {
  test.each([
    ['applied', ['shortlist', 'refuse', 'withdraw']],
    ['shortlisted', ['invite', 'refuse', 'withdraw']],
    ['interview', ['offer', 'refuse', 'withdraw']],
    ['offered', ['hire', 'refuse', 'withdraw']],
    ['hired', []],
    ['refused', []],
    ['withdrawn', []],
  ] as const)('A manager may do with a candidacy that is %s: %j', (status, actions) => {
    expect(actionsOf(status, 'store_manager')).toEqual(actions);
    expect(actionsOf(status, 'store_user')).toEqual([]);
  });

  test('Without interview hours nobody is invited', () => {
    expect(actionsOf('shortlisted', 'store_admin', false)).toEqual(['refuse', 'withdraw']);
    const state = { status: 'shortlisted', hasInterviewHours: false } as const;
    const verdict = (role: Role) => checkCandidacyAction(state, 'invite', permissionSet(role));
    expect(verdict('store_admin')).toEqual({ refusal: 'action_not_allowed' });
    expect(verdict('store_user')).toEqual({ refusal: 'forbidden' });
  });
});

function permissionSet(role: Role) {
  return new Set(permissionsOf(role));
}

function actionsOf(status: CandidacyStatus, role: Role, hasInterviewHours = true) {
  return allowedCandidacyActions({ status, hasInterviewHours }, permissionSet(role)).map(
    ({ action }) => action,
  );
}
