import { Link } from 'react-router';
import type { OrderSummary } from '#application/api/orders-endpoints.generated';
import { Quiet } from '../kit/columns';
import { CardLine, CardLines, CardNames, CardStrong } from '../lists/card-look';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import type { OrderActor } from './order-actors';
import { clientName, DeadlineCell, OrderPictures } from './order-cells';
import { orderPath } from './order-path';
import { OrderRowActions } from './order-row-actions';
import { OrderStatusChip } from './order-status-chip';

interface OrderCardProps {
  order: OrderSummary;
  actor: OrderActor | undefined;
  now: Date;
}

/** An order on a phone: who, how much, by when, and the next step under the thumb. */
export function OrderCard({ order, actor, now }: OrderCardProps) {
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
          <Quiet>
            <bdi>#{order.number}</bdi> ·{' '}
            {localized({ name: order.city, nameEn: order.cityEn, nameAr: order.cityAr })}
          </Quiet>
        </CardNames>
        <CardStrong>
          <bdi>{format.money(order.total)}</bdi>
        </CardStrong>
      </CardLine>
      <CardLine $between>
        <OrderStatusChip status={order.status} />
        {order.deadline && <DeadlineCell order={order} now={now} />}
      </CardLine>
      <OrderRowActions order={order} actor={actor} wide />
    </CardLines>
  );
}
