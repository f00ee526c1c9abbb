import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { orderReference } from '#domain/orders/order-number';
import type { OrderSummary } from '#openapi/types.generated';
import { Muted } from '../kit/table/columns';
import { orderPath } from '../links/order-path';
import { CardLine, CardLines, CardNames, CardStrong } from '../lists/card.styles';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { clientName } from './client-name';
import { CurrentOrderStatus } from './current-order-status';
import { OrderPictures } from './order-cells';

interface OrderCardProps {
  order: OrderSummary;
  /** The due action and its deadline. */
  due: ReactNode;
  /** The available actions. */
  actions: ReactNode;
}

/** An order on a phone: client, amount, deadline, and the next step within thumb reach. */
export function OrderCard({ order, due, actions }: OrderCardProps) {
  const format = useFormat();
  const localized = useLocalizedName();
  return (
    <CardLines>
      <CardLine>
        <OrderPictures order={order} />
        <CardNames>
          <CardStrong>
            <Link to={orderPath(order)}>
              <bdi>{clientName(order)}</bdi>
            </Link>
          </CardStrong>
          <Muted>
            <bdi>{orderReference(order.number)}</bdi> ·{' '}
            {localized({ name: order.city, nameEn: order.cityEn, nameAr: order.cityAr })}
          </Muted>
        </CardNames>
        <CardStrong>
          <bdi>{format.money(order.total)}</bdi>
        </CardStrong>
      </CardLine>
      <CardLine $between>
        <CurrentOrderStatus id={order.id} status={order.status} />
        {due}
      </CardLine>
      {actions}
    </CardLines>
  );
}
