import type { Order } from '#openapi/types.generated';
import { Note } from '../../kit/feedback/note';
import { DeadlineRow } from '../../records/deadline-row';
import { useText } from '../../text/use-text';
import { deadlineStart } from '../deadline-start';
import { isUnderReview } from '../under-review';

interface DeadlineCardProps {
  order: Pick<Order, 'status' | 'deadline' | 'acceptedAt'>;
}

/**
 * The order's next deadline: what is due, by when, and what happens otherwise; or that the marketplace
 * has to act first. Nothing without either.
 */
export function DeadlineCard({ order }: DeadlineCardProps) {
  const t = useText('order');
  const { deadline } = order;
  if (isUnderReview(order)) {
    return <Note title={t('underReview.title')}>{t('underReview.text')}</Note>;
  }
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
