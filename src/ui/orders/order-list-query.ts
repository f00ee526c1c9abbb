import type {
  ExportOrdersApiArg,
  ListOrdersApiArg,
  OrderCounts,
} from '#application/api/orders-endpoints.generated';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { countOf } from '../lists/count-of';
import { choiceParam, positiveParam } from '../lists/list-url';

/** The tabs of the list and the statuses each holds; `all` holds every one. */
export const ORDER_TABS = [
  'all',
  'toAccept',
  'toPrepare',
  'ready',
  'shipped',
  'delivered',
  'closed',
  'returned',
] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

const TAB_STATUSES: Record<OrderTab, readonly OrderStatus[]> = {
  all: [],
  toAccept: ['pending'],
  toPrepare: ['confirmed', 'processing'],
  ready: ['ready'],
  shipped: ['shipped'],
  delivered: ['delivered', 'invoiced', 'done'],
  closed: ['rejected', 'cancelled', 'disapproved'],
  returned: ['returned'],
};

export const ORDER_SORTS = ['deadline', 'orderDate', 'total', 'number'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];
const SORT_VALUES = ORDER_SORTS.flatMap((sort) => [sort, `-${sort}` as const]);

export const PAYMENT_METHODS = ['cod', 'card', 'transfer'] as const;

/** What the URL says of the list of orders. */
export type OrderListState = {
  tab: OrderTab;
  q: string;
  paymentMethod: (typeof PAYMENT_METHODS)[number] | undefined;
  sort: OrderSort | `-${OrderSort}`;
  page: number;
  pageSize: number;
};

/** Reads the URL; what it does not know falls back to the list as it opens, the nearest deadline first. */
export function readOrderList(params: URLSearchParams): OrderListState {
  return {
    tab: choiceParam(params, 'tab', ORDER_TABS, 'all'),
    q: params.get('q') ?? '',
    paymentMethod: choiceParam(params, 'paymentMethod', PAYMENT_METHODS, undefined),
    sort: choiceParam(params, 'sort', SORT_VALUES, 'deadline'),
    page: positiveParam(params, 'page', 1),
    pageSize: Math.min(positiveParam(params, 'pageSize', 25), 100),
  };
}

/** The call that fetches a file of all that the URL keeps. */
export function toOrderExport(state: OrderListState): ExportOrdersApiArg {
  const statuses = TAB_STATUSES[state.tab];
  return {
    ...(state.q ? { q: state.q } : {}),
    ...(statuses.length > 0 ? { status: [...statuses] } : {}),
    ...(state.paymentMethod ? { paymentMethod: state.paymentMethod } : {}),
  };
}

/** The call that fetches what the URL says. */
export function toOrderQuery(state: OrderListState): ListOrdersApiArg {
  const { sort, page, pageSize } = state;
  return { ...toOrderExport(state), sort, page, pageSize };
}

/** How many orders a tab holds under the filters in force. */
export function tabCount(tab: OrderTab, counts: OrderCounts | undefined): number | undefined {
  return counts && countOf(TAB_STATUSES[tab], counts);
}

/** Whether anything but the tab narrows the list. */
export const isFiltered = (state: OrderListState): boolean =>
  state.q !== '' || state.paymentMethod !== undefined;
