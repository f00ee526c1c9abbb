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

describe('the table of an order', () => {
  it('knows the fourteen statuses and reaches each of them', () => {
    const reached = new Set(ORDER_LIFECYCLE.transitions.map((line) => line.to));
    expect(ORDER_STATUSES).toHaveLength(14);
    expect(ORDER_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
  });

  it('never offers one action twice from one status', () => {
    const pairs = ORDER_LIFECYCLE.transitions.flatMap((line) =>
      line.from.map((from) => `${from} ${line.action}`),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('reads canceled as cancelled', () => {
    expect(canonicalOrderStatus('canceled')).toBe('cancelled');
    expect(canonicalOrderStatus('pending')).toBe('pending');
  });
});

describe('what staff may do with an order', () => {
  it('lets an admin accept or refuse a pending one, the refusal with a reason', () => {
    expect(allowedOrderActions(order('pending'), staff('store_admin'), NOW)).toEqual([
      { action: 'accept', to: 'confirmed', reasonRequired: false },
      { action: 'refuse', to: 'rejected', reasonRequired: true },
    ]);
  });

  it('lets a store user accept but not refuse, ship or delete', () => {
    const offered = ORDER_STATUSES.flatMap((status) => actions(status, 'store_user'));
    expect(offered).toEqual(['accept', 'prepare', 'markReady']);
  });

  it('leaves deleting to the admin', () => {
    const closed: OrderStatus[] = ['rejected', 'cancelled', 'returned', 'done', 'disapproved'];
    for (const status of closed) {
      expect(actions(status, 'store_admin')).toEqual(['delete']);
      expect(actions(status, 'store_manager')).toEqual([]);
    }
  });

  it('offers nothing on an archived order', () => {
    const archived = { ...order('rejected'), isArchived: true };
    expect(allowedOrderActions(archived, staff('store_admin'), NOW)).toEqual([]);
  });
});

describe('accepting', () => {
  it('is open up to the last millisecond of the time to answer, and refusing after it too', () => {
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

describe('taking an acceptance back', () => {
  it('is open for ten seconds to the person who accepted', () => {
    expect(undoOffered(10_000, 'usr_1')).toBe(true);
    expect(undoOffered(10_001, 'usr_1')).toBe(false);
  });

  it('is closed to anybody else', () => {
    expect(undoOffered(1_000, 'usr_2')).toBe(false);
  });
});

describe('what time alone takes away', () => {
  const at = (ms: number) => new Date(NOW.getTime() + ms);

  it.each([
    ['the end of the time to accept', { ...order('pending'), acceptBy: at(60_000) }, at(60_000)],
    [
      'the end of the time to undo',
      { ...order('confirmed'), acceptedBy: 'usr_1', acceptedAt: at(-4000) },
      at(6000),
    ],
  ])('ends with %s', (_what, standing, end) => {
    const until = allowedActionsValidUntil(standing, NOW);
    expect(until).toEqual(end);
    const me = { ...staff('store_admin'), userId: 'usr_1' };
    const offered = (instant: Date) => allowedOrderActions(standing, me, instant);
    expect(offered(end)).toEqual(offered(NOW));
    expect(offered(new Date(end.getTime() + 1))).not.toEqual(offered(NOW));
  });

  it('is nothing once it is over', () => {
    const late = { ...order('pending'), acceptBy: at(-1) };
    const accepted = { ...order('confirmed'), acceptedBy: 'usr_1', acceptedAt: at(-10_001) };
    expect([late, accepted].map((standing) => allowedActionsValidUntil(standing, NOW))).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('judging an action', () => {
  it('tells a missing permission before a wrong status', () => {
    const judge = (status: OrderStatus, role: Role) =>
      checkOrderAction(order(status), 'refuse', staff(role), NOW);
    expect(judge('done', 'store_user')).toEqual({ refusal: 'forbidden' });
    expect(judge('done', 'store_admin')).toEqual({ refusal: 'action_not_allowed' });
    expect(judge('pending', 'store_admin')).toMatchObject({ transition: { to: 'rejected' } });
  });
});

describe('the deadline of an order', () => {
  const acceptBy = new Date('2026-11-19T11:05:00Z');
  const shipBy = new Date('2026-11-20T17:00:00Z');

  it('is to accept while pending, to ship until handed over, none afterwards', () => {
    const at = (status: OrderStatus) => orderDeadline({ status, acceptBy, shipBy });
    expect(at('pending')).toEqual({ kind: 'accept', at: acceptBy });
    expect(at('ready')).toEqual({ kind: 'ship', at: shipBy });
    expect(at('shipped')).toBeNull();
  });
});

const order = (status: OrderStatus): OrderState => ({
  status,
  acceptBy: null,
  acceptedBy: null,
  acceptedAt: null,
  isArchived: false,
});

const staff = (role: Role, userId = 'usr_1') => ({
  userId,
  permissions: new Set(permissionsOf(role)),
});

const actions = (status: OrderStatus, role: Role) =>
  allowedOrderActions(order(status), staff(role), NOW).map((line) => line.action);

const undoOffered = (sinceMs: number, userId: string) => {
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
};
