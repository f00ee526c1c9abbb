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

function order(status: (typeof ORDER_STATUSES)[number], acceptBy: Date | null = null) {
  return {
    status,
    acceptBy,
  };
}

describe('Statuses ahead of an order', () => {
  it('The statuses ahead are the whole lifecycle for a new order and none for a closed one', () => {
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
    'The next status of an order is reached by exactly one transition: %s',
    (status) => {
      const [next] = statusesAhead(status);
      const steps = ORDER_LIFECYCLE.transitions.filter(
        ({ from, to }) => to === next && from.some((one) => one === status),
      );
      expect(steps).toHaveLength(1);
    },
  );
});

describe('Steps of an order', () => {
  it('The steps of an order are those of its status, with the step forward last', () => {
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

  it('A step of an order that cannot be taken has a reason', () => {
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

describe('Elapsed share of a time limit', () => {
  const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

  it.each([
    [at(-30), at(30), 0.5],
    [at(10), at(70), 0],
    [at(-70), at(-10), 1],
    [at(0), at(0), 1],
  ])('The elapsed share from %s until %s is %s', (from, until, share) => {
    expect(elapsedShare(from, until, NOW)).toBe(share);
  });
});

describe('Meaning of a status', () => {
  it('Four order statuses are an unsuccessful end', () => {
    expect(ORDER_STATUSES.filter(endedUnsuccessfully)).toEqual([
      'cancelled',
      'returned',
      'disapproved',
      'rejected',
    ]);
  });

  it('An order reserves stock until the parcel is handed over', () => {
    expect(ORDER_STATUSES.filter(reservesStock)).toEqual([
      'new',
      'pending',
      'confirmed',
      'processing',
      'ready',
    ]);
  });
});
