import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useGetClientQuery } from '#application/api/clients-endpoints.generated';
import { useGetOrderQuery } from '#application/api/orders-endpoints.generated';
import { useGetProductQuery } from '#application/api/products-endpoints.generated';
import { useGetReturnQuery } from '#application/api/returns-endpoints.generated';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { orderNumberText } from '#domain/orders/order-number';
import type { ConversationLink } from '#openapi/types.generated';
import { RequestRowActions } from '../after-sales/request-row-actions';
import { RequestStatusChip } from '../after-sales/request-status-chip';
import { useRequestActors } from '../after-sales/use-request-actors';
import { FactRow, FactRows } from '../kit/layout/fact-rows';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { TextLink } from '../kit/text-link';
import { clientPath } from '../links/client-path';
import { orderPath } from '../links/order-path';
import { productPath } from '../links/product-path';
import { RETURNS_PATH } from '../links/request-path';
import { CurrentOrderStatus } from '../orders/current-order-status';
import { OrderRowActions } from '../orders/order-row-actions';
import { useOrderActors } from '../orders/use-order-actors';
import { TaskLinkLine } from '../tasks/task-link-line';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { Actions, Head, Record, WaitingRecord } from './linked-record-parts';

const OrderDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'order-dialogs' */ '../orders/order-dialogs'),
  'OrderDialogs',
);
const RequestDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'request-dialogs' */ '../after-sales/request-dialogs'),
  'RequestDialogs',
);

const LinkedCandidate = lazyComponent(() => import('./linked-candidate'), 'LinkedCandidate');

const Items = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  list-style: none;
  & > li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-8);
    overflow-wrap: anywhere;
  }
  & > li > bdi {
    flex: none;
  }
