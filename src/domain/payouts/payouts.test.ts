import { describe, expect, it } from 'vitest';
import {
  bookingEntries,
  carriedOver,
  commissionOn,
  refundEntries,
  saleEntries,
} from './payout-entries';
import { PAYOUT_STATUSES, type PayoutAction, payoutTargetStatus } from './payout-lifecycle';
import { expectedPayment, periodAt, periodLimit } from './payout-period';

describe('Period of a payout', () => {
  it.each([
    // Until 20 September 2026 Casablanca was an hour ahead of UTC: Monday began on Sunday at 23:00
    // UTC.
    ['2026-07-12T22:59:59Z', 'PO-2026-W28', '2026-07-06', '2026-07-12'],
    ['2026-07-12T23:00:00Z', 'PO-2026-W29', '2026-07-13', '2026-07-19'],
    ['2026-11-22T23:59:59Z', 'PO-2026-W47', '2026-11-16', '2026-11-22'],
    ['2026-11-23T00:00:00Z', 'PO-2026-W48', '2026-11-23', '2026-11-29'],
    ['2027-01-01T12:00:00Z', 'PO-2026-W53', '2026-12-28', '2027-01-03'],
    ['2025-12-29T12:00:00Z', 'PO-2026-W01', '2025-12-29', '2026-01-04'],
  ])('The payout period of %s is %s, from %s to %s', (instant, number, periodStart, periodEnd) => {
    expect(periodAt(new Date(instant))).toEqual({ number, periodStart, periodEnd });
  });

  it('A payout period ends with its last day in Casablanca', () => {
    expect(periodLimit('2026-07-12').toISOString()).toBe('2026-07-12T23:00:00.000Z');
    expect(periodLimit('2026-11-22').toISOString()).toBe('2026-11-23T00:00:00.000Z');
    expect(expectedPayment('2026-11-22').toISOString()).toBe('2026-11-25T09:00:00.000Z');
  });
});

describe('Entries of a payout', () => {
  it('The entries of a sale are the sale and its commission, without entries of 0', () => {
    expect(saleEntries(10_000, 1200)).toEqual([
      { kind: 'sale', amount: 10_000 },
      { kind: 'commission', amount: -1200 },
    ]);
    expect(saleEntries(0, 0)).toEqual([]);
  });

  it('A booking is a sale at its price and a refund, which leave what the store keeps', () => {
    expect(bookingEntries({ total: 18_001, refundedTotal: 0 })).toEqual([
      { kind: 'sale', amount: 18_001 },
    ]);
    expect(bookingEntries({ total: 18_001, refundedTotal: 9001 })).toEqual([
      { kind: 'sale', amount: 18_001 },
      { kind: 'refund', amount: -9001 },
    ]);
  });

  it('The commission is charged on the amount taken', () => {
    const order = { commissionTotal: 1201, total: 10_000 };
    expect(commissionOn(10_000, order)).toBe(1201);
    expect(commissionOn(5000, order)).toBe(601);
    expect(commissionOn(20_000, order)).toBe(1201);
    expect(commissionOn(0, { commissionTotal: 0, total: 0 })).toBe(0);
  });

  it('The entries of a sale refunded in several steps sum to exactly 0', () => {
    const sale = { amount: 9999, commission: 1213 };
    let refundedBefore = 0;
    let sum = sale.amount - sale.commission;
    for (const amount of [1, 332, 3333, 6000, 333]) {
      for (const entry of refundEntries({ amount, kind: 'of_goods' }, { ...sale, refundedBefore }))
        sum += entry.amount;
      refundedBefore += amount;
    }
    expect([refundedBefore, sum]).toEqual([9999, 0]);
  });

  it('A goodwill refund does not return the commission', () => {
    const sale = { amount: 10_000, commission: 1200, refundedBefore: 0 };
    expect(refundEntries({ amount: 2000, kind: 'without_commission' }, sale)).toEqual([
      { kind: 'refund', amount: -2000 },
    ]);
  });

  it('A negative payout result is carried over', () => {
    expect(carriedOver(-500)).toEqual({ here: 500, next: -500 });
    expect([carriedOver(0), carriedOver(1)]).toEqual([null, null]);
  });
});

it('A payout changes status only by the transitions of its table', () => {
  const moves: PayoutAction[] = [
    'hold',
    'answer',
    'release',
    'process',
    'pay',
    'fail',
    'retry',
    'changeAccount',
  ];
  const table = PAYOUT_STATUSES.map((status) => [
    status,
    moves.flatMap((action) => {
      const to = payoutTargetStatus(status, action);
      return to ? [`${action} ${to}`] : [];
    }),
  ]);
  expect(Object.fromEntries(table)).toEqual({
    open: [],
    scheduled: ['hold on_hold', 'process processing'],
    processing: ['pay paid', 'fail failed'],
    paid: [],
    failed: ['retry scheduled', 'changeAccount scheduled'],
    on_hold: ['answer in_review', 'release scheduled'],
    in_review: ['hold on_hold', 'release scheduled'],
  });
});
