import { describe, expect, it } from 'vitest';
import { permissionsOf, type Role } from '../permissions/permissions';
import {
  allowedActionsValidUntil,
  allowedOrderActions,
  canonicalOrderStatus,
  checkOrderAction,
  ORDER_LIFECYCLE,
  ORDER_STATUSES,
  type OrderState,
  type OrderStatus,
  orderDeadline,
} from './order-lifecycle';

const NOW = new Date('2026-11-19T10:24:00Z');

describe('Transition table of an order', () => {
  it('The order table has fourteen statuses and reaches each of them', () => {
    const reached = new Set(ORDER_LIFECYCLE.transitions.map((line) => line.to));
    expect(ORDER_STATUSES).toHaveLength(14);
    expect(ORDER_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
  });

  it('The order table has each action at most once per status', () => {
    const pairs = ORDER_LIFECYCLE.transitions.flatMap((line) =>
      line.from.map((from) => `${from} ${line.action}`),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('The spelling canceled is read as cancelled', () => {
    expect(canonicalOrderStatus('canceled')).toBe('cancelled');
    expect(canonicalOrderStatus('pending')).toBe('pending');
  });
});

describe('Actions of staff on an order', () => {
  it('A store admin may accept a pending order, or refuse it with a reason', () => {
    expect(allowedOrderActions(order('pending'), staff('store_admin'), NOW)).toEqual([
      { action: 'accept', to: 'confirmed', reasonRequired: false },
      { action: 'refuse', to: 'rejected', reasonRequired: true },
    ]);
  });

  it('A store user may accept and prepare an order, but not refuse, ship or delete it', () => {
    const offered = ORDER_STATUSES.flatMap((status) => actions(status, 'store_user'));
    expect(offered).toEqual(['accept', 'prepare', 'markReady']);
  });

  it('Only a store admin may delete a closed order', () => {
    const closed: OrderStatus[] = ['rejected', 'cancelled', 'returned', 'done', 'disapproved'];
    for (const status of closed) {
      expect(actions(status, 'store_admin')).toEqual(['delete']);
      expect(actions(status, 'store_manager')).toEqual([]);
    }
  });

  it('An archived order offers no action', () => {
    const archived = { ...order('rejected'), isArchived: true };
    expect(allowedOrderActions(archived, staff('store_admin'), NOW)).toEqual([]);
  });
});

describe('Accepting an order', () => {
  it('An order can be accepted up to the last millisecond of its time limit, and refused even later', () => {
    const at = (acceptBy: number) =>
      allowedOrderActions(
        { ...order('pending'), acceptBy: new Date(NOW.getTime() + acceptBy) },
        staff('store_admin'),
        NOW,
      ).map((line) => line.action);
    expect(at(0)).toEqual(['accept', 'refuse']);
    expect(at(-1)).toEqual(['refuse']);
  });
});

describe('Undoing an acceptance', () => {
  it('The user who accepted an order can undo it for ten seconds', () => {
    expect(undoOffered(10_000, 'usr_1')).toBe(true);
    expect(undoOffered(10_001, 'usr_1')).toBe(false);
  });

  it('Another user cannot undo the acceptance of an order', () => {
    expect(undoOffered(1_000, 'usr_2')).toBe(false);
  });
});

describe('Actions that expire with time', () => {
  const at = (ms: number) => new Date(NOW.getTime() + ms);

  it.each([
    ['the end of the time to accept', { ...order('pending'), acceptBy: at(60_000) }, at(60_000)],
    [
      'the end of the time to undo',
      { ...order('confirmed'), acceptedBy: 'usr_1', acceptedAt: at(-4000) },
      at(6000),
    ],
  ])('The allowed actions of an order are valid until %s', (_what, standing, end) => {
    const until = allowedActionsValidUntil(standing, NOW);
    expect(until).toEqual(end);
    const me = { ...staff('store_admin'), userId: 'usr_1' };
    const offered = (instant: Date) => allowedOrderActions(standing, me, instant);
    expect(offered(end)).toEqual(offered(NOW));
    expect(offered(new Date(end.getTime() + 1))).not.toEqual(offered(NOW));
  });

  it('The allowed actions of an order have no expiry once the time limit has passed', () => {
    const late = { ...order('pending'), acceptBy: at(-1) };
    const accepted = { ...order('confirmed'), acceptedBy: 'usr_1', acceptedAt: at(-10_001) };
    expect([late, accepted].map((standing) => allowedActionsValidUntil(standing, NOW))).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('Check of an action', () => {
  it('A missing permission is reported before a wrong status', () => {
    const judge = (status: OrderStatus, role: Role) =>
      checkOrderAction(order(status), 'refuse', staff(role), NOW);
    expect(judge('done', 'store_user')).toEqual({ refusal: 'forbidden' });
    expect(judge('done', 'store_admin')).toEqual({ refusal: 'action_not_allowed' });
    expect(judge('pending', 'store_admin')).toMatchObject({ transition: { to: 'rejected' } });
  });
});

describe('Deadline of an order', () => {
  const acceptBy = new Date('2026-11-19T11:05:00Z');
  const shipBy = new Date('2026-11-20T17:00:00Z');

  it('The deadline of an order is to accept while pending, to ship until handover, then none', () => {
    const at = (status: OrderStatus) => orderDeadline({ status, acceptBy, shipBy });
    expect(at('pending')).toEqual({ kind: 'accept', at: acceptBy });
    expect(at('ready')).toEqual({ kind: 'ship', at: shipBy });
    expect(at('shipped')).toBeNull();
  });
});

function order(status: OrderStatus): OrderState {
  return {
    status,
    acceptBy: null,
    acceptedBy: null,
    acceptedAt: null,
    isArchived: false,
  };
}

function staff(role: Role, userId = 'usr_1') {
  return {
    userId,
    permissions: new Set(permissionsOf(role)),
  };
}

function actions(status: OrderStatus, role: Role) {
  return allowedOrderActions(order(status), staff(role), NOW).map((line) => line.action);
}

function undoOffered(sinceMs: number, userId: string) {
  const accepted: OrderState = {
    status: 'confirmed',
    acceptBy: null,
    acceptedBy: 'usr_1',
    acceptedAt: new Date(NOW.getTime() - sinceMs),
    isArchived: false,
  };
  return allowedOrderActions(accepted, staff('store_manager', userId), NOW).some(
    (line) => line.action === 'undoAccept',
  );
}
