import { Suspense } from 'react';
import {
  useLazyExportOrdersQuery,
  useLazyListOrdersQuery,
  useListOrdersQuery,
} from '#application/api/orders-endpoints.generated';
import { PRINT_PAGE_SIZE } from '#application/lists/list-print.machine';
import { lazyPiece } from '../kit/lazy-piece';
import { PageHead } from '../kit/page-head';
import { ExportButton } from '../lists/export-button';
import { ListPages } from '../lists/list-pages';
import { ListTabs } from '../lists/list-tabs';
import { ListTools } from '../lists/list-tools';
import { useListUrl } from '../lists/list-url';
import { useListTable } from '../lists/use-list-table';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import {
  ORDER_TABS,
  type OrderListState,
  readOrderList,
  tabCount,
  toOrderExport,
  toOrderQuery,
} from './order-list-query';
import { OrdersTable, useOrderColumns } from './orders-table';
import { OrdersToolbar } from './orders-toolbar';
import { useOrderActors } from './use-order-actors';
import { useOrderTriage } from './use-order-triage';

/** Fetched when the first of them is asked for: most visits look and leave. */
const OrderDialogs = lazyPiece(() => import('./order-dialogs'), 'OrderDialogs');

const NONE: never[] = [];

/** The store's orders: what waits for the seller first, each with what can be done about it. */
export function OrdersPage() {
  const t = useText('orders');
  const url = useListUrl();
  const state = readOrderList(url.params);
  const table = useListTable('orders', 'order');
  const list = useListOrdersQuery(toOrderQuery(state), { skip: table.isOpening });
  const shown = list.currentData ?? list.data;
  const orders = shown?.items ?? NONE;
  const actors = useOrderActors(orders);
  const columns = useOrderColumns(actors);
  const asking = actors.asking();
  const [fetchPage] = useLazyListOrdersQuery();
  const print = {
    title: t('title'),
    rowId: ({ id }: { id: string }) => id,
    readPage: (page: number) =>
      fetchPage({ ...toOrderQuery(state), page, pageSize: PRINT_PAGE_SIZE }).unwrap(),
  };
  const triage = useOrderTriage(orders, actors);
  return (
    <>
      <PageHead
        crumbs={[{ label: t('section') }, { label: t('title') }]}
        title={t('title')}
        actions={<OrdersExport state={state} />}
      />
      <ListTabs
        label={t('tabs.label')}
        value={state.tab}
        url={url}
        tabs={ORDER_TABS.map((tab) => ({
          id: tab,
          label: t(`tabs.${tab}`),
          count: tabCount(tab, shown?.counts),
          tone: tab === 'toAccept' ? ('warning' as const) : undefined,
        }))}
      >
        <OrdersToolbar state={state} url={url}>
          <ListTools table={table} columns={columns} print={print} />
        </OrdersToolbar>
        <OrdersTable
          orders={orders}
          actors={actors}
          list={list}
          state={state}
          url={url}
          currentId={triage.currentId}
          columns={columns}
          table={table}
        />
        <ListPages shown={shown} state={state} url={url} lead={triage.hints} />
      </ListTabs>
      {asking && (
        <Suspense fallback={null}>
          <OrderDialogs key={asking.getSnapshot().context.order.id} actor={asking} />
        </Suspense>
      )}
    </>
  );
}

function OrdersExport({ state }: { state: OrderListState }) {
  const t = useText('lists');
  const language = useLanguage();
  const [fetchFile, { isFetching }] = useLazyExportOrdersQuery();
  return (
    <ExportButton
      fetchFile={() => fetchFile({ ...toOrderExport(state), language })}
      busy={isFetching}
      fileName={t('export.orders')}
    />
  );
}
