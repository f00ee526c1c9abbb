import { describe, expect, it } from 'vitest';
import { expectedPaymentDay, nextPayout } from './next-payout';
import { type PayoutLineEntry, payoutLines } from './payout-lines';
import { payoutDifferences, sumEntries } from './payout-sums';

function entry(
  kind: PayoutLineEntry['kind'],
  amount: number,
  orderId: string | null = null,
): PayoutLineEntry {
  return {
    id: `pye_${kind}${amount}`,
    kind,
    amount,
    orderId,
    orderNumber: orderId && '10441',
    booking: null,
    occurredAt: '2026-11-19T09:24:00Z',
  };
}

const ENTRIES = [
  entry('sale', 24_900, 'ord_1'),
  entry('commission', -2988, 'ord_1'),
  entry('sale', 10_000, 'ord_2'),
  entry('refund', -4900, 'ord_1'),
  entry('commission', 588, 'ord_1'),
  entry('fee', -900, 'ord_2'),
  entry('adjustment', 1500),
  entry('carry_over', -2000),
];
const SUMS = {
  grossSales: 34_900,
  commission: -2400,
  fees: -900,
  refunds: -4900,
  adjustments: 1500,
  carriedOver: -2000,
  net: 26_200,
};

describe('Sums of a payout', () => {
  it('The sums of a payout count each entry for its kind and for the net', () => {
    expect(sumEntries(ENTRIES)).toEqual(SUMS);
    expect(sumEntries([]).net).toBe(0);
  });

  it("A payout's wrong sums are listed with the stated and the computed amount", () => {
    expect(payoutDifferences(SUMS, ENTRIES)).toEqual([]);
    expect(payoutDifferences({ ...SUMS, fees: -800, net: 26_300 }, ENTRIES)).toEqual([
      { part: 'fees', stated: -800, computed: -900 },
      { part: 'net', stated: 26_300, computed: 26_200 },
    ]);
  });
});

describe('Lines of a payout', () => {
  it('The lines of a payout are grouped by order, with entries without an order apart', () => {
    const { orders, others } = payoutLines(ENTRIES);
    expect(
      orders.map(({ orderId, orderNumber, sums }) => [orderId, orderNumber, sums.net]),
    ).toEqual([
      ['ord_1', '10441', 17_600],
      ['ord_2', '10441', 9100],
    ]);
    expect(others.map(({ kind }) => kind)).toEqual(['adjustment', 'carry_over']);
  });

  it('A booking has one line with its sale and its refund', () => {
    const booking = { id: 'bkg_1', number: 'V1007', tourId: 'tou_1', departureId: 'dep_1' };
    const own = [
      { ...entry('sale', 18_001), booking },
      { ...entry('refund', -9001), booking },
    ];
    const { bookings, others } = payoutLines([...ENTRIES, ...own]);
    expect(bookings).toEqual([{ booking, entries: own, sums: sumEntries(own) }]);
    expect(others).toHaveLength(2);
  });

  it('The lines of a payout contain every entry', () => {
    const booking = { id: 'bkg_1', number: 'V1007', tourId: 'tou_1', departureId: 'dep_1' };
    const all = [...ENTRIES, { ...entry('sale', 18_001), booking }];
    const { orders, bookings, others } = payoutLines(all);
    const own = [...orders, ...bookings].flatMap(({ entries }) => entries);
    expect(sumEntries([...own, ...others])).toEqual(sumEntries(all));
  });
});

describe('Next payout', () => {
  const open = {
    status: 'open',
    periodEnd: '2026-11-22',
    expectedAt: null,
    trouble: null,
  } as const;
  const scheduled = {
    status: 'scheduled',
    periodEnd: '2026-11-15',
    expectedAt: '2026-11-18T09:00:00Z',
    trouble: null,
  } as const;
  const held = { ...scheduled, status: 'on_hold', expectedAt: '2026-11-11T09:00:00Z' } as const;

  it('The next payout is the earliest expected one, ignoring payouts on hold', () => {
    expect(nextPayout([open, scheduled, held])).toBe(scheduled);
    expect(nextPayout([held, open])).toBe(open);
    expect(nextPayout([held])).toBeUndefined();
  });

  it('A payout in trouble is not the next one, although it was expected first', () => {
    const overdue = { ...scheduled, trouble: { kind: 'overdue' } };
    expect(nextPayout([open, overdue])).toBe(open);
  });

  it('An open payout is expected three days after its week', () => {
    expect(expectedPaymentDay(open).toISOString()).toBe('2026-11-25T09:00:00.000Z');
  });
});
