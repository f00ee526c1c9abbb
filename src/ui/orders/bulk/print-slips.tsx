import {
  type ListOrdersApiArg,
  type Order,
  type OrderSummary,
  useLazyGetOrderQuery,
  useLazyListOrdersQuery,
} from '#application/api/orders-endpoints.generated';
import { type ListPage, PRINT_PAGE_SIZE } from '#application/lists/list-print.machine';
import type { Language } from '#domain/format/languages';
import { PrintProcess } from '../../lists/lazy-print';
import type { SelectedRecords } from '../../lists/use-list-selection';
import { PackingSlips } from '../page/packing-slip';

interface PrintSlipsProps {
  language: Language;
  chosen: SelectedRecords<OrderSummary, ListOrdersApiArg>;
  onClosed: () => void;
}

/** The packing slips of the selected orders, each with its complete order, one page each. */
export function PrintSlips({ language, chosen, onClosed }: PrintSlipsProps) {
  const readPage = useReadOrders(chosen);
  return (
    <PrintProcess
      readPage={readPage}
      onClosed={onClosed}
      sheet={(rows, { onPrinted }) => (
        // Excepted orders are null.
        <PackingSlips
          orders={(rows as readonly (Order | null)[]).filter((order) => order !== null)}
          language={language}
          onPrinted={onPrinted}
        />
      )}
    />
  );
}

/** How many orders are requested at the same time. */
const BATCH_SIZE = 5;

/** The selected orders with all data of a slip, page by page; an excepted one is null. */
function useReadOrders(chosen: PrintSlipsProps['chosen']) {
  const [fetchPage] = useLazyListOrdersQuery();
  const [fetchOrder] = useLazyGetOrderQuery();
  const except = new Set('query' in chosen ? chosen.except : []);
  const pageOf = async (page: number): Promise<{ items: { id: string }[]; total: number }> => {
    const pageSize = PRINT_PAGE_SIZE;
    if ('query' in chosen) {
      return fetchPage({ ...chosen.query, sort: 'number', page, pageSize }).unwrap();
    }
    const items = chosen.slice((page - 1) * pageSize, page * pageSize);
    return { items, total: chosen.length };
  };
  const readOrder = async (orderId: string): Promise<Order | null> =>
    except.has(orderId) ? null : fetchOrder({ orderId }).unwrap();
  return async (page: number): Promise<ListPage> => {
    const { items, total } = await pageOf(page);
    const orders: (Order | null)[] = [];
    for (let at = 0; at < items.length; at += BATCH_SIZE) {
      const some = items.slice(at, at + BATCH_SIZE).map(({ id: orderId }) => readOrder(orderId));
      orders.push(...(await Promise.all(some)));
    }
    return { items: orders, total };
  };
}
