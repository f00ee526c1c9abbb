import type { OrderSummary } from '#application/api/orders-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { AnswerByCell } from '../after-sales/request-cells';
import { requestPath } from '../after-sales/request-kinds';
import { ButtonLink } from '../kit/button';
import { PageHeader } from '../kit/layout/page-header';
import { ORDERS_PATH } from '../links/order-path';
import { NothingDue } from '../lists/cells';
import { EmptyList } from '../lists/empty-list';
import { useNow } from '../lists/use-now';
import { useText } from '../text/use-text';
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
        actions={<OrdersExport state={state} />}
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
function useParts(actors: ReturnType<typeof useOrderListing>['actors']): OrderRowParts {
  const t = useText('annulations');
  const now = useNow();
  const due = ({ openCancellation: open }: OrderSummary) =>
    open && <AnswerByCell request={{ deadlineAt: open.respondBy }} now={now} />;
  return {
    due,
    deadline: {
      header: t('answerBy'),
      sortable: false,
      cell: (order) => due(order) ?? <NothingDue />,
    },
    actions: (order, wide) => {
      const { openCancellation: open } = order;
      if (!open) return <OrderRowActions order={order} actor={actors.of(order.id)} wide={wide} />;
      return (
        <ButtonLink
          variant="outline"
          size={wide ? 'medium' : 'small'}
          wide={wide}
          to={requestPath('cancellations', open)}
        >
          {t('request', { number: bidiIsolate(open.number) })}
        </ButtonLink>
      );
    },
  };
}
