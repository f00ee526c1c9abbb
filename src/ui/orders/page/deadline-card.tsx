import type { Order } from '#application/api/orders-endpoints.generated';
import { DeadlineRow } from '../../records/deadline-row';
import { useText } from '../../text/use-text';
import { deadlineStart } from '../deadline-start';

/** What is due for the order, by when, and what happens otherwise. Nothing where nothing is due. */
export function DeadlineCard({ order }: { order: Order }) {
  const t = useText('order');
  const { deadline } = order;
  if (!deadline) return null;
  const { kind } = deadline;
  const until = new Date(deadline.at);
  return (
    <DeadlineRow
      from={deadlineStart(order, until)}
      until={until}
      title={(words, isLate) => t(`deadline.${kind}.${isLate ? 'late' : 'due'}`, words)}
    >
      {t(`deadline.${kind}.otherwise`)}
    </DeadlineRow>
  );
}
