import { describe, expect, it } from 'vitest';
import { PAYMENT_STATUSES } from '#domain/payments/payment-status';
import {
  isFiltered,
  PAYMENT_TABS,
  paymentTabCount,
  readPaymentList,
  toPaymentQuery,
} from './payment-list-query';

function read(search: string) {
  return readPaymentList(new URLSearchParams(search), '2026-11-19');
}

describe('Payment list in the URL', () => {
  it('The payment list shows all payments by default, the latest order first', () => {
    expect(toPaymentQuery(read(''))).toEqual({ sort: '-createdAt', page: 1, pageSize: 25 });
    expect(isFiltered(read('tab=failed'))).toBe(false);
  });

  it('The payment list requests the statuses of its tab and its filters', () => {
    const state = read(
      'tab=toCollect&q=10441&method=cod&from=2026-11-01&to=2026-11-19&sort=amount',
    );
    expect(toPaymentQuery(state)).toEqual({
      q: '10441',
      method: 'cod',
      status: ['pending', 'authorized'],
      from: '2026-11-01',
      to: '2026-11-19',
      sort: 'amount',
      page: 1,
      pageSize: 25,
    });
    expect(isFiltered(state)).toBe(true);
  });

  it('The payment list reads invalid parameters as its defaults', () => {
    const state = read('tab=x&method=gold&from=soon&to=2026-99-99&sort=colour&pageSize=9999');
    expect(toPaymentQuery(state)).toEqual({ sort: '-createdAt', page: 1, pageSize: 100 });
  });
});

it('The payment tabs count each status in the first tab and in exactly one other', () => {
  for (const status of PAYMENT_STATUSES) {
    const holding = PAYMENT_TABS.filter((tab) => paymentTabCount(tab, { [status]: 3 }) === 3);
    expect([status, holding.length, holding[0]]).toEqual([status, 2, 'all']);
  }
  expect(paymentTabCount('all', undefined)).toBeUndefined();
});
