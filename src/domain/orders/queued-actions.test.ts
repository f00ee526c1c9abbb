import { describe, expect, it } from 'vitest';
import { ORDER_LIFECYCLE } from './order-lifecycle';
import {
  conflictsIn,
  expectedOrders,
  isActionRefused,
  pendingActions,
  pendingActionsOfOrder,
  QUEUEABLE_ACTIONS,
  type QueuedAction,
  toQueuedAction,
  withDependentActions,
} from './queued-actions';

const owner = { userId: 'usr_1', storeId: 'str_1' };
const all = new Set(['orders.accept', 'orders.prepare'] as const);

const asked = (
  action: string,
  at: number,
  order: Parameters<typeof toQueuedAction>[1] = pending,
): QueuedAction => {
  const queued = toQueuedAction(owner, order, action, at);
  if (!queued) throw new Error(`${action} can't wait.`);
  return queued;
};
const pending = { id: 'ord_1', number: '10441', status: 'pending' } as const;
const confirmed = { ...pending, status: 'confirmed' } as const;
const other = { id: 'ord_2', number: '10442', status: 'processing' } as const;
const accept = asked('accept', 1);
const prepare = asked('prepare', 3, confirmed);
const ready = asked('markReady', 2, other);
const refusal = { code: 'action_not_allowed', status: 'rejected' } as const;

describe('an action asked for without a connection', () => {
  it('waits with what it takes to send it once, later', () => {
    expect(accept).toEqual({
      owner,
      orderId: 'ord_1',
      number: '10441',
      action: 'accept',
      from: 'pending',
      to: 'confirmed',
      key: 'accept-ord_1-1',
      askedAt: 1,
      refusal: null,
    });
  });

  it('is a step that asks for nothing more: no reason, no parcel, no invoice', () => {
    for (const { action, reasonRequired } of ORDER_LIFECYCLE.transitions) {
      const waits = QUEUEABLE_ACTIONS.some((one) => one === action);
      expect([action, waits && reasonRequired === true]).toEqual([action, false]);
    }
    expect(toQueuedAction(owner, pending, 'refuse', 1)).toBeNull();
  });

  it('leads on from where the order stands, or does not wait', () => {
    expect(toQueuedAction(owner, pending, 'prepare', 1)).toBeNull();
    expect(toQueuedAction(owner, confirmed, 'accept', 1)).toBeNull();
  });
});

describe('a queue', () => {
  it('is sent in the order in which it was asked for', () => {
    expect(pendingActions([prepare, ready, accept])).toEqual([accept, ready, prepare]);
    expect(pendingActionsOfOrder([prepare, ready, accept], 'ord_1')).toEqual([accept, prepare]);
  });

  it('says how its orders will stand, and what may be asked for next', () => {
    expect(expectedOrders([prepare, accept], all)).toEqual({
      ord_1: {
        status: 'processing',
        allowedActions: [{ action: 'markReady', to: 'ready', reasonRequired: false }],
        pendingActions: 'accept prepare',
      },
    });
    // A parcel is handed over with its number, which the server must hear.
    expect(expectedOrders([ready], all).ord_2).toEqual({
      status: 'ready',
      allowedActions: [],
      pendingActions: 'markReady',
    });
  });

  it('offers no step that the role may not take', () => {
    expect(expectedOrders([accept], new Set(['orders.accept'])).ord_1?.allowedActions).toEqual([]);
  });

  it('loses with a step what stands on it, and nothing else', () => {
    expect(withDependentActions([prepare, ready, accept], accept)).toEqual([accept, prepare]);
    expect(withDependentActions([prepare, ready, accept], prepare)).toEqual([prepare]);
  });

  it('tells what the server did not take, an order each', () => {
    const queue = [{ ...prepare, refusal }, ready, { ...accept, refusal }];
    expect(conflictsIn(queue)).toEqual([
      { orderId: 'ord_1', number: '10441', actions: ['accept', 'prepare'], refusal },
    ]);
    expect(pendingActions(queue)).toEqual([ready]);
    expect(expectedOrders(queue, all).ord_1).toBeUndefined();
  });
});

it.each([
  [0, false],
  [401, false],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
  [403, true],
  [404, true],
  [409, true],
  [422, true],
])('a status of %s is about the action: %s', (status, is) => {
  expect(isActionRefused(status)).toBe(is);
});
