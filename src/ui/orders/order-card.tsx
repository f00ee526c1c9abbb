import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OrderSummary } from '#application/api/orders-endpoints.generated';
import { Muted } from '../kit/columns';
import { CardLine, CardLines, CardNames, CardStrong } from '../lists/card.styles';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { CurrentOrderStatus } from './current-order-status';
import { clientName, OrderPictures } from './order-cells';
import { orderPath } from './order-path';

interface OrderCardProps {
  order: OrderSummary;
  /** What is due, and by when. */
  due: ReactNode;
  /** What can be done with it. */
  actions: ReactNode;
}

/** An order on a phone: who, how much, by when, and the next step under the thumb. */
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
            <bdi>#{order.number}</bdi> ·{' '}
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
