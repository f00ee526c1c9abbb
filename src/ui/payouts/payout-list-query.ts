import type { ListPayoutsApiArg } from '#application/api/payouts-endpoints.generated';
import type { PayoutStatus } from '#domain/payouts/payout-lifecycle';
import type { IsoDay } from '#domain/time/casablanca-day';
import type { PayoutCounts } from '#openapi/types.generated';
import { choiceParam, positiveParam } from '../lists/list-url';
import { ANY_PERIOD, type Period, periodQuery, readListPeriod } from '../lists/period-query';
import { countIn } from '../lists/status-tabs';

/** The tabs of the list; the first holds every payout. */
export const PAYOUT_TABS = ['all', 'coming', 'stopped', 'paid'] as const;
export type PayoutTab = (typeof PAYOUT_TABS)[number];

const TAB_STATUSES: Record<PayoutTab, readonly PayoutStatus[]> = {
  all: [],
  coming: ['open', 'scheduled', 'processing'],
  stopped: ['on_hold', 'in_review', 'failed'],
  paid: ['paid'],
};

export const PAYOUT_SORTS = ['periodStart', 'net'] as const;
export type PayoutSort = (typeof PAYOUT_SORTS)[number];
const SORT_VALUES = PAYOUT_SORTS.flatMap((sort) => [sort, `-${sort}` as const]);

/** The state of the list of payouts in the URL. */
export type PayoutListState = {
  tab: PayoutTab;
  period: Period;
  sort: PayoutSort | `-${PayoutSort}`;
  page: number;
  pageSize: number;
};

/** Reads the URL; unknown values fall back to the defaults, the latest week first. */
export function readPayoutList(params: URLSearchParams, today: IsoDay): PayoutListState {
  return {
    tab: choiceParam(params, 'tab', PAYOUT_TABS, 'all'),
    period: readListPeriod(params, today),
    sort: choiceParam(params, 'sort', SORT_VALUES, '-periodStart'),
    page: positiveParam(params, 'page', 1),
    pageSize: Math.min(positiveParam(params, 'pageSize', 25), 100),
  };
}

/** The query for the state in the URL. */
export function toPayoutQuery(state: PayoutListState): ListPayoutsApiArg {
  const { tab, period, sort, page, pageSize } = state;
  const statuses = TAB_STATUSES[tab];
  return {
    ...(statuses.length > 0 ? { status: [...statuses] } : {}),
    ...periodQuery(period),
    sort,
    page,
    pageSize,
  };
}

/** The latest payouts by default; every page reads the balances from this query. */
export const LATEST_PAYOUTS = toPayoutQuery({
  tab: 'all',
  period: ANY_PERIOD,
  sort: '-periodStart',
  page: 1,
  pageSize: 25,
});

/** How many payouts a tab contains with the current filters. */
export function payoutTabCount(tab: PayoutTab, counts: PayoutCounts | undefined) {
  return countIn(TAB_STATUSES[tab], counts);
}

/** Whether any filter except the tab is set. */
export function isFiltered({ period }: PayoutListState): boolean {
  return Boolean(period.from ?? period.to);
}
