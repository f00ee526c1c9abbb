import { styled } from 'styled-components';
import type { OrderRecord } from '#application/orders/order-actions.machine';
import { Quiet } from '../kit/columns';
import { useText } from '../text/use-text';
import { OrderStatusChip } from './order-status-chip';
import { useExpected } from './use-waiting-orders';

const Both = styled.span`
  display: inline-grid;
  justify-items: start;
`;

/** Where an order stands; with steps that wait for the connection, where it will, and that they wait. */
export function OrderStanding({ id, status }: Pick<OrderRecord, 'id' | 'status'>) {
  const t = useText('orders');
  const expected = useExpected()[id];
  if (!expected) return <OrderStatusChip status={status} />;
  return (
    <Both>
      <OrderStatusChip status={expected.status} />
      <Quiet>{t('waits')}</Quiet>
    </Both>
  );
}
