import { type ReactNode, Suspense } from 'react';
import {
  useLazyListOrdersQuery,
  useListOrdersQuery,
} from '#application/api/orders-endpoints.generated';
import { PRINT_PAGE_SIZE } from '#application/lists/list-print.machine';
import { lazyComponent } from '../kit/lazy-component';
import type { TabItem } from '../kit/tabs';
import { ListTools } from '../lists/list-tools';
import { TabbedList } from '../lists/tabbed-list';
import { useListTable } from '../lists/use-list-table';
import { type OrderListState, toOrderQuery } from './order-list-query';
import { OrdersTable, type OrdersTableProps } from './orders-table';
import { OrdersToolbar } from './orders-toolbar';
import { useOrderActors } from './use-order-actors';

/** Loaded when the first dialog opens: most visits open none. */
const OrderDialogs = lazyComponent(() => import('./order-dialogs'), 'OrderDialogs');

const NONE: never[] = [];

/**
 * The orders that match the URL, their actors, and a function that loads them page by page for
 * printing.
 */
export function useOrderListing(name: string, title: string, state: OrderListState) {
  const table = useListTable(name, 'order');
  const list = useListOrdersQuery(toOrderQuery(state), { skip: table.isOpening });
  const shown = list.currentData ?? list.data;
  const orders = shown?.items ?? NONE;
  const actors = useOrderActors(orders);
  const [fetchPage] = useLazyListOrdersQuery();
  const print = {
    title,
    rowId: ({ id }: { id: string }) => id,
    readPage: (page: number) =>
      fetchPage({ ...toOrderQuery(state), page, pageSize: PRINT_PAGE_SIZE }).unwrap(),
  };
  return { table, list, shown, orders, actors, print };
}

interface OrderListingProps
  extends Pick<
    OrdersTableProps,
    'label' | 'url' | 'columns' | 'parts' | 'empty' | 'currentId' | 'selection'
  > {
  listing: ReturnType<typeof useOrderListing>;
  state: OrderListState;
  tabsLabel: string;
  tabs: readonly TabItem<OrderListState['tab']>[];
  /** Next to the pages. */
  lead?: ReactNode;
}

/**
 * A list of orders in its card: tabs, search and filters, rows, pages, and the dialogs of its
 * orders.
 */
export function OrderListing(props: OrderListingProps) {
  const { listing, state, url, tabsLabel, tabs, columns, lead, ...rows } = props;
  const { table, list, shown, orders, actors, print } = listing;
  const actorWithDialog = actors.withOpenDialog();
  return (
    <>
      <TabbedList tabs={tabs} state={state} shown={shown} url={url} lead={lead} label={tabsLabel}>
        <OrdersToolbar state={state} url={url}>
          <ListTools table={table} columns={columns} print={print} />
        </OrdersToolbar>
        <OrdersTable
          orders={orders}
          actors={actors}
          list={list}
          state={state}
          url={url}
          columns={columns}
          table={table}
          {...rows}
        />
      </TabbedList>
      {actorWithDialog && (
        <Suspense fallback={null}>
          <OrderDialogs
            key={actorWithDialog.getSnapshot().context.order.id}
            actor={actorWithDialog}
          />
        </Suspense>
      )}
    </>
  );
}
