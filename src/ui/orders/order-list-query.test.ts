import { describe, expect, it } from 'vitest';
import { ORDER_GROUPS } from '#domain/metrics/order-counts';
import { ORDER_STATUSES } from '#domain/orders/order-lifecycle';
import { GROUP_TABS } from '../links/orders-of-group';
import {
  isFiltered,
  isFilteredFurther,
  ORDER_TABS,
  orderTabs,
  readCancelledOrderList,
  readOrderList,
  tabCount,
  toOrderQuery,
} from './order-list-query';

describe('URL of the order list', () => {
  it('The order list opens on all orders, the nearest deadline first', () => {
    expect(toOrderQuery(read(''))).toEqual({ sort: 'deadline', page: 1, pageSize: 25 });
    expect(isFiltered(read(''))).toBe(false);
  });

  it('The order list requests the statuses of its tab and its filters', () => {
    const state = read('tab=toPrepare&q=rachid&paymentMethod=cod&sort=-total&page=2&pageSize=50');
    expect(toOrderQuery(state)).toEqual({
      q: 'rachid',
      status: ['confirmed', 'processing'],
      paymentMethod: 'cod',
      sort: '-total',
      page: 2,
      pageSize: 50,
    });
    expect(isFiltered(state)).toBe(true);
  });

  it('Every status is in exactly one tab, so the counts of the tabs add up to all orders', () => {
    const counts = Object.fromEntries(ORDER_STATUSES.map((status, at) => [status, 2 ** at]));
    const counted = { counts, cancellationCounts: {} };
    const [all, ...others] = ORDER_TABS.map((tab) => tabCount(tab, counted as never) ?? 0);
    expect(others.reduce((sum, count) => sum + count)).toBe(all);
    expect(others.every((count, at) => others.indexOf(count) === at)).toBe(true);
    expect(toOrderQuery(read('tab=new')).status).toEqual(['new', 'approved']);
  });

  it('The order list of a dashboard figure requests the orders that the figure counts, in any status', () => {
    const asked = (tab: string) => toOrderQuery(read(`tab=${tab}&from=2026-11-01&to=2026-11-15`));
    expect(asked('sold')).toMatchObject({ figure: 'sold', from: '2026-11-01', to: '2026-11-15' });
    expect(asked('counted')).not.toHaveProperty('status');
    expect(ORDER_GROUPS.map((group) => asked(GROUP_TABS[group]).figure)).toEqual(ORDER_GROUPS);
    expect(asked('delivered')).not.toHaveProperty('figure');
    expect([orderTabs('sold').at(-1), orderTabs('closed')]).toEqual(['sold', ORDER_TABS]);
    const counts = Object.fromEntries(ORDER_STATUSES.map((status) => [status, 1]));
    expect(tabCount('sold', { counts, cancellationCounts: {} } as never)).toBe(14);
  });

  it('The order list requests the days, the city and the total range in its URL', () => {
    const state = read(
      'from=2026-11-01&to=2026-11-15&cityId=cty_fes&minTotal=10000&maxTotal=90000',
    );
    expect(toOrderQuery(state)).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-15',
      cityId: 'cty_fes',
      minTotal: 10_000,
      maxTotal: 90_000,
    });
    expect([isFiltered(state), isFilteredFurther(state)]).toEqual([true, true]);
    expect(isFiltered(read('from=2026-11-01'))).toBe(true);
    expect(isFilteredFurther(read('q=rachid'))).toBe(false);
    expect(isFiltered(read('from=2026-02-31&to=2026-13-01'))).toBe(false);
  });

  it('The order list requests late orders', () => {
    const state = read('due=late');
    expect(toOrderQuery(state)).toMatchObject({ due: 'late' });
    expect([isFiltered(state), isFilteredFurther(state)]).toEqual([true, true]);
  });

  it('The order list reads invalid values as its initial state and requests at most a hundred rows', () => {
    const state = read(
      'tab=x&paymentMethod=gold&sort=colour&page=0&pageSize=9999&from=soon&cityId=Fes&minTotal=-1&maxTotal=9e9&due=soon',
    );
    expect(toOrderQuery(state)).toEqual({ sort: 'deadline', page: 1, pageSize: 100 });
  });
});

describe('URL of the cancellation list', () => {
  it('The cancellation list opens on requested cancellations, the newest order first', () => {
    expect(toOrderQuery(annulations(''))).toEqual({
      cancellation: 'requested',
      sort: '-orderDate',
      page: 1,
      pageSize: 25,
    });
  });

  it('The cancellation list requests cancelled orders in their own tab, with a search like every order list', () => {
    expect(toOrderQuery(annulations('tab=cancelled&q=rachid'))).toMatchObject({
      status: ['cancelled'],
      q: 'rachid',
    });
    expect(toOrderQuery(annulations('tab=toAccept')).status).toBeUndefined();
  });
});

describe('Counts of order tabs', () => {
  it('`tabCount` adds up the statuses of a tab, and all statuses for the first tab', () => {
    const counts = Object.fromEntries(ORDER_STATUSES.map((status) => [status, 1]));
    const list = { counts, cancellationCounts: { confirmed: 2, ready: 1 } };
    expect(tabCount('all', list)).toBe(14);
    expect(tabCount('delivered', list)).toBe(3);
    expect([tabCount('requested', list), tabCount('cancelled', list)]).toEqual([3, 1]);
    expect(tabCount('toAccept', { counts: {}, cancellationCounts: {} })).toBe(0);
    expect(tabCount('all', undefined)).toBeUndefined();
  });

  it('Each order status belongs to at most one tab besides the first', () => {
    const single = (status: string) =>
      ORDER_TABS.filter((tab) => tab !== 'all' && tabCount(tab, holding(status)) === 1).length;
    const holding = (status: string) => ({ counts: { [status]: 1 }, cancellationCounts: {} });
    expect(ORDER_STATUSES.filter((status) => single(status) > 1)).toEqual([]);
  });
});

function read(search: string) {
  return readOrderList(new URLSearchParams(search), '2026-11-19');
}

function annulations(search: string) {
  return readCancelledOrderList(new URLSearchParams(search), '2026-11-19');
}
