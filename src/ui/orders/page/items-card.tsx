import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Order } from '#application/api/orders-endpoints.generated';
import { holdsStock } from '#domain/orders/order-course';
import { Quiet } from '../../kit/columns';
import { GoodsCard } from '../../records/goods-card';
import { useText } from '../../text/use-text';
import { AmountLines } from './amount-lines';
import { CancelPieces } from './cancel-pieces';

/** What was ordered, what became of it since, and what it comes to. */
export function ItemsCard({ order }: { order: Order }) {
  const t = useText('order');
  const lineOf = (item: Order['items'][number]) => ({
    ...item,
    note: (
      <>
        <Found count={item.quantityCancelled} to="cancellations" order={order}>
          {t('items.cancelled', { count: item.quantityCancelled })}
        </Found>
        <Found count={item.quantityReturned} to="returns" order={order}>
          {t('items.returned', { count: item.quantityReturned })}
        </Found>
      </>
    ),
  });
  return (
    <GoodsCard
      count={order.itemsCount}
      lines={order.items.map(lineOf)}
      aside={holdsStock(order.status) ? t('items.reserved') : undefined}
    >
      <AmountLines order={order} />
      <CancelPieces order={order} />
    </GoodsCard>
  );
}

interface FoundProps {
  count: number;
  to: 'returns' | 'cancellations';
  order: Order;
  children: ReactNode;
}

/** What was taken from a line, and the way to where it was asked for; nothing where nothing was. */
function Found({ count, to, order, children }: FoundProps) {
  if (count === 0) return null;
  return (
    <Quiet>
      <Link to={`/dashboard/${to}?q=${order.number}`}>{children}</Link>
    </Quiet>
  );
}