`;

/** The order, product, return, client, payout or candidacy of a conversation. */
export function LinkedRecord({ link }: { link: ConversationLink }) {
  const { kind, id, label } = link;
  if (kind === 'candidacy') return <LinkedCandidate candidacyId={id} />;
  if (label === null || kind === 'payout') return <TaskLinkLine link={{ ...link, kind }} />;
  if (kind === 'order') return <LinkedOrder orderId={id} />;
  if (kind === 'return') return <LinkedReturn returnId={id} />;
  return kind === 'client' ? <LinkedClient clientId={id} /> : <LinkedProduct productId={id} />;
}

/** An order with the actions of its own process. */
function LinkedOrder({ orderId }: { orderId: string }) {
  const t = useText('mail');
  const orders = useText('orders');
  const format = useFormat();
  const localized = useLocalizedName();
  const { currentData: order, error, refetch } = useGetOrderQuery({ orderId });
  const actors = useOrderActors(useMemo(() => (order ? [order] : []), [order]));
  const withDialog = actors.withOpenDialog();
  if (!order) return <WaitingRecord error={error} refetch={refetch} />;
  return (
    <Record>
      <Head>
        <h3>
          <TextLink to={orderPath(order)}>
            {orders('detail.title', { number: orderNumberText(order.number) })}
          </TextLink>
        </h3>
        <CurrentOrderStatus id={order.id} status={order.status} />
      </Head>
      <FactRows>
        <FactRow name={t('record.client')}>
          <bdi>
            {order.client.firstName} {order.client.lastName}
          </bdi>
        </FactRow>
        <FactRow name={t('record.phone')}>
          <bdi dir="ltr">{formatPhoneNumber(order.client.phoneNumber)}</bdi>
        </FactRow>
        <FactRow name={t('record.total')}>
          <bdi>{format.money(order.total)}</bdi>
        </FactRow>
        <FactRow name={t('record.ordered')}>{format.date(order.orderDate)}</FactRow>
        {order.trackingNumber && (
          <FactRow name={t('record.tracking')}>
            <bdi dir="ltr">{order.trackingNumber}</bdi>
          </FactRow>
        )}
      </FactRows>
      <Items aria-label={orders('detail.items')}>
        {order.items.map((item) => (
          <li key={item.id}>
            <span dir="auto">{localized(item)}</span>
            <bdi>× {item.quantity}</bdi>
          </li>
        ))}
      </Items>
      <Actions>
        <OrderRowActions order={order} actor={actors.of(order.id)} />
      </Actions>
      {withDialog && (
        <Deferred>
          <OrderDialogs key={withDialog.id} actor={withDialog.actor} />
        </Deferred>
      )}
    </Record>
  );
}

/** A return with the actions of its own process. */
function LinkedReturn({ returnId }: { returnId: string }) {
  const t = useText('mail');
  const format = useFormat();
  const { currentData: request, error, refetch } = useGetReturnQuery({ returnId });
  const actors = useRequestActors(useMemo(() => (request ? [request] : []), [request]));
  const withDialog = actors.withOpenDialog();
  if (!request) return <WaitingRecord error={error} refetch={refetch} />;
  return (
    <Record>
      <Head>
        <h3>
          <TextLink to={`${RETURNS_PATH}/${request.id}`}>
            {t('record.return', { number: bidiIsolate(request.number) })}
          </TextLink>
        </h3>
        <RequestStatusChip status={request.status} />
      </Head>
      <FactRows>
        <FactRow name={t('record.order')}>
          <TextLink to={orderPath({ id: request.orderId })}>
            <bdi>#{request.orderNumber}</bdi>
          </TextLink>
        </FactRow>
        <FactRow name={t('record.pieces')}>{format.number(request.piecesCount)}</FactRow>
        <FactRow name={t('record.refund')}>
          <bdi>{format.money(request.refundTotal)}</bdi>
        </FactRow>
      </FactRows>
      <Actions>
        <RequestRowActions kind="returns" request={request} actor={actors.of(request.id)} />
      </Actions>
      {withDialog && (
        <Deferred>
          <RequestDialogs key={withDialog.id} kind="returns" actor={withDialog.actor} />
        </Deferred>
      )}
    </Record>
  );
}

function LinkedClient({ clientId }: { clientId: string }) {
  const t = useText('mail');
  const format = useFormat();
  const { currentData: client, error, refetch } = useGetClientQuery({ clientId });
  if (!client) return <WaitingRecord error={error} refetch={refetch} />;
  return (
    <Record>
      <h3>
        <TextLink to={clientPath(client)}>
          <bdi>
            {client.firstName} {client.lastName}
          </bdi>
        </TextLink>
      </h3>
      <FactRows>
        <FactRow name={t('record.phone')}>
          <bdi dir="ltr">{formatPhoneNumber(client.phoneNumber)}</bdi>
        </FactRow>
        {client.email && (
          <FactRow name={t('record.email')}>
            <bdi dir="ltr">{client.email}</bdi>
          </FactRow>
        )}
        <FactRow name={t('record.orders')}>{format.number(client.ordersCount)}</FactRow>
        <FactRow name={t('record.spent')}>
          <bdi>{format.money(client.totalSpent)}</bdi>
        </FactRow>
      </FactRows>
    </Record>
  );
}

function LinkedProduct({ productId }: { productId: string }) {
  const t = useText('mail');
  const format = useFormat();
  const localized = useLocalizedName();
  const { currentData: product, error, refetch } = useGetProductQuery({ productId });
  if (!product) return <WaitingRecord error={error} refetch={refetch} />;
  return (
    <Record>
      <h3 dir="auto">
        <TextLink to={productPath(product)}>{localized(product)}</TextLink>
      </h3>
      <FactRows>
        <FactRow name={t('record.code')}>
          <bdi dir="ltr">{product.code}</bdi>
        </FactRow>
        {product.price !== null && (
          <FactRow name={t('record.price')}>
            <bdi>{format.money(product.price)}</bdi>
          </FactRow>
        )}
        <FactRow name={t('record.stock')}>{format.number(product.quantity)}</FactRow>
      </FactRows>
    </Record>
  );
}
