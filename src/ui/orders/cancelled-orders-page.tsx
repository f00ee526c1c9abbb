import { type ReactNode, useMemo } from 'react';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { OrderSummary } from '#openapi/types.generated';
import { AnswerByCell } from '../after-sales/request-cells';
import { ButtonLink } from '../kit/button';
import { PageHeader } from '../kit/layout/page-header';
import { ORDERS_PATH } from '../links/order-path';
import { requestPath } from '../links/request-path';
import { NothingDue } from '../lists/cells';
import { EmptyList } from '../lists/empty-list';
import { WithNow } from '../lists/with-now';
import { useText } from '../text/use-text';
import type { OrderActors } from './order-actors';
import {
  CANCELLED_ORDER_TABS,
  isFiltered,
  readCancelledOrderList,
  tabCount,
} from './order-list-query';
import { OrderListing, orderListOf, useOrderListing } from './order-listing';
import { OrderRowActions } from './order-row-actions';
import { OrdersExport } from './orders-export';
import type { OrderRowParts } from './orders-table';

const CANCELLED_ORDER_LIST = orderListOf('annulations', readCancelledOrderList);

/** Cancelled orders, and orders with a cancellation request. */
export function CancelledOrders() {
  const t = useText('annulations');
  const orders = useText('orders');
  const listing = useOrderListing(CANCELLED_ORDER_LIST, t('title'));
  const { url, state } = listing;
  const parts = useParts(listing.actors);
  return (
    <>
      <PageHeader
        crumbs={[
          { label: orders('section') },
          { label: orders('title'), to: ORDERS_PATH },
          { label: t('title') },
        ]}
        title={t('title')}
        more={<OrdersExport state={state} />}
      />
      <OrderListing
        listing={listing}
        label={t('title')}
        tabsLabel={t('tabs.label')}
        tabs={CANCELLED_ORDER_TABS.map((tab) => ({
          id: tab,
          label: t(`tabs.${tab}`),
          count: tabCount(tab, listing.shown),
          tone: tab === 'requested' ? ('warning' as const) : undefined,
        }))}
        parts={parts}
        empty={
          <EmptyList
            filtered={isFiltered(state)}
            url={url}
            title={isFiltered(state) ? orders('empty.filteredTitle') : t(`empty.${state.tab}`)}
            text={isFiltered(state) ? orders('empty.filteredText') : t(`emptyText.${state.tab}`)}
            clearLabel={orders('empty.clear')}
          />
        }
      />
    </>
  );
}

/** For an order with an open request: the deadline of the answer and a link to the request. */
function useParts(actors: OrderActors): OrderRowParts {
  const t = useText('annulations');
  return useMemo(
    () => ({
      due: dueAnswer,
      deadline: {
        header: t('answerBy'),
        sortable: false,
        cell: (order) => dueAnswer(order) ?? <NothingDue />,
      },
      actions: (order, wide) =>
        order.openCancellation ? (
          <RequestLink request={order.openCancellation} wide={wide} />
        ) : (
          <OrderRowActions order={order} actor={actors.of(order.id)} wide={wide} />
        ),
    }),
    [t, actors],
  );
}

/** The deadline of the answer to an open request; null for an order without one. */
function dueAnswer({ openCancellation: open }: OrderSummary): ReactNode {
  return (
    open && (
      <WithNow>
        {(now) => <AnswerByCell request={{ deadlineAt: open.respondBy }} now={now} />}
      </WithNow>
    )
  );
}

type OpenCancellation = NonNullable<OrderSummary['openCancellation']>;

function RequestLink({ request, wide }: { request: OpenCancellation; wide: boolean }) {
  const t = useText('annulations');
  return (
    <ButtonLink
      variant="outline"
      size={wide ? 'medium' : 'small'}
      wide={wide}
      to={requestPath('cancellations', request)}
    >
      {t('request', { number: bidiIsolate(request.number) })}
    </ButtonLink>
  );
}
