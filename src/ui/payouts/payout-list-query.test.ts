import { describe, expect, it } from 'vitest';
import { PAYOUT_STATUSES } from '#domain/payouts/payout-lifecycle';
import {
  isFiltered,
  LATEST_PAYOUTS,
  PAYOUT_TABS,
  payoutTabCount,
  readPayoutList,
  toPayoutQuery,
} from './payout-list-query';

function read(search: string) {
  return readPayoutList(new URLSearchParams(search), '2026-11-19');
}

describe('Payout list in the URL', () => {
  it('The payout list shows the latest weeks by default, with the same query as the balances', () => {
    expect(toPayoutQuery(read(''))).toEqual({ sort: '-periodStart', page: 1, pageSize: 25 });
    expect(LATEST_PAYOUTS).toEqual(toPayoutQuery(read('')));
  });

  it('The payout list requests the statuses of its tab and its days', () => {
    const state = read('tab=stopped&from=2026-10-01&sort=-net&page=2');
    expect(toPayoutQuery(state)).toEqual({
      status: ['on_hold', 'in_review', 'failed'],
      from: '2026-10-01',
      sort: '-net',
      page: 2,
      pageSize: 25,
    });
    expect([isFiltered(state), isFiltered(read('tab=paid'))]).toEqual([true, false]);
  });

  it('The payout tabs count each status in the first tab and in exactly one other', () => {
    for (const status of PAYOUT_STATUSES) {
      const holding = PAYOUT_TABS.filter((tab) => payoutTabCount(tab, { [status]: 2 }) === 2);
      expect([status, holding.length]).toEqual([status, 2]);
    }
  });
});
