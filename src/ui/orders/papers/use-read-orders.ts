import {
  type ListOrdersApiArg,
  useLazyGetOrderQuery,
  useLazyListOrdersQuery,
} from '#application/api/orders-endpoints.generated';
import type { Order } from '#openapi/types.generated';
import type { SelectedRecords } from '../../lists/use-list-selection';

/** How many orders are requested at the same time. */
const BATCH_SIZE = 5;
/** Rows of a page of the list (contract: the maximum). */
const PAGE_SIZE = 100;
/** The most orders that are printed at once. */
const PRINT_LIMIT = 1000;

/** Reads the selected orders with everything that stands on their papers, by number. */
export function useReadOrders(chosen: SelectedRecords<{ readonly id: string }, ListOrdersApiArg>) {
  const [fetchPage] = useLazyListOrdersQuery();
  const [fetchOrder] = useLazyGetOrderQuery();

  const chosenIds = async (): Promise<string[]> => {
    if (!('query' in chosen)) return chosen.map(({ id }) => id);
    const ids: string[] = [];
    for (let page = 1; ids.length < PRINT_LIMIT; page += 1) {
      const asked = { ...chosen.query, sort: 'number', page, pageSize: PAGE_SIZE } as const;
      const { items } = await fetchPage(asked).unwrap();
      ids.push(...items.map(({ id }) => id));
      if (items.length < PAGE_SIZE) break;
    }
    const except = new Set(chosen.except);
    return ids.filter((id) => !except.has(id));
  };

  return async (): Promise<readonly Order[]> => {
    const ids = (await chosenIds()).slice(0, PRINT_LIMIT);
    const orders: Order[] = [];
    for (let begin = 0; begin < ids.length; begin += BATCH_SIZE) {
      const batch = ids.slice(begin, begin + BATCH_SIZE);
      orders.push(...(await Promise.all(batch.map((orderId) => fetchOrder({ orderId }).unwrap()))));
    }
    return orders;
  };
}
