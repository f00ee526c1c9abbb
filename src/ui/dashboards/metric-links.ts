import type { MetricFigures } from '#application/api/metrics-endpoints.generated';
import type { DaySpan } from '#domain/metrics/metric-period';
import { ORDERS_PATH } from '../links/order-path';
import { BANKING_PATH } from '../links/payout-path';

/** A figure of a strip. */
export type MetricName = keyof MetricFigures | 'balance' | 'clientsTotal';

/** The orders of these days that a figure counts, including deleted ones. */
export function ordersPath(tab: 'counted' | 'sold', { from, to }: DaySpan): string {
  return `${ORDERS_PATH}?${new URLSearchParams({ tab, from, to, sort: '-orderDate' })}`;
}

/**
 * The tab of orders whose sum equals a figure (contract, "Metrics, defined"). The others have no
 * such list: no list contains the clients or pieces of a period, refunds count by their own day but
 * the list of payments by the order's, and commission, expenses and profit combine several lists.
 */
const ORDER_TABS_BY_METRIC: Partial<Record<MetricName, 'counted' | 'sold'>> = {
  revenue: 'sold',
  averageBasket: 'sold',
  income: 'sold',
  gmv: 'counted',
  orders: 'counted',
};

/** The list whose sum equals a figure, if there is one. */
export function metricPath(name: MetricName, span: DaySpan): string | undefined {
  if (name === 'balance') return BANKING_PATH;
  const tab = ORDER_TABS_BY_METRIC[name];
  return tab && ordersPath(tab, span);
}
