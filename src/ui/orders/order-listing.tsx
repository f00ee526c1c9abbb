import type { ReactNode } from 'react';
import {
  type ListOrdersApiArg,
  useLazyListOrdersQuery,
  useListOrdersQuery,
} from '#application/api/orders-endpoints.generated';
import type { IsoDay } from '#domain/time/casablanca-day';
import type { OrderList } from '#openapi/types.generated';
import type { TabItem } from '../kit/layout/tabs';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { ListTools } from '../lists/list-tools';
import { TabbedList } from '../lists/tabbed-list';
import { type RecordListDefinition, useRecordList } from '../lists/use-record-list';
import { type OrderListState, toOrderQuery } from './order-list-query';
import { OrdersTable, type OrdersTableProps, useOrderColumns } from './orders-table';
import { OrdersToolbar } from './orders-toolbar';
import { useOrderActors } from './use-order-actors';

/** Loaded when the first dialog opens: most visits open none. */
const OrderDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'order-dialogs' */ './order-dialogs'),
  'OrderDialogs',
);

/**
 * A list definition of orders.
 * @param table its name in the contract
 * @param readState reads tab, filters, sort and page from the URL
 */
export function orderListOf<State extends OrderListState>(
  table: string,
  readState: (params: URLSearchParams, today: IsoDay) => State,
): RecordListDefinition<State, ListOrdersApiArg, OrderList> {
  return {
    table,
    firstColumn: 'order',
    readState,
    toQuery: toOrderQuery,
    useList: useListOrdersQuery,
    useFetchPage: useLazyListOrdersQuery,
  };
}

/** The orders that match the URL, and their actors. */
export function useOrderListing<State extends OrderListState>(
  definition: RecordListDefinition<State, ListOrdersApiArg, OrderList>,
  title: string,
) {
  const list = useRecordList(definition, title);
  return { ...list, actors: useOrderActors(list.rows) };
}

interface OrderListingProps
  extends Pick<OrdersTableProps, 'label' | 'parts' | 'empty' | 'currentId' | 'selection'> {
  listing: ReturnType<typeof useOrderListing>;
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
  const { listing, tabsLabel, tabs, lead, ...appearance } = props;
  const { url, state, table, list, shown, rows, actors, print } = listing;
  const columns = useOrderColumns(props.parts);
  const withDialog = actors.withOpenDialog();
  return (
    <>
      <TabbedList tabs={tabs} state={state} shown={shown} url={url} lead={lead} label={tabsLabel}>
        <OrdersToolbar state={state} url={url}>
          <ListTools table={table} columns={columns} print={print} />
        </OrdersToolbar>
        <OrdersTable
          orders={rows}
          list={list}
          state={state}
          url={url}
          columns={columns}
          table={table}
          {...appearance}
        />
      </TabbedList>
      {withDialog && (
        <Deferred>
          <OrderDialogs key={withDialog.id} actor={withDialog.actor} />
        </Deferred>
      )}
    </>
  );
}
