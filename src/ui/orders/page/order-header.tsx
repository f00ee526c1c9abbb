import { useSelector } from '@xstate/react';
import { orderNumberText, orderReference } from '#domain/orders/order-number';
import type { Order } from '#openapi/types.generated';
import { PageHeader } from '../../kit/layout/page-header';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { ORDERS_PATH } from '../../links/order-path';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { CurrentOrderStatus } from '../current-order-status';
import type { OrderActor } from '../order-actors';
import { MoreOrderSteps, OrderSteps } from './order-steps';

/** The order's documents and invoice. They are not needed for the first render. */
const OrderDocuments = lazyComponent(() => import('./order-documents'), 'OrderDocuments');

interface OrderHeaderProps {
  /**
   * Undefined while loading and when there is no order: the heading stays the same element and
   * keeps the focus.
   */
  order: Order | undefined;
  actor: OrderActor | undefined;
}

/** The order's number, its status and the steps of its lifecycle. */
export function OrderHeader({ order, actor }: OrderHeaderProps) {
  const t = useText('order');
  const list = useText('orders');
  const current = useSelector(actor, (snapshot) => snapshot?.context.record);
  return (
    <PageHeader
      crumbs={[
        { label: list('section') },
        { label: list('title'), to: ORDERS_PATH },
        { label: order ? orderReference(order.number) : t('loading') },
      ]}
      title={order ? list('detail.title', { number: orderNumberText(order.number) }) : t('loading')}
      name={order && <bdi>{`${order.client.firstName} ${order.client.lastName}`}</bdi>}
      status={
        order && <CurrentOrderStatus id={order.id} status={current?.status ?? order.status} />
      }
      subtitle={order && <Received order={order} />}
      more={
        order &&
        actor && (
          <>
            <Deferred>
              <OrderDocuments order={order} />
            </Deferred>
            <MoreOrderSteps order={order} actor={actor} />
          </>
        )
      }
      actions={order && actor && <OrderSteps order={order} actor={actor} />}
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
