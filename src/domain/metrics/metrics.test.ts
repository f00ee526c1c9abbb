import { describe, expect, it } from 'vitest';
import { allowedRankingLagMs, changeOf, figuresOf } from './metric-figures';
import { comparedSpan, type MetricComparison, type RequestedPeriod, spanOf } from './metric-period';

const TODAY = '2026-11-21';

function named(name: 'day' | 'week' | 'month' | 'year', date = TODAY): RequestedPeriod {
  return {
    name,
    date,
  };
}

function compared(asked: RequestedPeriod, comparison: MetricComparison = 'previous') {
  const span = spanOf(asked, TODAY);
  return [span.from, span.to, ...Object.values(comparedSpan(asked, span, comparison))];
}

describe('Period of a dashboard', () => {
  it.each([
    [named('day'), ['2026-11-21', '2026-11-21', '2026-11-20', '2026-11-20']],
    [named('week'), ['2026-11-16', '2026-11-21', '2026-11-09', '2026-11-14']],
    [named('month'), ['2026-11-01', '2026-11-21', '2026-10-01', '2026-10-21']],
    [named('year'), ['2026-01-01', '2026-11-21', '2025-01-01', '2025-11-21']],
    [named('month', '2026-03-10'), ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28']],
    [named('month', '2026-02-10'), ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31']],
    [named('week', '2026-11-15'), ['2026-11-09', '2026-11-15', '2026-11-02', '2026-11-08']],
    [named('month', '2026-12-10'), ['2026-12-01', '2026-12-31', '2026-11-01', '2026-11-30']],
  ])('A period is compared with the same part of the previous one: %o', (asked, expected) => {
    expect(compared(asked)).toEqual(expected);
  });

  it('A period between two days is compared with as many days before it', () => {
    const asked: RequestedPeriod = { name: null, span: { from: '2026-03-01', to: '2026-03-10' } };
    expect(compared(asked).slice(2)).toEqual(['2026-02-19', '2026-02-28']);
    expect(compared(asked, 'week').slice(2)).toEqual(['2026-02-22', '2026-03-03']);
    expect(compared(asked, 'month').slice(2)).toEqual(['2026-02-01', '2026-02-10']);
    expect(compared(asked, 'year').slice(2)).toEqual(['2025-03-01', '2025-03-10']);
  });

  it('A comparison with a shorter month or year ends on the last day of that month', () => {
    const asked: RequestedPeriod = { name: null, span: { from: '2028-03-31', to: '2028-03-31' } };
    expect(compared(asked, 'month').slice(2)).toEqual(['2028-02-29', '2028-02-29']);
    expect(compared({ ...asked, span: { from: '2028-02-29', to: '2028-02-29' } }, 'year')[2]).toBe(
      '2027-02-28',
    );
  });
});

describe('Figures of a dashboard', () => {
  const sums = {
    orders: 5,
    gmv: 60_000,
    sales: 3,
    revenue: 40_001,
    shipping: 3_000,
    commission: 4_000,
    pieces: 7,
    cost: 20_000,
    refunds: 1_500,
    fees: 500,
  };

  it('The figures of a period follow from its sums', () => {
    expect(figuresOf(sums)).toEqual({
      revenue: 40_001,
      averageBasket: 13_334,
      gmv: 60_000,
      productsSold: 7,
      orders: 5,
      refunds: 1_500,
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
