import { describe, expect, test } from 'vitest';
import { permissionsOf, type Role } from '../permissions/permissions';
import { CONVERSATION_STATUSES } from './conversation-kinds';
import {
  allowedConversationActions,
  CONVERSATION_LIFECYCLE,
  checkConversationAction,
  isAwake,
} from './conversation-lifecycle';

describe('Transition table of a conversation', () => {
  test('The table reaches each status, and has each action at most once per status', () => {
    const reached = new Set(CONVERSATION_LIFECYCLE.transitions.map(({ to }) => to));
    expect(CONVERSATION_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
    const pairs = CONVERSATION_LIFECYCLE.transitions.flatMap(({ from, action }) =>
      from.map((status) => `${status} ${action}`),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('An answer of the client opens every conversation that is not open', () => {
    const answer = CONVERSATION_LIFECYCLE.transitions.find(({ action }) => action === 'answer');
    expect(answer).toMatchObject({ from: ['waiting', 'snoozed', 'closed'], to: 'open' });
  });
});

describe('Actions of staff on a conversation', () => {
  test.each([
    ['new', ['open', 'wait', 'snooze', 'close', 'delete']],
    ['open', ['wait', 'snooze', 'close', 'delete']],
    ['waiting', ['open', 'snooze', 'close', 'delete']],
    ['snoozed', ['wait', 'wake', 'close', 'delete']],
    ['closed', ['wait', 'reopen', 'delete']],
  ] as const)('A manager may do with a conversation that is %s: %j', (status, actions) => {
    expect(actionsOf(status, 'store_manager')).toEqual(actions);
    expect(actionsOf(status, 'store_admin')).toEqual(actions);
    expect(actionsOf(status, 'store_user')).toEqual(actions.filter((one) => one !== 'delete'));
  });

  test('A missing permission is reported before a wrong status', () => {
    const seller = new Set(permissionsOf('store_user'));
    expect(checkConversationAction('closed', 'delete', seller)).toEqual({ refusal: 'forbidden' });
    expect(checkConversationAction('closed', 'close', seller)).toEqual({
      refusal: 'action_not_allowed',
    });
    expect(checkConversationAction('closed', 'reopen', seller)).toMatchObject({
      transition: { to: 'open' },
    });
  });
});

test('A snoozed conversation is awake from its time on', () => {
  const until = new Date('2026-11-27T09:00:00Z');
  expect(isAwake(until, new Date('2026-11-27T08:59:59.999Z'))).toBe(false);
  expect(isAwake(until, until)).toBe(true);
  expect(isAwake(null, until)).toBe(true);
});

function actionsOf(status: (typeof CONVERSATION_STATUSES)[number], role: Role): string[] {
  return allowedConversationActions(status, new Set(permissionsOf(role))).map(
    ({ action }) => action,
  );
}
