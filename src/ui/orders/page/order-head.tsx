import { Suspense } from 'react';
import type { Order } from '#application/api/orders-endpoints.generated';
import { isolated } from '#domain/format/isolated';
import { lazyPiece } from '../../kit/lazy-piece';
import { PageHead } from '../../kit/page-head';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { OrderActor } from '../order-actors';
import { ORDERS_PATH } from '../order-path';
import { OrderStanding } from '../order-standing';
import { OrderSteps } from './order-steps';

/** What is printed of an order, and its invoice: nothing that the first look waits for. */
const OrderPapers = lazyPiece(() => import('./order-papers'), 'OrderPapers');

interface OrderHeadProps {
  /** Not there yet, or not at all: the heading stays the same element, and so keeps the focus. */
  order: Order | undefined;
  actor: OrderActor | undefined;
}

/** The order's number, where it stands and the steps of its lifecycle. */
export function OrderHead({ order, actor }: OrderHeadProps) {
  const t = useText('order');
  const list = useText('orders');
  return (
    <PageHead
      crumbs={[
        { label: list('section') },
        { label: list('title'), to: ORDERS_PATH },
        { label: order ? `#${order.number}` : t('loading') },
      ]}
      title={order ? list('detail.title', { number: isolated(`#${order.number}`) }) : t('loading')}
      status={
        order && (
          <OrderStanding
            id={order.id}
            status={actor?.getSnapshot().context.order.status ?? order.status}
          />
        )
      }
      subtitle={order && <Received order={order} />}
      actions={
        order &&
        actor && (
          <>
            <Suspense fallback={null}>
              <OrderPapers order={order} />
            </Suspense>
            <OrderSteps order={order} actor={actor} />
          </>
        )
      }
    />
  );
}

function Received({ order }: { order: Order }) {
  const t = useText('order');
  const list = useText('orders');
  const format = useFormat();
  const received = t('received', { date: format.dateTime(order.orderDate) });
  if (!order.externalNumber) return received;
  return (
    <>
      {received} · <bdi>{list('detail.erp', { number: order.externalNumber })}</bdi>
    </>
  );
}
