import { useSelector } from '@xstate/react';
import { useGetOrderQuery } from '#application/api/orders-endpoints.generated';
import { orderNumberText } from '#domain/orders/order-number';
import { ButtonLink } from '../kit/button';
import { Skeleton } from '../kit/loading/skeleton';
import { Drawer } from '../kit/overlays/drawer';
import { orderPath } from '../links/order-path';
import { ProblemState } from '../lists/problem-state';
import { useText } from '../text/use-text';
import type { OrderActor } from './order-actors';
import { OrderDetails } from './order-details';

/** One order next to the list: its items, client, amount, and history. */
export function OrderDrawer({ actor, open }: { actor: OrderActor; open: boolean }) {
  const t = useText('orders');
  const { id, number } = useSelector(actor, ({ context }) => context.record);
  const { currentData, error, refetch } = useGetOrderQuery({ orderId: id }, { skip: !open });
  return (
    <Drawer
      open={open}
      onClose={() => actor.send({ type: 'view.close' })}
      title={t('detail.title', { number: orderNumberText(number) })}
      side="end"
      width={440}
    >
      {currentData && (
        <>
          <OrderDetails order={currentData} />
          <ButtonLink variant="soft" wide to={orderPath(currentData)}>
            {t('detail.open')}
          </ButtonLink>
        </>
      )}
      {!currentData && error && <ProblemState error={error} onRetry={refetch} />}
      {!currentData && !error && <Skeleton $height="320px" />}
    </Drawer>
  );
}
