import type { DaySpan } from '#domain/metrics/metric-period';
import { ORDER_GROUPS, type OrderGroup } from '#domain/metrics/order-counts';
import { ORDERS_PATH } from './order-path';

/** The tabs of the list of orders that only figures link to, deleted orders included. */
export const GROUP_TABS = {
  counted: 'counted',
  sold: 'sold',
  cancelled: 'countedCancelled',
  returned: 'countedReturned',
} as const satisfies Record<OrderGroup, string>;
export type GroupTab = (typeof GROUP_TABS)[OrderGroup];

/** The group of orders of a tab; undefined for the other tabs of the list. */
export function groupOfTab(tab: string): OrderGroup | undefined {
  return ORDER_GROUPS.find((group) => GROUP_TABS[group] === tab);
}

/** The list of a figure: the orders of a group that were placed on these days. */
export function ordersOfGroupPath(group: OrderGroup, { from, to }: DaySpan): string {
  const tab = GROUP_TABS[group];
  return `${ORDERS_PATH}?${new URLSearchParams({ tab, from, to, sort: '-orderDate' })}`;
}
