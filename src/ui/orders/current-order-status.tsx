import type { OrderRecord } from '#application/orders/order-actions.machine';
import { Muted, TwoLineCell } from '../lists/cells';
import { useText } from '../text/use-text';
import { OrderStatusChip } from './order-status-chip';
import { useExpectedStatuses } from './use-queued-orders';

/** Where an order stands; with steps that wait for the connection, where it will, and that they wait. */
export function CurrentOrderStatus({ id, status }: Pick<OrderRecord, 'id' | 'status'>) {
  const t = useText('orders');
  const expected = useExpectedStatuses()[id];
  const chip = <OrderStatusChip status={expected?.status ?? status} />;
  if (!expected) return chip;
  return (
    <TwoLineCell data-lines="">
      <span>{chip}</span>
      <Muted>{t('waits')}</Muted>
    </TwoLineCell>
  );
}
