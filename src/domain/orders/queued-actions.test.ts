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

function asked(
  action: string,
  at: number,
  order: Parameters<typeof toQueuedAction>[1] = pending,
): QueuedAction {
  const queued = toQueuedAction(owner, order, action, at);
  if (!queued) throw new Error(`${action} can't wait.`);
  return queued;
}

const pending = { id: 'ord_1', number: '10441', status: 'pending' } as const;
const confirmed = { ...pending, status: 'confirmed' } as const;
const other = { id: 'ord_2', number: '10442', status: 'processing' } as const;
const accept = asked('accept', 1);
const prepare = asked('prepare', 3, confirmed);
const ready = asked('markReady', 2, other);
const refusal = { code: 'action_not_allowed', status: 'rejected' } as const;

describe('Action requested while offline', () => {
  it('A queued action contains everything needed to send it once, later', () => {
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

  it('Only an action without a reason, a parcel or an invoice can be queued', () => {
    for (const { action, reasonRequired } of ORDER_LIFECYCLE.transitions) {
      const waits = QUEUEABLE_ACTIONS.some((one) => one === action);
      expect([action, waits && reasonRequired === true]).toEqual([action, false]);
    }
    expect(toQueuedAction(owner, pending, 'refuse', 1)).toBeNull();
  });

  it("An action that does not fit the order's status is not queued", () => {
    expect(toQueuedAction(owner, pending, 'prepare', 1)).toBeNull();
    expect(toQueuedAction(owner, confirmed, 'accept', 1)).toBeNull();
  });
});

describe('Queue of actions', () => {
  it('The queue is sent in the order in which the actions were requested', () => {
    expect(pendingActions([prepare, ready, accept])).toEqual([accept, ready, prepare]);
    expect(pendingActionsOfOrder([prepare, ready, accept], 'ord_1')).toEqual([accept, prepare]);
  });

  it('The queue gives the expected status of its orders and the next actions that can be queued', () => {
    expect(expectedOrders([prepare, accept], all)).toEqual({
      ord_1: {
        status: 'processing',
        allowedActions: [{ action: 'markReady', to: 'ready', reasonRequired: false }],
        pendingActions: 'accept prepare',
      },
    });
    // A handover needs the parcel's number, so it cannot be queued.
    expect(expectedOrders([ready], all).ord_2).toEqual({
      status: 'ready',
      allowedActions: [],
      pendingActions: 'markReady',
    });
  });

  it('The queue offers no action that the role may not take', () => {
    expect(expectedOrders([accept], new Set(['orders.accept'])).ord_1?.allowedActions).toEqual([]);
  });

  it('An action is removed from the queue together with the later actions of the same order only', () => {
    expect(withDependentActions([prepare, ready, accept], accept)).toEqual([accept, prepare]);
    expect(withDependentActions([prepare, ready, accept], prepare)).toEqual([prepare]);
  });

  it('The queue reports refused actions grouped by order', () => {
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
])('A response with status %s is a refusal of the action: %s', (status, is) => {
  expect(isActionRefused(status)).toBe(is);
});
