import type { Order } from '#application/api/orders-endpoints.generated';
import { ACCEPT_WITHIN_MS } from '#domain/orders/order-lifecycle';
import { DeadlineRow } from '../../records/deadline-row';
import { useText } from '../../text/use-text';

/** What is due for the order, by when, and what happens otherwise. Nothing where nothing is due. */
export function DeadlineCard({ order }: { order: Order }) {
  const t = useText('order');
  const { deadline } = order;
  if (!deadline) return null;
  const { kind } = deadline;
  const until = new Date(deadline.at);
  return (
    <DeadlineRow
      from={beginningOf(order, until)}
      until={until}
      title={(words, isLate) => t(`deadline.${kind}.${isLate ? 'late' : 'due'}`, words)}
    >
      {t(`deadline.${kind}.otherwise`)}
    </DeadlineRow>
  );
}

/** When the time to act began, UTC: to ship, with the acceptance. */
function beginningOf({ deadline, acceptedAt }: Order, until: Date): Date {
  const isToShip = deadline?.kind === 'ship' && acceptedAt !== null;
  return isToShip ? new Date(acceptedAt) : new Date(until.getTime() - ACCEPT_WITHIN_MS);
}
