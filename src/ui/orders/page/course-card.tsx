import type { HistoryEntry, Order } from '#application/api/orders-endpoints.generated';
import { endedBadly, statusesAhead } from '#domain/orders/order-course';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import type { TimelineEntry } from '../../kit/timeline';
import { useNow } from '../../lists/use-now';
import { Course } from '../../records/course';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { ORDER_LOOKS } from '../order-status-chip';
import { useHistoryWords } from '../use-history-words';

/** The order's way: who moved it, when and why, what comes next and by when. */
export function CourseCard({ order }: { order: Order }) {
  const wordsOf = useHistoryWords();
  const ahead = useAhead(order);
  const stepOf = (entry: HistoryEntry) => ({
    ...wordsOf(entry),
    icon: looksOf(cancelsItems(entry) ? 'cancelled' : entry.to).icon,
    isWrong: endedBadly(entry.to),
  });
  return <Course history={order.history} wordsOf={stepOf} ahead={ahead} isStep={isStep} />;
}

const cancelsItems = ({ action }: HistoryEntry): boolean => action === 'cancelItems';

/** Pieces that are cancelled leave the status as it is, but the order is no longer what it was. */
const isStep = (entry: HistoryEntry): boolean => entry.from !== entry.to || cancelsItems(entry);

const looksOf = (status: string) =>
  ORDER_LOOKS[status in ORDER_LOOKS ? (status as OrderStatus) : 'done'];

/** What comes next, and by when, and what follows then. */
function useAhead(order: Order): TimelineEntry[] {
  const t = useText('order');
  const list = useText('orders');
  const format = useFormat();
  const now = useNow();
  const { deadline } = order;
  return statusesAhead(order.status).map((status, index) => ({
    id: status,
    stage: index === 0 ? 'next' : 'later',
    icon: ORDER_LOOKS[status].icon,
    title:
      index === 0
        ? t('course.next', { status: list(`status.${status}`) })
        : list(`status.${status}`),
    ...(index === 0 && deadline?.kind === 'accept'
      ? { time: list('deadline.acceptBefore', { time: format.deadline(deadline.at, now) }) }
      : {}),
    ...(status === 'shipped' && deadline?.kind === 'ship'
      ? { time: list('deadline.shipBefore', { time: format.deadline(deadline.at, now) }) }
      : {}),
    children: t(`course.ahead.${status}`),
  }));
}
