import { describe, expect, it } from 'vitest';
import { casablancaDay } from '../time/casablanca-day';
import { allowedRankingLagMs, changeOf, figuresOf } from './metric-figures';
import { comparedSpan, type MetricComparison, type RequestedPeriod, spanOf } from './metric-period';
import { lastSevenDays, todaySoFar } from './takings';

const TODAY = '2026-11-21';
const NOW = new Date('2026-11-21T10:24:37.500Z');

function named(name: 'day' | 'week' | 'month' | 'year', date = TODAY): RequestedPeriod {
  return {
    name,
    date,
  };
}

function compared(
  asked: RequestedPeriod,
  comparison: MetricComparison = 'previous',
  now: Date = NOW,
) {
  const span = spanOf(asked, casablancaDay(now));
  const { from, to, until } = comparedSpan(asked, span, comparison, now);
  return [span.from, span.to, from, to, until?.toISOString().slice(0, 16) ?? null];
}

function chosen(from: string, to: string): RequestedPeriod {
  return { name: null, span: { from, to } };
}

describe('Period of a dashboard', () => {
  it.each([
    [named('day'), ['2026-11-21', '2026-11-21', '2026-11-20', '2026-11-20', '2026-11-20T10:24']],
    [named('week'), ['2026-11-16', '2026-11-21', '2026-11-09', '2026-11-14', '2026-11-14T10:24']],
    [named('month'), ['2026-11-01', '2026-11-21', '2026-10-01', '2026-10-21', '2026-10-21T10:24']],
    // In 2025 the clocks of Casablanca were an hour ahead of UTC.
    [named('year'), ['2026-01-01', '2026-11-21', '2025-01-01', '2025-11-21', '2025-11-21T09:24']],
  ])(
    'A period that is not over is compared with the same days up to the same time: %o',
    (asked, expected) => {
      expect(compared(asked)).toEqual(expected);
    },
  );

  it.each([
    [named('month', '2026-03-10'), ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28', null]],
    [named('month', '2026-02-10'), ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31', null]],
    [named('week', '2026-11-15'), ['2026-11-09', '2026-11-15', '2026-11-02', '2026-11-08', null]],
    [named('month', '2026-12-10'), ['2026-12-01', '2026-12-31', '2026-11-01', '2026-11-30', null]],
    [named('year', '2025-02-10'), ['2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31', null]],
  ])('A complete period is compared with the complete previous one: %o', (asked, expected) => {
    expect(compared(asked)).toEqual(expected);
  });

  it('On its last day, a month is compared with the days that it has so far', () => {
    const lastDay = new Date('2026-11-30T08:00:00Z');
    expect(compared(named('month', '2026-11-30'), 'previous', lastDay).slice(2)).toEqual([
      '2026-10-01',
      '2026-10-30',
      '2026-10-30T08:00',
    ]);
  });

  it('A day that the other month does not have is compared with its last day, which counts whole', () => {
    const lastDay = new Date('2027-03-31T08:00:00Z');
    expect(compared(named('month', '2027-03-31'), 'previous', lastDay).slice(2)).toEqual([
      '2027-02-01',
      '2027-02-28',
      null,
    ]);
  });

  it('The days of a leap year are compared with the same dates, not with as many days', () => {
    const now = new Date('2028-11-21T00:00:00Z');
    expect(compared(named('year', '2028-11-21'), 'previous', now).slice(2, 4)).toEqual([
      '2027-01-01',
      '2027-11-21',
    ]);
  });

  it('A period between two days is compared with as many days before it', () => {
    const asked = chosen('2026-03-01', '2026-03-10');
    expect(compared(asked).slice(2)).toEqual(['2026-02-19', '2026-02-28', null]);
    expect(compared(asked, 'week').slice(2)).toEqual(['2026-02-22', '2026-03-03', null]);
    expect(compared(asked, 'month').slice(2)).toEqual(['2026-02-01', '2026-02-10', null]);
    expect(compared(asked, 'year').slice(2)).toEqual(['2025-03-01', '2025-03-10', null]);
    expect(compared(chosen('2026-11-15', '2026-11-28'))).toEqual([
      '2026-11-15',
      TODAY,
      '2026-11-08',
      '2026-11-14',
      '2026-11-14T10:24',
    ]);
  });

  it('A comparison with a shorter month or year ends on the last day of that month', () => {
    expect(compared(chosen('2028-03-31', '2028-03-31'), 'month').slice(2, 4)).toEqual([
      '2028-02-29',
      '2028-02-29',
    ]);
    expect(compared(chosen('2028-02-29', '2028-02-29'), 'year')[2]).toBe('2027-02-28');
  });
});

describe('Takings of the home page', () => {
  it('Today is compared with yesterday up to the same time, seven days with the seven before', () => {
    const until = new Date('2026-11-20T10:24:00Z');
    expect(todaySoFar(NOW)).toEqual({
      span: { from: TODAY, to: TODAY },
      comparedWith: { from: '2026-11-20', to: '2026-11-20', until },
    });
    expect(lastSevenDays(NOW)).toEqual({
      span: { from: '2026-11-15', to: TODAY },
      comparedWith: {
        from: '2026-11-08',
        to: '2026-11-14',
        until: new Date('2026-11-14T10:24:00Z'),
      },
    });
  });
});

describe('Figures of a dashboard', () => {
  const sums = {
    orders: 5,
    gmv: 60_001,
    cancelled: 1,
    cancelledTotal: 10_000,
    returned: 1,
    returnedTotal: 7_000,
    sales: 3,
    revenue: 40_001,
    shipping: 3_000,
    commission: 4_000,
    pieces: 7,
    cost: 20_000,
    refunds: 1_500,
    fees: 500,
    tourTakings: 24_000,
    tourGuests: 2,
  };

  it('The figures of a period follow from its sums', () => {
    expect(figuresOf(sums)).toEqual({
      revenue: 40_001,
      averageBasket: 13_334,
      gmv: 60_001,
      cancelled: 1,
      cancelledTotal: 10_000,
      returned: 1,
      returnedTotal: 7_000,
      sales: 3,
      shipping: 3_000,
      productsSold: 7,
      orders: 5,
      refunds: 1_500,
      tourTakings: 24_000,
      tourGuests: 2,
      commission: 4_000,
      income: 43_001,
      expenses: 6_000,
      profit: 17_001,
    });
    expect(figuresOf({ ...sums, sales: 0, revenue: 0 }).averageBasket).toBe(0);
  });

  it('The change of a figure is a share of its earlier value', () => {
    expect([changeOf(150, 100), changeOf(50, 100), changeOf(-50, -100), changeOf(5, 0)]).toEqual([
      0.5,
      -0.5,
      0.5,
      null,
    ]);
  });
});

describe('Rankings of a dashboard', () => {
  it('Rankings follow every order up to 2,000 orders, and lag by at most 30 seconds above', () => {
    expect([0, 2000, 2001, 500_000].map(allowedRankingLagMs)).toEqual([0, 0, 30_000, 30_000]);
  });
});
