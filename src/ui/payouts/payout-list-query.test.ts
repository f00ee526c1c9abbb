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

const read = (search: string) => readPayoutList(new URLSearchParams(search));

describe('the list of payouts in the URL', () => {
  it('opens on the latest weeks, which the balances are read from too', () => {
    expect(toPayoutQuery(read(''))).toEqual({ sort: '-periodStart', page: 1, pageSize: 10 });
    expect(LATEST_PAYOUTS).toEqual(toPayoutQuery(read('')));
  });

  it('asks for the statuses of its tab and its days', () => {
    const state = read('tab=stopped&from=2026-10-01&sort=-net&page=2');
    expect(toPayoutQuery(state)).toEqual({
      status: ['on_hold', 'failed'],
      from: '2026-10-01',
      sort: '-net',
      page: 2,
      pageSize: 10,
    });
    expect([isFiltered(state), isFiltered(read('tab=paid'))]).toEqual([true, false]);
  });

  it('holds each status in the first tab and in one more', () => {
    for (const status of PAYOUT_STATUSES) {
      const holding = PAYOUT_TABS.filter((tab) => payoutTabCount(tab, { [status]: 2 }) === 2);
      expect([status, holding.length]).toEqual([status, 2]);
    }
  });
});
