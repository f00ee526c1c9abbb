import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useGetOrderQuery } from '#application/api/orders-endpoints.generated';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { RecordQueryView } from '../../lists/record-query-view';
import { useOrderActors } from '../use-order-actors';
import { OrderCards } from './order-cards';
import { OrderHeader } from './order-header';
import { OrderNotFound } from './order-not-found';
import { OrderPageSkeleton } from './order-page-skeleton';

/** Loaded when the first dialog opens. */
const OrderDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'order-dialogs' */ '../order-dialogs'),
  'OrderDialogs',
);

const NONE: never[] = [];

/** `/dashboard/order/{id}`: the order's items, client, amounts, status and next step. */
export function OrderPage() {
  const { orderId = '' } = useParams();
  return <PageOf key={orderId} orderId={orderId} />;
}

function PageOf({ orderId }: { orderId: string }) {
  const query = useGetOrderQuery({ orderId });
  const order = query.currentData;
  const actors = useOrderActors(useMemo(() => (order ? [order] : NONE), [order]));
  const withDialog = actors.withOpenDialog();
  return (
    <>
      <OrderHeader order={order} actor={actors.of(orderId)} />
      <RecordQueryView query={query} skeleton={<OrderPageSkeleton />} unknown={<OrderNotFound />}>
        {(found) => <OrderCards order={found} />}
      </RecordQueryView>
      {withDialog && (
        <Deferred>
          <OrderDialogs actor={withDialog.actor} />
        </Deferred>
      )}
    </>
  );
}
