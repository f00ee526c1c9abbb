import { describe, expect, it } from 'vitest';
import { ORDER_LIFECYCLE, ORDER_STATUSES } from './order-lifecycle';
import {
  elapsedShare,
  endedUnsuccessfully,
  orderSteps,
  reservesStock,
  statusesAhead,
} from './order-steps';

const NOW = new Date('2026-11-19T10:24:00Z');
const order = (status: (typeof ORDER_STATUSES)[number], acceptBy: Date | null = null) => ({
  status,
  acceptBy,
});

describe('what is before an order', () => {
  it('is the whole way of a new one, and nothing once it is closed', () => {
    expect(statusesAhead('new')).toEqual([
      'pending',
      'confirmed',
      'processing',
      'ready',
      'shipped',
      'delivered',
      'invoiced',
      'done',
    ]);
    expect(statusesAhead('disapproved').slice(0, 3)).toEqual(['approved', 'pending', 'confirmed']);
    for (const status of ['done', 'cancelled', 'rejected', 'returned'] as const) {
      expect(statusesAhead(status)).toEqual([]);
    }
  });

  it.each(ORDER_STATUSES.filter((status) => statusesAhead(status).length > 0))(
    'comes in a step of the lifecycle: %s',
    (status) => {
      const [next] = statusesAhead(status);
      const steps = ORDER_LIFECYCLE.transitions.filter(
        ({ from, to }) => to === next && from.some((one) => one === status),
      );
      expect(steps).toHaveLength(1);
    },
  );
});

describe('the steps of an order', () => {
  it('are those of its status, the one that leads on last', () => {
    const shown = (status: (typeof ORDER_STATUSES)[number]) =>
      orderSteps(order(status), ['accept', 'refuse', 'prepare', 'handOver', 'invoice'], NOW);
    expect(shown('pending')).toEqual([
      { action: 'refuse', refusal: null },
      { action: 'accept', refusal: null },
    ]);
    expect(shown('confirmed')).toEqual([{ action: 'prepare', refusal: null }]);
    expect(shown('ready')).toEqual([{ action: 'handOver', refusal: null }]);
    expect(shown('delivered')).toEqual([{ action: 'invoice', refusal: null }]);
    expect(shown('cancelled')).toEqual([]);
  });

  it('say why one cannot be taken', () => {
    expect(orderSteps(order('pending', new Date(NOW.getTime() + 1)), ['accept'], NOW)).toEqual([
      { action: 'refuse', refusal: 'permission' },
      { action: 'accept', refusal: null },
    ]);
    expect(orderSteps(order('pending', new Date(NOW.getTime() - 1)), ['refuse'], NOW)).toEqual([
      { action: 'refuse', refusal: null },
      { action: 'accept', refusal: 'expired' },
    ]);
    expect(orderSteps(order('pending', new Date(NOW.getTime() + 1)), [], NOW)).toContainEqual({
      action: 'accept',
      refusal: 'permission',
    });
  });
});

describe('the share of a time that is gone', () => {
  const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

  it.each([
    [at(-30), at(30), 0.5],
    [at(10), at(70), 0],
    [at(-70), at(-10), 1],
    [at(0), at(0), 1],
  ])('from %s until %s is %s', (from, until, share) => {
    expect(elapsedShare(from, until, NOW)).toBe(share);
  });
});

describe('what a status means', () => {
  it('is a bad end for four of them', () => {
    expect(ORDER_STATUSES.filter(endedUnsuccessfully)).toEqual([
      'cancelled',
      'returned',
      'disapproved',
      'rejected',
    ]);
  });

  it('is stock that is held until the parcel is handed over', () => {
    expect(ORDER_STATUSES.filter(reservesStock)).toEqual([
      'new',
      'pending',
      'confirmed',
      'processing',
      'ready',
    ]);
  });
});
