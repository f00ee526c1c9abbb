import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '#domain/orders/order-lifecycle';
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

describe('the list of orders in the URL', () => {
  it('opens on all orders, the nearest deadline first', () => {
    expect(toOrderQuery(read(''))).toEqual({ sort: 'deadline', page: 1, pageSize: 25 });
    expect(isFiltered(read(''))).toBe(false);
  });

  it('asks for the statuses of its tab and its filters', () => {
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

  it('opens from a dashboard on the orders that a figure counts, whatever their status', () => {
    const asked = (tab: string) => toOrderQuery(read(`tab=${tab}&from=2026-11-01&to=2026-11-15`));
    expect(asked('sold')).toMatchObject({ figure: 'sold', from: '2026-11-01', to: '2026-11-15' });
    expect(asked('counted')).not.toHaveProperty('status');
    expect(asked('delivered')).not.toHaveProperty('figure');
    expect([orderTabs('sold').at(-1), orderTabs('closed')]).toEqual(['sold', ORDER_TABS]);
    const counts = Object.fromEntries(ORDER_STATUSES.map((status) => [status, 1]));
    expect(tabCount('sold', { counts, cancellationCounts: {} } as never)).toBe(14);
  });

  it('asks for days, a city and a total, as the URL names them', () => {
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

  it('asks for what is late', () => {
    const state = read('due=late');
    expect(toOrderQuery(state)).toMatchObject({ due: 'late' });
    expect([isFiltered(state), isFilteredFurther(state)]).toEqual([true, true]);
  });

  it('reads nonsense as the list as it opens, and never asks for more than a hundred', () => {
    const state = read(
      'tab=x&paymentMethod=gold&sort=colour&page=0&pageSize=9999&from=soon&cityId=Fes&minTotal=-1&maxTotal=9e9&due=soon',
    );
    expect(toOrderQuery(state)).toEqual({ sort: 'deadline', page: 1, pageSize: 100 });
  });
});

describe('the list of cancellations in the URL', () => {
  it('opens on what clients want cancelled, the newest first', () => {
    expect(toOrderQuery(annulations(''))).toEqual({
      cancellation: 'requested',
      sort: '-orderDate',
      page: 1,
      pageSize: 25,
    });
  });

  it('shows what is cancelled in a tab of its own, under the filters of every list of orders', () => {
    expect(toOrderQuery(annulations('tab=cancelled&q=rachid'))).toMatchObject({
      status: ['cancelled'],
      q: 'rachid',
    });
    expect(toOrderQuery(annulations('tab=toAccept')).status).toBeUndefined();
  });
});

describe('the counts of the tabs', () => {
  it('add up their statuses, all of them in the first', () => {
    const counts = Object.fromEntries(ORDER_STATUSES.map((status) => [status, 1]));
    const list = { counts, cancellationCounts: { confirmed: 2, ready: 1 } };
    expect(tabCount('all', list)).toBe(14);
    expect(tabCount('delivered', list)).toBe(3);
    expect([tabCount('requested', list), tabCount('cancelled', list)]).toEqual([3, 1]);
    expect(tabCount('toAccept', { counts: {}, cancellationCounts: {} })).toBe(0);
    expect(tabCount('all', undefined)).toBeUndefined();
  });

  it('hold each status in one tab at most', () => {
    const single = (status: string) =>
      ORDER_TABS.filter((tab) => tab !== 'all' && tabCount(tab, holding(status)) === 1).length;
    const holding = (status: string) => ({ counts: { [status]: 1 }, cancellationCounts: {} });
    expect(ORDER_STATUSES.filter((status) => single(status) > 1)).toEqual([]);
  });
});

const read = (search: string) => readOrderList(new URLSearchParams(search));

const annulations = (search: string) => readCancelledOrderList(new URLSearchParams(search));
