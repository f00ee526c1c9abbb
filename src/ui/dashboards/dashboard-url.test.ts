import { describe, expect, it } from 'vitest';
import { definitionOf, FIGURE_NAMES } from '#domain/metrics/figure-definitions';
import { spanOf } from '#domain/metrics/metric-period';
import { changedParams } from '../lists/list-url';
import { readOrderList, toOrderQuery } from '../orders/order-list-query';
import { displayedYear, periodArgs, periodChanges, readDashboard } from './dashboard-url';
import { metricPath } from './metric-links';

const TODAY = '2026-11-21';

function read(query: string) {
  return readDashboard(new URLSearchParams(query), TODAY);
}

describe('Dashboard URL', () => {
  it('A dashboard without parameters shows the current month, compared with the previous one, as charts', () => {
    expect(read('')).toEqual({
      requestedPeriod: { name: 'month', date: TODAY },
      compare: 'previous',
      tables: [],
    });
  });

  it('A dashboard URL contains the period, the comparison, and the cards shown as tables', () => {
    const state = read('period=week&date=2026-02-15&compare=year&tables=months.categories');
    expect(state).toEqual({
      requestedPeriod: { name: 'week', date: '2026-02-15' },
      compare: 'year',
      tables: ['months', 'categories'],
    });
    expect(periodArgs(state.requestedPeriod)).toEqual({ period: 'week', date: '2026-02-15' });
  });

  it('A dashboard URL with its own days ignores the named period', () => {
    const { requestedPeriod } = read('period=year&from=2025-12-20&to=2026-01-10');
    expect(periodArgs(requestedPeriod)).toEqual({ from: '2025-12-20', to: '2026-01-10' });
    expect(displayedYear(requestedPeriod, TODAY)).toBe(2026);
  });

  it.each([
    'from=2026-11-20&to=2026-11-01',
    'from=2026-11-01',
    'period=era&date=2026-02-31',
    'date=2027-01-01',
  ])('A dashboard reads the URL %s as the current month', (query) =>
    expect(read(query)).toEqual(read('')),
  );

  it('A dashboard writes the URL that it reads', () => {
    for (const query of ['', 'period=day', 'date=2026-02-15', 'from=2026-02-01&to=2026-02-20']) {
      const { requestedPeriod } = read(query);
      const urlOf = changedParams(
        new URLSearchParams('period=year&from=2020-01-01&to=2020-02-01'),
        periodChanges(requestedPeriod, TODAY),
      );
      expect(urlOf.toString()).toBe(query);
    }
  });
});

describe('Figure links', () => {
  const span = spanOf({ name: 'month', date: TODAY }, TODAY);
  const requestedPeriod = (path = '') =>
    toOrderQuery(readOrderList(new URLSearchParams(path.split('?')[1]), TODAY));

  it('A figure of orders opens the orders that it counts', () => {
    const days = { from: '2026-11-01', to: TODAY };
    expect(requestedPeriod(metricPath('orders', span))).toMatchObject({
      ...days,
      figure: 'counted',
    });
    expect(requestedPeriod(metricPath('gmv', span))).toMatchObject({ ...days, figure: 'counted' });
    expect(requestedPeriod(metricPath('averageBasket', span))).toMatchObject({
      ...days,
      figure: 'sold',
    });
  });

  it('Every figure of a group of orders opens the orders of this group', () => {
    const named = FIGURE_NAMES.filter((name) => definitionOf(name).group !== null);
    expect(named.map((name) => requestedPeriod(metricPath(name, span)).figure)).toEqual(
      named.map((name) => definitionOf(name).group),
    );
  });

  it('A figure without a matching list has no link, balance and customers have their pages', () => {
    const names = ['customers', 'productsSold', 'categoriesSold', 'refunds', 'profit'] as const;
    expect(names.map((name) => metricPath(name, span))).toEqual(names.map(() => undefined));
    expect(metricPath('balance', span)).toBe('/dashboard/banking');
    expect(metricPath('clientsTotal', span)).toBe('/dashboard/client');
  });
});
