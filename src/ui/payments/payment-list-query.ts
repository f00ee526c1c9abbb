import type { ListPaymentsApiArg } from '#application/api/payments-endpoints.generated';
import { LISTED_PAYMENT_METHODS, type ListedPaymentMethod } from '#domain/payments/payment-method';
import type { PaymentStatus } from '#domain/payments/payment-status';
import type { IsoDay } from '#domain/time/casablanca-day';
import type { PaymentCounts } from '#openapi/types.generated';
import { choiceParam, positiveParam } from '../lists/list-url';
import { type Period, periodQuery, readListPeriod } from '../lists/period-query';
import { countIn } from '../lists/status-tabs';

/** The tabs of the list; the first holds every payment. */
export const PAYMENT_TABS = ['all', 'toCollect', 'collected', 'refunded', 'failed'] as const;
export type PaymentTab = (typeof PAYMENT_TABS)[number];

const TAB_STATUSES: Record<PaymentTab, readonly PaymentStatus[]> = {
  all: [],
  toCollect: ['pending', 'authorized'],
  collected: ['captured'],
  refunded: ['partially_refunded', 'refunded'],
  failed: ['failed'],
};

export const PAYMENT_SORTS = ['createdAt', 'amount'] as const;
export type PaymentSort = (typeof PAYMENT_SORTS)[number];
const SORT_VALUES = PAYMENT_SORTS.flatMap((sort) => [sort, `-${sort}` as const]);

/** The state of the list of payments in the URL. */
export type PaymentListState = {
  tab: PaymentTab;
  q: string;
  method: ListedPaymentMethod | undefined;
  period: Period;
  sort: PaymentSort | `-${PaymentSort}`;
  page: number;
  pageSize: number;
};

/** Reads the URL; unknown values fall back to the defaults, the latest order first. */
export function readPaymentList(params: URLSearchParams, today: IsoDay): PaymentListState {
  return {
    tab: choiceParam(params, 'tab', PAYMENT_TABS, 'all'),
    q: params.get('q') ?? '',
    method: choiceParam(params, 'method', LISTED_PAYMENT_METHODS, undefined),
    period: readListPeriod(params, today),
    sort: choiceParam(params, 'sort', SORT_VALUES, '-createdAt'),
    page: positiveParam(params, 'page', 1),
    pageSize: Math.min(positiveParam(params, 'pageSize', 25), 100),
  };
}

/** The query for the state in the URL. */
export function toPaymentQuery(state: PaymentListState): ListPaymentsApiArg {
  const { tab, q, method, period, sort, page, pageSize } = state;
  const statuses = TAB_STATUSES[tab];
  return {
    ...(q ? { q } : {}),
    ...(method ? { method } : {}),
    ...(statuses.length > 0 ? { status: [...statuses] } : {}),
    ...periodQuery(period),
    sort,
    page,
    pageSize,
  };
}

/** How many payments a tab contains with the current filters. */
export function paymentTabCount(tab: PaymentTab, counts: PaymentCounts | undefined) {
  return countIn(TAB_STATUSES[tab], counts);
}

/** Whether any filter except the tab is set. */
export function isFiltered({ q, method, period }: PaymentListState): boolean {
  return [q, method, period.from, period.to].some(Boolean);
}
