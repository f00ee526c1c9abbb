import { Suspense, useMemo } from 'react';
import { useParams } from 'react-router';
import { useGetOrderQuery } from '#application/api/orders-endpoints.generated';
import { lazyPiece } from '../../kit/lazy-piece';
import { RecordAnswer } from '../../lists/record-answer';
import { useOrderActors } from '../use-order-actors';
import { OrderCards } from './order-cards';
import { OrderHead } from './order-head';
import { OrderPageSkeleton } from './order-page-skeleton';
import { UnknownOrder } from './unknown-order';

/** Fetched when the first of them is asked for. */
const OrderDialogs = lazyPiece(() => import('../order-dialogs'), 'OrderDialogs');

const NONE: never[] = [];

/** `/dashboard/order/{id}`: what was ordered, by whom, for how much, where it stands and what comes next. */
export function OrderPage() {
  const { orderId = '' } = useParams();
  return <PageOf key={orderId} orderId={orderId} />;
}

function PageOf({ orderId }: { orderId: string }) {
  const query = useGetOrderQuery({ orderId });
  const order = query.currentData;
  const actors = useOrderActors(useMemo(() => (order ? [order] : NONE), [order]));
  const asking = actors.asking();
  return (
    <>
      <OrderHead order={order} actor={actors.of(orderId)} />
      <RecordAnswer query={query} skeleton={<OrderPageSkeleton />} unknown={<UnknownOrder />}>
        {(found) => <OrderCards order={found} />}
      </RecordAnswer>
      {asking && (
        <Suspense fallback={null}>
          <OrderDialogs actor={asking} />
        </Suspense>
      )}
    </>
  );
}
