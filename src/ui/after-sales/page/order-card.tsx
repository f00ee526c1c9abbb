import { styled } from 'styled-components';
import { orderNumberText } from '#domain/orders/order-number';
import { Card, CardHeader } from '../../kit/layout/card';
import { TextLink } from '../../kit/text-link';
import { orderPath } from '../../links/order-path';
import { OrderStatusChip } from '../../records/order-status-chip';
import { useText } from '../../text/use-text';
import type { ClientRequest } from '../request-kinds';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
`;

/** The order of the request, and its status. */
export function OrderCard({ request }: { request: ClientRequest }) {
  const t = useText('requests');
  const orders = useText('orders');
  return (
    <Card>
      <CardHeader title={t('columns.order')} />
      <Line>
        <TextLink to={orderPath({ id: request.orderId })}>
          {orders('detail.title', { number: orderNumberText(request.orderNumber) })}
        </TextLink>
        <OrderStatusChip status={request.orderStatus} />
      </Line>
    </Card>
  );
}
