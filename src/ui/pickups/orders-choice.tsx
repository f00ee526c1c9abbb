import { useState } from 'react';
import { useListOrdersToCollectQuery } from '#application/api/pickups-endpoints.generated';
import { orderReference } from '#domain/orders/order-number';
import type { OrderToCollect } from '#openapi/types.generated';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/feedback/empty-state';
import { Checkbox } from '../kit/fields/checkbox';
import { Skeleton } from '../kit/loading/skeleton';
import { Dialog } from '../kit/overlays/dialog';
import { ProblemState } from '../lists/problem-state';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { Lines } from './booking.styles';
import { usePickupTexts } from './use-pickup-texts';

interface OrdersChoiceProps {
  onChosen: (orderIds: readonly string[]) => void;
  onClose: () => void;
}

/** The ready orders that are in no pickup; all of them are chosen at first. */
export function OrdersChoice({ onChosen, onClose }: OrdersChoiceProps) {
  const t = useText('booking');
  const { data, error, refetch } = useListOrdersToCollectQuery(
    {},
    { refetchOnMountOrArgChange: true },
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const orders = data?.items ?? [];
  const chosen = orders.filter(({ orderId }) => !left.has(orderId));
  const leave = (orderIds: readonly string[]) => setLeft(new Set(orderIds));
  return (
    <Dialog
      open
      onClose={onClose}
      width={560}
      title={t('choice.title')}
      description={t('orders', { count: chosen.length })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('choice.cancel')}
          </Button>
          <Button
            disabled={chosen.length === 0}
            onClick={() => onChosen(chosen.map(({ orderId }) => orderId))}
          >
            {t('choice.next')}
          </Button>
        </>
      }
    >
      {!data && error && <ProblemState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton $height="240px" />}
      {data && orders.length === 0 && (
        <EmptyState title={t('choice.empty')}>{t('choice.emptyText')}</EmptyState>
      )}
      {orders.length > 0 && (
        <>
          <Checkbox
            checked={chosen.length === orders.length}
            indeterminate={chosen.length > 0 && chosen.length < orders.length}
            onChange={(isOn) => leave(isOn ? [] : orders.map(({ orderId }) => orderId))}
          >
            {t('choice.all')}
          </Checkbox>
          <OrderLines
            orders={orders}
            isChosen={({ orderId }) => !left.has(orderId)}
            onToggle={({ orderId }, isOn) =>
              leave(isOn ? [...left].filter((id) => id !== orderId) : [...left, orderId])
            }
          />
        </>
      )}
    </Dialog>
  );
}

interface OrderLinesProps {
  orders: readonly OrderToCollect[];
  isChosen: (order: OrderToCollect) => boolean;
  onToggle: (order: OrderToCollect, isOn: boolean) => void;
}

function OrderLines({ orders, isChosen, onToggle }: OrderLinesProps) {
  const format = useFormat();
  const { cityOf } = usePickupTexts();
  return (
    <Lines>
      {orders.map((order) => (
        <li key={order.orderId}>
          <Checkbox checked={isChosen(order)} onChange={(isOn) => onToggle(order, isOn)}>
            <bdi dir="ltr">{orderReference(order.number)}</bdi> · <bdi>{order.clientName}</bdi> ·{' '}
            {cityOf(order.cityId)}
          </Checkbox>
          <span>{format.money(order.total)}</span>
        </li>
      ))}
    </Lines>
  );
}
