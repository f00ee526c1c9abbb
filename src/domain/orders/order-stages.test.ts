import { describe, expect, it } from 'vitest';
import { type Permission, permissionsOf } from '../permissions/permissions';
import {
  allowedOrderActions,
  ORDER_LIFECYCLE,
  ORDER_STATUSES,
  type OrderStatus,
} from './order-lifecycle';
import {
  firstRecentDay,
  isRecentStage,
  type MovableOrder,
  ORDER_STAGES,
  type OrderStage,
  STAGE_STATUSES,
  stageAction,
  stageOf,
  stageRefusal,
  stageTotals,
  withMoves,
} from './order-stages';

const NOW = new Date('2026-11-19T10:24:00Z');
const LATER = new Date('2026-11-19T12:00:00Z');
const EARLIER = new Date('2026-11-19T08:00:00Z');

/** An order as the server shows it to a user with these permissions. */
function order(
  status: OrderStatus,
  permissions: readonly Permission[] = permissionsOf('store_admin'),
  { acceptBy = LATER, acceptedAt = EARLIER }: { acceptBy?: Date; acceptedAt?: Date } = {},
): MovableOrder {
  const state = { status, acceptBy, acceptedBy: 'usr_1', acceptedAt, isArchived: false };
  const staff = { userId: 'usr_1', permissions: new Set(permissions) };
  return {
    status,
    allowedActions: allowedOrderActions(state, staff, NOW),
    deadline: status === 'pending' ? { at: acceptBy.toISOString() } : null,
  };
}

function refusal(shown: MovableOrder, stage: OrderStage) {
  return stageRefusal(shown, stage, NOW);
}

describe('Stages of the order board', () => {
  it('A status belongs to one stage at most, and those of no stage are returned, cancelled or blocked', () => {
    const placed = ORDER_STAGES.flatMap((stage) => STAGE_STATUSES[stage]);
    expect(new Set(placed).size).toBe(placed.length);
    expect(ORDER_STATUSES.filter((status) => stageOf(status) === null)).toEqual([
      'cancelled',
      'returned',
      'disapproved',
    ]);
  });

  it('Only stages in which the work has ended are limited to the last days', () => {
    expect(ORDER_STAGES.filter(isRecentStage)).toEqual(['delivered', 'refused']);
    expect(firstRecentDay('2026-11-03')).toBe('2026-10-28');
  });

  it('The totals of a stage add up those of its statuses', () => {
    const totals = stageTotals([
      { status: 'delivered', count: 2, total: 300 },
      { status: 'invoiced', count: 1, total: 50 },
      { status: 'returned', count: 9, total: 900 },
    ]);
    expect(totals.delivered).toEqual({ count: 3, total: 350 });
    expect(totals.ready).toEqual({ count: 0, total: 0 });
    expect(Object.keys(totals)).toEqual([...ORDER_STAGES]);
  });

  it('Totals with moves count an order where it has moved to, and no longer where it was', () => {
    const totals = [
      { stage: 'toAccept', count: 2, total: 300 },
      { stage: 'toPrepare', count: 0, total: 0 },
      { stage: 'ready', count: 1, total: 70 },
    ] as const;
    const moves = [{ from: 'toAccept', to: 'toPrepare', total: 100 }] as const;
    expect(withMoves(totals, moves)).toEqual([
      { stage: 'toAccept', count: 1, total: 200 },
      { stage: 'toPrepare', count: 1, total: 100 },
      { stage: 'ready', count: 1, total: 70 },
    ]);
    expect(withMoves(totals, [])).toBe(totals);
  });
});

describe('A drop of an order on a stage', () => {
  it.each([
    ['pending', 'toPrepare', 'accept'],
    ['pending', 'refused', 'refuse'],
    ['confirmed', 'preparing', 'prepare'],
    ['processing', 'ready', 'markReady'],
    ['ready', 'shipped', 'handOver'],
    ['shipped', 'delivered', 'deliver'],
  ] as const)('Dropping an order that is %s on %s means: %s', (status, stage, action) => {
    expect(stageAction(order(status), stage)).toBe(action);
    expect(refusal(order(status), stage)).toBeNull();
  });

  it('Dropping an order on its own stage means nothing, although an action leads to that stage', () => {
    expect(stageAction(order('delivered'), 'delivered')).toBeNull();
    expect(refusal(order('delivered'), 'delivered')).toBeNull();
    expect(order('delivered').allowedActions).toMatchObject([{ action: 'invoice' }]);
  });

  it('Dropping an order back on “to accept” undoes its acceptance, while that is possible', () => {
    const justAccepted = order('confirmed', undefined, { acceptedAt: NOW });
    expect(stageAction(justAccepted, 'toAccept')).toBe('undoAccept');
    expect(refusal(order('confirmed'), 'toAccept')).toEqual({ reason: 'undoOver' });
  });

  it('An order of any status is moved to any stage by an allowed action or not at all', () => {
    for (const status of ORDER_STATUSES) {
      const shown = order(status);
      for (const stage of ORDER_STAGES) {
        const meant = stageAction(shown, stage);
        const isOwn = stageOf(status) === stage;
        expect(refusal(shown, stage) === null).toBe(meant !== null || isOwn);
        if (!meant) continue;
        const { to } = shown.allowedActions.find(({ action }) => action === meant) ?? {};
        const line = ORDER_LIFECYCLE.transitions.find(({ action }) => action === meant);
        expect(line).toMatchObject({ to, from: expect.arrayContaining([status]) });
        expect(STAGE_STATUSES[stage]).toContain(to);
      }
    }
  });
});

describe('The reason why a stage is not reachable', () => {
  it('The role lacks the permission', () => {
    const asSeller = order('pending', permissionsOf('store_user'));
    expect(refusal(asSeller, 'refused')).toEqual({ reason: 'permission' });
    expect(refusal(order('confirmed', []), 'preparing')).toEqual({ reason: 'permission' });
  });

  it('The time to accept has passed', () => {
    const late = order('pending', undefined, { acceptBy: EARLIER });
    expect(refusal(late, 'toPrepare')).toEqual({ reason: 'expired' });
    expect(stageAction(late, 'refused')).toBe('refuse');
  });

  it('The action cannot wait for the connection', () => {
    const waiting = { ...order('ready', []), pendingActions: 'markReady' };
    expect(refusal(waiting, 'shipped')).toEqual({ reason: 'connection' });
  });

  it('Somebody else does it', () => {
    expect(refusal(order('new'), 'toAccept')).toEqual({
      reason: 'performer',
      performer: 'marketplace',
    });
  });

  it.each([
    ['new', 'toPrepare', 'toAccept'],
    ['new', 'refused', 'toAccept'],
    ['approved', 'ready', 'toAccept'],
    ['pending', 'preparing', 'toPrepare'],
    ['pending', 'delivered', 'toPrepare'],
    ['confirmed', 'ready', 'preparing'],
    ['ready', 'delivered', 'shipped'],
  ] as const)('An order that is %s reaches %s only after %s', (status, stage, first) => {
    expect(refusal(order(status), stage)).toEqual({ reason: 'earlier', stage: first });
  });

  it.each([
    ['confirmed', 'refused'],
    ['ready', 'toPrepare'],
    ['shipped', 'ready'],
    ['delivered', 'toAccept'],
    ['rejected', 'toAccept'],
    ['pending', 'new'],
  ] as const)('An order that is %s never reaches %s', (status, stage) => {
    expect(refusal(order(status), stage)).toEqual({ reason: 'never' });
  });
});
