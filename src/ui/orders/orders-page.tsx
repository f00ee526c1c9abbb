import { useMemo, useState } from 'react';
import type { BulkOrder } from '#domain/orders/bulk-order';
import { ButtonLink } from '../kit/button';
import { PageHeader } from '../kit/layout/page-header';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent, preloadable } from '../kit/loading/lazy-component';
import { CANCELLED_ORDERS_PATH } from '../links/order-path';
import { useListSelection } from '../lists/use-list-selection';
import { WithNow } from '../lists/with-now';
import { useText } from '../text/use-text';
import type { OrderBulk } from './bulk/order-bulk';
import { type ChosenRow, currentOrderId } from './current-order';
import type { OrderActors } from './order-actors';
import { DeadlineCell } from './order-cells';
import { isFiltered, orderTabs, readOrderList, tabCount, toOrderFilter } from './order-list-query';
import { OrderListing, orderListOf, useOrderListing } from './order-listing';
import { OrderRowActions } from './order-row-actions';
import { OrderTriage } from './order-triage';
import { OrdersActions } from './orders-actions';
import { OrdersExport } from './orders-export';
import type { OrderRowParts } from './orders-table';
import { isUnderReview } from './under-review';

/** Loaded when the first row is selected. */
const loadBulk = preloadable(() => import('./bulk/order-bulk-bar'));
const OrderBulkBar = lazyComponent(loadBulk, 'OrderBulkBar');
const OrderBulkWork = lazyComponent(() => import('./bulk/order-bulk'), 'OrderBulkWork');
/** Loaded on demand: most lists have rows. */
const NoOrders = lazyComponent(
  () => import(/* webpackChunkName: 'no-orders' */ './no-orders'),
  'NoOrders',
);

/** The other list of orders, loaded on demand. This chunk contains the code that both share. */
const CancelledOrders = lazyComponent(() => import('./cancelled-orders-page'), 'CancelledOrders');

/** `/dashboard/order/annulations`: orders with a request for cancellation, and cancelled orders. */
export function CancelledOrdersPage() {
  return (
    <Deferred>
      <CancelledOrders />
    </Deferred>
  );
}

const ORDER_LIST = orderListOf('orders', readOrderList);

/** The store's orders: those awaiting the seller first, each with its available actions. */
export function OrdersPage() {
  const t = useText('orders');
  const listing = useOrderListing(ORDER_LIST, t('title'));
  const { url, state, rows: orders, actors, shown } = listing;
  const parts = useParts(actors);
  const selectable: readonly BulkOrder[] = orders;
  const selection = useListSelection({
    query: toOrderFilter(state),
    rows: selectable,
    total: shown?.total ?? 0,
    summary: (counted) => t('selected', counted),
  });
  const [running, setRunning] = useState<readonly OrderBulk[]>([]);
  const bar = (
    <Deferred>
      <OrderBulkBar
        selection={selection}
        inList={shown?.counts}
        running={running}
        onBegin={(bulk) => setRunning((others) => [...others, bulk])}
      />
    </Deferred>
  );
  const withBar = { ...selection, actions: bar };
  const [chosenRow, setChosenRow] = useState<ChosenRow>();
  const currentId = currentOrderId(orders, chosenRow, state.tab === 'toAccept');
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title') }]}
        title={t('title')}
        more={
          <>
            <ButtonLink variant="quiet" to={CANCELLED_ORDERS_PATH}>
              {t('annulations')}
            </ButtonLink>
            <OrdersExport state={state} />
          </>
        }
        actions={<OrdersActions />}
      />
      <OrderListing
        listing={listing}
        label={t('title')}
        tabsLabel={t('tabs.label')}
        tabs={orderTabs(state.tab).map((tab) => ({
          id: tab,
          label: t(`tabs.${tab}`),
          count: tabCount(tab, shown),
          tone: tab === 'toAccept' ? ('warning' as const) : undefined,
        }))}
        parts={parts}
        currentId={currentId}
        selection={withBar}
        lead={
          <OrderTriage
            orders={orders}
            actors={actors}
            currentId={currentId}
            onChoose={setChosenRow}
          />
        }
        empty={
          <Deferred>
            <NoOrders filtered={isFiltered(state)} url={url} selection={withBar} />
          </Deferred>
        }
      />
      <Deferred>
        {running.map((bulk) => (
          <OrderBulkWork
            key={bulk.id}
            bulk={bulk}
            onEnded={() => setRunning((all) => all.filter((one) => one !== bulk))}
          />
        ))}
      </Deferred>
    </>
  );
}

function useParts(actors: OrderActors): OrderRowParts {
  return useMemo(
    () => ({
      due: (order) =>
        (order.deadline || isUnderReview(order)) && (
          <WithNow>{(now) => <DeadlineCell order={order} now={now} />}</WithNow>
        ),
      actions: (order, wide) => (
        <OrderRowActions order={order} actor={actors.of(order.id)} wide={wide} />
      ),
    }),
    [actors],
  );
}
