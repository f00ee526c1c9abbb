import type { OrderRecord } from '#application/orders/order-actions.machine';
import { Quiet, Two } from '../lists/cells';
import { useText } from '../text/use-text';
import { OrderStatusChip } from './order-status-chip';
import { useExpected } from './use-waiting-orders';

/** Where an order stands; with steps that wait for the connection, where it will, and that they wait. */
export function OrderStanding({ id, status }: Pick<OrderRecord, 'id' | 'status'>) {
  const t = useText('orders');
  const expected = useExpected()[id];
  const chip = <OrderStatusChip status={expected?.status ?? status} />;
  if (!expected) return chip;
  return (
    <Two data-lines="">
      <span>{chip}</span>
      <Quiet>{t('waits')}</Quiet>
    </Two>
  );
}
