import type { OrderRecord } from '#application/orders/order-actions.machine';
import { Muted, TwoLineCell } from '../lists/cells';
import { OrderStatusChip } from '../records/order-status-chip';
import { useText } from '../text/use-text';
import { useExpectedStatuses } from './use-queued-orders';

/**
 * The status of an order; with actions that wait for the connection, the expected status and a note
 * that they wait.
 */
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
