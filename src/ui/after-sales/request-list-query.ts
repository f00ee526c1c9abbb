import type { ListCancellationsApiArg } from '#application/api/cancellations-endpoints.generated';
import type { ListReturnsApiArg } from '#application/api/returns-endpoints.generated';
import type { CancellationStatus } from '#domain/cancellations/cancellation-lifecycle';
import type { ReturnStatus } from '#domain/returns/return-lifecycle';
import type { IsoDay } from '#domain/time/casablanca-day';
import { choiceParam, positiveParam } from '../lists/list-url';
import { type Period, periodQuery, readListPeriod } from '../lists/period-query';
import type { RequestKind, RequestStatus } from './request-kinds';

/** The tabs of the lists and their statuses; `all` contains every one. */
const REQUEST_TABS = {
  returns: {
    all: [],
    toAnswer: ['requested'],
    onTheWay: ['approved', 'in_transit'],
    toRefund: ['received'],
    disputed: ['disputed'],
    finished: ['declined', 'refunded', 'closed', 'withdrawn'],
  },
  cancellations: {
    all: [],
    toAnswer: ['requested'],
    accepted: ['accepted'],
    refused: ['refused'],
    withdrawn: ['withdrawn'],
  },
} as const satisfies Record<RequestKind, Record<string, readonly RequestStatus[]>>;

type Tabs = typeof REQUEST_TABS;
export type RequestTab = { [Kind in RequestKind]: keyof Tabs[Kind] }[RequestKind];

/** The tabs of a list, in their order. */
export function tabsOf(kind: RequestKind): readonly (readonly [RequestTab, readonly string[]])[] {
  // The keys of the object above are its tabs.
  return Object.entries(REQUEST_TABS[kind]) as [RequestTab, readonly string[]][];
}

const SORTS = ['deadline', '-deadline', 'createdAt', '-createdAt', 'number', '-number'] as const;

/** The list state that the URL stores. */
export interface RequestListState {
  readonly tab: RequestTab;
  readonly q: string;
  readonly period: Period;
  readonly sort: (typeof SORTS)[number];
  readonly page: number;
  readonly pageSize: number;
}

/** Reads the URL; unknown values fall back to the defaults, the nearest deadline first. */
export function readRequestList(
  kind: RequestKind,
  params: URLSearchParams,
  today: IsoDay,
): RequestListState {
  const tabs = tabsOf(kind).map(([tab]) => tab);
  return {
    tab: choiceParam(params, 'tab', tabs, 'all'),
    q: params.get('q') ?? '',
    period: readListPeriod(params, today),
    sort: choiceParam(params, 'sort', SORTS, 'deadline'),
    page: positiveParam(params, 'page', 1),
    pageSize: Math.min(positiveParam(params, 'pageSize', 25), 100),
  };
}

/** The query parameters that both lists share. */
function toQuery({ q, period, sort, page, pageSize }: RequestListState) {
  return {
    ...(q && { q }),
    ...periodQuery(period),
    sort,
    page,
    pageSize,
  };
}

/** The statuses of a list's tab; none for the tab `all`. */
function statusOf<Status extends RequestStatus>(kind: RequestKind, tab: RequestTab) {
  const statuses = tabsOf(kind).find(([one]) => one === tab)?.[1] ?? [];
  // The tabs of a kind contain statuses of that kind.
  return statuses.length > 0 ? { status: [...statuses] as Status[] } : {};
}

/** The query for the returns of the list state. */
export function toReturnQuery(state: RequestListState): ListReturnsApiArg {
  return {
    ...toQuery(state),
    ...statusOf<ReturnStatus>('returns', state.tab),
  };
}

/** The query for the cancellations of the list state. */
export function toCancellationQuery(state: RequestListState): ListCancellationsApiArg {
  return {
    ...toQuery(state),
    ...statusOf<CancellationStatus>('cancellations', state.tab),
  };
}

/** Whether a filter other than the tab is active. */
export function isFiltered({ q, period }: RequestListState): boolean {
  return [q, period.from, period.to].some(Boolean);
}
