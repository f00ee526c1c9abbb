import type { Order } from '#application/api/orders-endpoints.generated';
import { DeadlineRow } from '../../records/deadline-row';
import { useText } from '../../text/use-text';
import { deadlineStart } from '../deadline-start';

/**
 * The order's next deadline: what is due, by when, and what happens otherwise. Nothing without one.
 */
export function DeadlineCard({ order }: { order: Order }) {
  const t = useText('order');
  const { deadline } = order;
  if (!deadline) return null;
  const { kind } = deadline;
  const until = new Date(deadline.at);
  return (
    <DeadlineRow
      kind="order"
      from={deadlineStart(order, until)}
      until={until}
      title={(words, isLate) => t(`deadline.${kind}.${isLate ? 'late' : 'due'}`, words)}
    >
      {t(`deadline.${kind}.otherwise`)}
    </DeadlineRow>
  );
}
