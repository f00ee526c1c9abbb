import { definitionOf, type FigureName } from '#domain/metrics/figure-definitions';
import type { DaySpan } from '#domain/metrics/metric-period';
import { CLIENTS_PATH } from '../links/client-path';
import { ordersOfGroupPath } from '../links/orders-of-group';
import { BANKING_PATH } from '../links/payout-path';

/** The list whose number of records or sum equals a figure, if there is one. */
export function metricPath(name: FigureName, span: DaySpan): string | undefined {
  if (name === 'balance') return BANKING_PATH;
  if (name === 'clientsTotal') return CLIENTS_PATH;
  const { group } = definitionOf(name);
  return group === null ? undefined : ordersOfGroupPath(group, span);
}
