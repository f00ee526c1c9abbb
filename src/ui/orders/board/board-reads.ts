import type { GetOrderBoardApiArg } from '#application/api/orders-endpoints.generated';
import { type OrderListState, toOrderFilter } from '../order-list-query';

/** The cards that a column loads at a time: twice what a usual window shows. */
export const CARDS_A_PAGE = 12;

/**
 * The query of the totals, from the filters of the list of orders; those of the cards add their
 * stage. The list's tab, sort and page mean nothing on the board.
 */
export function toBoardQuery(filters: OrderListState): GetOrderBoardApiArg {
  return toOrderFilter({ ...filters, tab: 'all' });
}
