import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { reservesStock } from '#domain/orders/order-steps';
import type { Order } from '#openapi/types.generated';
import { Muted } from '../../kit/table/columns';
import { LineItemsCard } from '../../records/line-items-card';
import { useText } from '../../text/use-text';
import { AmountLines } from './amount-lines';
import { CancelItems } from './cancel-items';

/** The ordered items, their cancellations and returns, and the amounts. */
export function ItemsCard({ order }: { order: Order }) {
  const t = useText('order');
  const lineOf = (item: Order['items'][number]) => ({
    ...item,
    note: (
      <>
        <RelatedLink count={item.quantityCancelled} to="cancellations" order={order}>
          {t('items.cancelled', { count: item.quantityCancelled })}
        </RelatedLink>
        <RelatedLink count={item.quantityReturned} to="returns" order={order}>
          {t('items.returned', { count: item.quantityReturned })}
        </RelatedLink>
      </>
    ),
  });
  return (
    <LineItemsCard
      count={order.itemsCount}
      lines={order.items.map(lineOf)}
      aside={reservesStock(order.status) ? t('items.reserved') : undefined}
    >
      <AmountLines order={order} />
      <CancelItems order={order} />
    </LineItemsCard>
  );
}

interface RelatedLinkProps {
  count: number;
  to: 'returns' | 'cancellations';
  order: Order;
  children: ReactNode;
}

/**
 * The cancelled or returned pieces of a line, with a link to their requests; nothing when there are
 * none.
 */
function RelatedLink({ count, to, order, children }: RelatedLinkProps) {
  if (count === 0) return null;
  return (
    <Muted>
      <Link to={`/dashboard/${to}?q=${order.number}`}>{children}</Link>
    </Muted>
  );
}
