import { describe, expect, it } from 'vitest';
import { transitionOf } from '../lifecycle/lifecycle';
import { ORDER_LIFECYCLE, ORDER_STATUSES } from '../orders/order-lifecycle';
import {
  CANCELLATION_LIFECYCLE,
  CANCELLATION_STATUSES,
  orderAllowsCancellationAction,
} from './cancellation-lifecycle';

describe('Cancellation lifecycle', () => {
  it('The cancellation lifecycle reaches each of its statuses', () => {
    const reached = new Set(CANCELLATION_LIFECYCLE.transitions.map((line) => line.to));
    expect(CANCELLATION_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
  });
});

describe('Order statuses for cancellation actions', () => {
  it('Accepting and requesting a cancellation is allowed exactly where the order allows `cancelAll`', () => {
    for (const status of ORDER_STATUSES) {
      const isCancellable = transitionOf(ORDER_LIFECYCLE, status, 'cancelAll') !== undefined;
      expect([status, orderAllowsCancellationAction('accept', status)]).toEqual([
        status,
        isCancellable,
      ]);
      expect(orderAllowsCancellationAction('request', status)).toBe(isCancellable);
      expect(orderAllowsCancellationAction('create', status)).toBe(isCancellable);
    }
  });

  it('Refusing a cancellation is allowed from ready on, and withdrawing in every order status', () => {
    expect(
      ORDER_STATUSES.filter((status) => orderAllowsCancellationAction('refuse', status)),
    ).toEqual(['ready', 'shipped', 'delivered', 'invoiced', 'done', 'returned']);
    expect(
      ORDER_STATUSES.every((status) => orderAllowsCancellationAction('withdraw', status)),
    ).toBe(true);
  });
});
