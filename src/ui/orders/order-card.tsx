import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { OrderSummary } from '#application/api/orders-endpoints.generated';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import type { OrderActor } from './order-actors';
import { clientName, DeadlineCell, OrderPictures } from './order-cells';
import { orderPath } from './order-path';
import { OrderRowActions } from './order-row-actions';
import { OrderStatusChip } from './order-status-chip';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
`;
const Names = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`;
const Strong = styled.span`
  font-weight: var(--weight-strong);
  & > a {
    display: inline-block;
    min-block-size: 24px;
    color: inherit;
  }
`;
const Quiet = styled.span`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const Between = styled(Line)`
  flex-wrap: wrap;
  justify-content: space-between;
  /* What a table's cell keeps on one line may break here. */
  & > div > span {
    white-space: normal;
  }
`;

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
    <Stack>
      <Line>
        <OrderPictures order={order} />
        <Names>
          <Strong>
            <Link to={orderPath(order)}>
              <bdi>{clientName(order)}</bdi>
            </Link>
          </Strong>
          <Quiet>
            <bdi>#{order.number}</bdi> ·{' '}
            {localized({ name: order.city, nameEn: order.cityEn, nameAr: order.cityAr })}
          </Quiet>
        </Names>
        <Strong>
          <bdi>{format.money(order.total)}</bdi>
        </Strong>
      </Line>
      <Between>
        <OrderStatusChip status={order.status} />
        {order.deadline && <DeadlineCell order={order} now={now} />}
      </Between>
      <OrderRowActions order={order} actor={actor} wide />
    </Stack>
  );
}
