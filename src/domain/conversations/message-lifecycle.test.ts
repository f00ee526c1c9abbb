import { describe, expect, test } from 'vitest';
import { permissionsOf } from '../permissions/permissions';
import {
  allowedMessageActions,
  canUndo,
  leavesAt,
  MESSAGE_LIFECYCLE,
  MESSAGE_STATUSES,
  type MessageStatus,
} from './message-lifecycle';

const NOW = new Date('2026-11-27T09:00:00Z');
const SEND_AT = leavesAt(NOW);

describe('Transition table of a message', () => {
  test('The table reaches each status, and has each action at most once per status', () => {
    const reached = new Set(MESSAGE_LIFECYCLE.transitions.map(({ to }) => to));
    expect(MESSAGE_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
    const pairs = MESSAGE_LIFECYCLE.transitions.flatMap(({ from, action }) =>
      from.map((status) => `${status} ${action}`),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe('Actions of staff on a message', () => {
  test.each<[MessageStatus, string[]]>([
    ['draft', ['discard → archived']],
    ['queued', ['undo → draft']],
    ['sent', []],
    ['delivered', []],
    ['read', []],
    ['bounced', ['retry → queued']],
  ])('A seller may do with a message that is %s: %j', (status, actions) => {
    expect(offered(status, NOW)).toEqual(actions);
  });

  test('A queued message leaves after ten seconds, and can be undone until then', () => {
    expect(SEND_AT).toEqual(new Date('2026-11-27T09:00:10Z'));
    const message = { status: 'queued', sendAt: SEND_AT } as const;
    expect(canUndo(message, new Date(SEND_AT.getTime() - 1))).toBe(true);
    expect(canUndo(message, SEND_AT)).toBe(false);
    expect(offered('queued', SEND_AT)).toEqual([]);
    expect(canUndo({ status: 'queued', sendAt: null }, NOW)).toBe(false);
    expect(canUndo({ status: 'sent', sendAt: SEND_AT }, NOW)).toBe(false);
  });

  test('A user who may not answer has no action on a message', () => {
    const permissions = new Set(['conversations.see'] as const);
    expect(allowedMessageActions({ status: 'bounced', sendAt: null }, permissions, NOW)).toEqual(
      [],
    );
  });
});

function offered(status: MessageStatus, now: Date): string[] {
  const permissions = new Set(permissionsOf('store_user'));
  return allowedMessageActions({ status, sendAt: SEND_AT }, permissions, now).map(
    ({ action, to }) => `${action} → ${to}`,
  );
}
