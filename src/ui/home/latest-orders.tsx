import { Link } from 'react-router';
import { styled } from 'styled-components';
import { orderReference } from '#domain/orders/order-number';
import type { OrderSummary } from '#openapi/types.generated';
import { TwoLines } from '../kit/layout/two-lines';
import { ORDERS_PATH, orderPath } from '../links/order-path';
import { MoneyRowCard } from '../lists/money-row-card';
import { useNow } from '../lists/use-now';
import { CurrentOrderStatus } from '../orders/current-order-status';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { LatestRecords } from './latest-records';
import { useLatestOrders } from './use-home-data';

const NumberWithPicture = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-12);
`;
const Picture = styled.img`
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 8px;
  background: var(--sunk);
  object-fit: cover;
`;
const Strong = styled.span`
  font-weight: var(--weight-strong);
  white-space: nowrap;
`;
const Muted = styled.span`
  color: var(--text-2);
  white-space: nowrap;
`;

/** The latest orders. */
export function LatestOrders() {
  const t = useText('today');
  const format = useFormat();
  const now = useNow();
  const city = useCityName();
  return (
    <LatestRecords
      title={t('latestOrders.title')}
      all={{ to: ORDERS_PATH, label: t('latestOrders.all') }}
      query={useLatestOrders()}
      empty={{ title: t('latestOrders.none'), hint: t('latestOrders.noneHint') }}
      card={(order) => <OrderRowCard order={order} now={now} />}
      columns={[
        {
          id: 'order',
          label: t('latestOrders.order'),
          cell: (order: OrderSummary) => <NumberCell order={order} />,
        },
        {
          id: 'client',
          label: t('latestOrders.client'),
          cell: (order) => (
            <TwoLines dir="auto" below={city(order)}>
              {clientOf(order)}
            </TwoLines>
          ),
        },
        {
          id: 'status',
          label: t('latestOrders.status'),
          cell: ({ id, status }) => <CurrentOrderStatus id={id} status={status} />,
        },
        {
          id: 'total',
          label: t('latestOrders.total'),
          end: true,
          cell: ({ total }) => (
            <Strong>
              <bdi>{format.money(total)}</bdi>
            </Strong>
          ),
        },
        {
          id: 'received',
          label: t('latestOrders.received'),
          end: true,
          cell: ({ orderDate }) => <Muted>{format.moment(orderDate, now)}</Muted>,
        },
      ]}
    />
  );
}

/** The first picture of the order's items, and its number. */
function NumberCell({ order }: { order: OrderSummary }) {
  const url = order.pictures[0]?.url;
  const path = orderPath(order);
  return (
    <NumberWithPicture>
      <Picture
        as={url ? 'img' : 'span'}
        aria-hidden="true"
        {...(url ? { src: url, alt: '' } : {})}
      />
      <Strong>
        <Link to={path}>
          <bdi>{orderReference(order.number)}</bdi>
        </Link>
      </Strong>
    </NumberWithPicture>
  );
}

function clientOf({ client }: OrderSummary): string {
  return `${client.firstName} ${client.lastName}`;
}

function useCityName() {
  const localized = useLocalizedName();
  return ({ city, cityEn, cityAr }: OrderSummary) =>
    localized({ name: city, nameEn: cityEn, nameAr: cityAr });
}

function OrderRowCard({ order, now }: { order: OrderSummary; now: Date }) {
  const format = useFormat();
  const city = useCityName();
  return (
    <MoneyRowCard
      title={
        <Link to={orderPath(order)}>
          <bdi>{orderReference(order.number)}</bdi>
        </Link>
      }
      notes={[<bdi key="client">{clientOf(order)}</bdi>, city(order)]}
      amount={order.total}
      footer={
        <>
          <CurrentOrderStatus id={order.id} status={order.status} />
          <Muted>{format.moment(order.orderDate, now)}</Muted>
        </>
      }
    />
  );
}
