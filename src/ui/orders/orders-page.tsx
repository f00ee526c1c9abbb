import { useListOrdersQuery } from '#application/api/orders-endpoints.generated';
import { Card } from '../kit/card';
import { PageHead } from '../kit/page-head';
import { Pagination } from '../kit/pagination';
import { Tabs } from '../kit/tabs';
import { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';
import { OrderDialogs } from './order-dialogs';
import { ORDER_TABS, readOrderList, tabCount, toOrderQuery } from './order-list-query';
import { OrdersTable } from './orders-table';
import { OrdersToolbar } from './orders-toolbar';
import { useOrderActors } from './use-order-actors';
import { useOrderTriage } from './use-order-triage';

const NONE: never[] = [];

/** The store's orders: what waits for the seller first, each with what can be done about it. */
export function OrdersPage() {
  const t = useText('orders');
  const url = useListUrl();
  const state = readOrderList(url.params);
  const list = useListOrdersQuery(toOrderQuery(state));
  const shown = list.currentData ?? list.data;
  const orders = shown?.items ?? NONE;
  const actors = useOrderActors(orders);
  const asking = actors.asking();
  const triage = useOrderTriage(orders, actors);
  return (
    <>
      <PageHead crumbs={[{ label: t('section') }, { label: t('title') }]} title={t('title')} />
      <Card $flush>
        <Tabs
          label={t('tabs.label')}
          value={state.tab}
          onChange={(tab) => url.change({ tab: tab === 'all' ? null : tab })}
          items={ORDER_TABS.map((tab) => ({
            id: tab,
            label: t(`tabs.${tab}`),
            count: tabCount(tab, shown?.counts),
            tone: tab === 'toAccept' ? ('warning' as const) : undefined,
          }))}
        >
          <OrdersToolbar state={state} url={url} />
          <OrdersTable
            orders={orders}
            actors={actors}
            list={list}
            state={state}
            url={url}
            currentId={triage.currentId}
          />
          {shown && shown.total > 0 && (
            <Pagination
              page={state.page}
              pageSize={state.pageSize}
              total={shown.total}
              onPage={(page) => url.change({ page })}
              onPageSize={(pageSize) => url.change({ pageSize, page: null })}
              lead={triage.hints}
            />
          )}
        </Tabs>
      </Card>
      <OrderDialogs key={asking?.getSnapshot().context.order.id} actor={asking} />
    </>
  );
}
