import { describe, expect, test } from 'vitest';
import {
  afterEmailChangeAction,
  canUndo,
  EMAIL_CHANGE_ACTIONS,
  EMAIL_CHANGE_STATES,
  emailChangeState,
  isFreshSignIn,
} from './email-change';

const MINUTE = 60_000;
function at(ms: number) {
  return new Date(ms);
}

describe('The state of a change of an address', () => {
  test.each([
    ['requested', 1000, 'requested'],
    ['requested', 999, 'expired'],
    ['proved', 1, 'proved'],
    ['cancelled', 1, 'cancelled'],
  ] as const)('A change %s whose link ends at %i is %s at 999', (status, end, state) => {
    expect(emailChangeState({ status, expiresAt: at(end) }, at(999))).toBe(state);
  });

  test('Only a requested change is proved, mailed again or cancelled; an undone one is over', () => {
    const allowed = EMAIL_CHANGE_STATES.map((state) => [
      state,
      EMAIL_CHANGE_ACTIONS.flatMap((action) => {
        const to = afterEmailChangeAction(state, action);
        return to === undefined ? [] : [`${action}: ${to}`];
      }),
    ]);
    expect(Object.fromEntries(allowed)).toEqual({
      requested: [
        'prove: proved',
        'sendAgain: requested',
        'cancel: cancelled',
        'replace: replaced',
        'undo: undone',
      ],
      proved: ['undo: undone'],
      expired: ['replace: replaced', 'undo: undone'],
      cancelled: ['undo: undone'],
      replaced: ['undo: undone'],
      undone: [],
    });
  });
});

test.each([
  ['proved', 1001, true],
  ['proved', 1000, false],
  ['cancelled', 1001, true],
  ['replaced', 1001, true],
  ['requested', 1001, true],
  ['undone', 1001, false],
] as const)('A change %s whose undo ends at %i can be undone at 1000: %s', (status, end, can) => {
  const change = { status, expiresAt: at(1), undoExpiresAt: at(end) };
  expect(canUndo(change, at(1000))).toBe(can);
});

test.each([
  ['auth0', 5 * MINUTE, true],
  ['auth0', 5 * MINUTE + 1, false],
  [null, 0, false],
])('A session of %s that is %i ms old stands for the password: %s', (provider, age, fresh) => {
  const session = { identityProvider: provider, createdAt: at(0) };
  expect(isFreshSignIn(session, at(age))).toBe(fresh);
});
