import type {
  ExportOrdersApiArg,
  ListOrdersApiArg,
} from '#application/api/orders-endpoints.generated';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/payment-method';
import type { IsoDay } from '#domain/time/casablanca-day';
import type { OrderList } from '#openapi/types.generated';
import { GROUP_TABS, type GroupTab, groupOfTab } from '../links/orders-of-group';
import { centimesParam, choiceParam, idParam, positiveParam } from '../lists/list-url';
import { type Period, periodQuery, readListPeriod } from '../lists/period-query';
import { countIn } from '../lists/status-tabs';

/** The tabs of the list: `all` contains every status, and each status is in one of the others. */
export const ORDER_TABS = [
  'all',
  'new',
  'toAccept',
  'toPrepare',
  'ready',
  'shipped',
  'delivered',
  'closed',
  'returned',
] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

/** Tabs that only a dashboard links to: the orders that its figures count. */
const FIGURE_TABS = Object.values(GROUP_TABS);
export type AnyOrderTab = OrderTab | GroupTab;

function figureIn(tab: ListTab): GroupTab[] {
  return FIGURE_TABS.filter((one) => one === tab);
}

/** The tabs to show; a figure's tab only while it is the current one. */
export function orderTabs(tab: AnyOrderTab): AnyOrderTab[] {
  return [...ORDER_TABS, ...figureIn(tab)];
}

/** The tabs of the cancellation list: requested and completed cancellations. */
export const CANCELLED_ORDER_TABS = ['requested', 'cancelled'] as const;
type ListTab = AnyOrderTab | (typeof CANCELLED_ORDER_TABS)[number];

const TAB_STATUSES: Partial<Record<ListTab, readonly OrderStatus[]>> = {
  new: ['new', 'approved'],
  toAccept: ['pending'],
  toPrepare: ['confirmed', 'processing'],
  ready: ['ready'],
  shipped: ['shipped'],
  delivered: ['delivered', 'invoiced', 'done'],
  closed: ['rejected', 'cancelled', 'disapproved'],
  returned: ['returned'],
  cancelled: ['cancelled'],
};

export const ORDER_SORTS = ['deadline', 'orderDate', 'total', 'number'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];
const SORT_VALUES = ORDER_SORTS.flatMap((sort) => [sort, `-${sort}` as const]);

/** Centimes; the contract's limit of a total. */
const LARGEST_TOTAL = 2_000_000_000;

/** The state of an order list in the URL. */
export type OrderListState<Tab extends ListTab = ListTab> = {
  tab: Tab;
  q: string;
  paymentMethod: PaymentMethod | undefined;
  period: Period;
  cityId: string | undefined;
  /** Bounds of the total, in centimes. */
  minTotal: number | undefined;
  maxTotal: number | undefined;
  /** Only orders whose acceptance or handover is overdue. */
  due: 'late' | undefined;
  sort: OrderSort | `-${OrderSort}`;
  page: number;
  pageSize: number;
};

/**
 * Reads the URL; unknown values fall back to the list's initial state, the nearest deadline first.
 */
export function readOrderList(params: URLSearchParams, today: IsoDay): OrderListState<AnyOrderTab> {
  return {
    tab: choiceParam(params, 'tab', [...ORDER_TABS, ...FIGURE_TABS], 'all'),
    ...readFilters(params, today, 'deadline'),
  };
}

/** The same for the cancellation list, which opens on requests that wait for an answer. */
export function readCancelledOrderList(
  params: URLSearchParams,
  today: IsoDay,
): OrderListState<(typeof CANCELLED_ORDER_TABS)[number]> {
  return {
    tab: choiceParam(params, 'tab', CANCELLED_ORDER_TABS, 'requested'),
    ...readFilters(params, today, '-orderDate'),
  };
}

function readFilters(
  params: URLSearchParams,
  today: IsoDay,
  sort: OrderListState['sort'],
): Omit<OrderListState, 'tab'> {
  return {
    q: params.get('q') ?? '',
    paymentMethod: choiceParam(params, 'paymentMethod', PAYMENT_METHODS, undefined),
    period: readListPeriod(params, today),
    cityId: idParam(params, 'cityId', 'cty'),
    minTotal: centimesParam(params, 'minTotal', LARGEST_TOTAL),
    maxTotal: centimesParam(params, 'maxTotal', LARGEST_TOTAL),
    due: choiceParam(params, 'due', ['late'] as const, undefined),
    sort: choiceParam(params, 'sort', SORT_VALUES, sort),
    page: positiveParam(params, 'page', 1),
    pageSize: Math.min(positiveParam(params, 'pageSize', 25), 100),
  };
}

/** The filters of the URL: which orders the list has on all its pages. */
export function toOrderFilter(state: OrderListState): Omit<ExportOrdersApiArg, 'sort'> {
  const statuses = TAB_STATUSES[state.tab];
  const figure = groupOfTab(state.tab);
  return {
    ...(state.q ? { q: state.q } : {}),
    ...(statuses ? { status: [...statuses] } : {}),
    ...(state.tab === 'requested' ? { cancellation: 'requested' as const } : {}),
    ...(figure ? { figure } : {}),
    ...(state.paymentMethod ? { paymentMethod: state.paymentMethod } : {}),
    ...periodQuery(state.period),
    ...(state.cityId ? { cityId: state.cityId } : {}),
    ...(state.minTotal === undefined ? {} : { minTotal: state.minTotal }),
    ...(state.maxTotal === undefined ? {} : { maxTotal: state.maxTotal }),
    ...(state.due ? { due: state.due } : {}),
  };
}

/** The query for a file of all orders of the list, in its order. */
export function toOrderExport(state: OrderListState): ExportOrdersApiArg {
  return { ...toOrderFilter(state), sort: state.sort };
}

/** The query for the state in the URL. */
export function toOrderQuery(state: OrderListState): ListOrdersApiArg {
  const { page, pageSize } = state;
  return { ...toOrderExport(state), page, pageSize };
}

/** The number of orders in a tab under the current filters. */
export function tabCount(tab: ListTab, list: OrderCounts | undefined): number | undefined {
  return countIn(
    TAB_STATUSES[tab] ?? [],
    tab === 'requested' ? list?.cancellationCounts : list?.counts,
  );
}

type OrderCounts = Pick<OrderList, 'counts' | 'cancellationCounts'>;

/** Whether a filter behind "more filters" is active. */
export function isFilteredFurther({
  period,
  cityId,
  minTotal,
  maxTotal,
  due,
}: OrderListState): boolean {
  return [period.from, period.to, cityId, minTotal, maxTotal, due].some(
    (bound) => bound !== undefined,
  );
}

/** Whether any filter other than the tab is active. */
export function isFiltered(state: OrderListState): boolean {
  return state.q !== '' || state.paymentMethod !== undefined || isFilteredFurther(state);
}
