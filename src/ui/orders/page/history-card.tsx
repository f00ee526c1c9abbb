import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { endedUnsuccessfully, statusesAhead } from '#domain/orders/order-steps';
import { PRINT_ACTIONS } from '#domain/papers/papers';
import type { HistoryEntry, Order } from '#openapi/types.generated';
import PrintIcon from '~icons/solar/printer-minimalistic-linear';
import type { IconType } from '../../kit/icon';
import type { TimelineEntry } from '../../kit/layout/timeline';
import { useNow } from '../../lists/use-now';
import { ORDER_STATUS_CHIPS } from '../../records/order-status-chip';
import { RecordHistory } from '../../records/record-history';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { useHistoryTexts } from '../use-history-texts';

/** The order's history: who moved it, when and why, and what is due next and by when. */
export function HistoryCard({ order }: { order: Order }) {
  const wordsOf = useHistoryTexts();
  const upcoming = useUpcomingEntries(order);
  const stepOf = (entry: HistoryEntry) => ({
    ...wordsOf(entry),
    icon: iconOf(entry),
    isWrong: endedUnsuccessfully(entry.to) && !isPrinting(entry),
  });
  return (
    <RecordHistory history={order.history} textsOf={stepOf} upcoming={upcoming} isStep={isStep} />
  );
}

function cancelsItems({ action }: HistoryEntry): boolean {
  return action === 'cancelItems';
}

function isPrinting({ action }: HistoryEntry): boolean {
  return PRINT_ACTIONS.some((one) => one === action);
}

function iconOf(entry: HistoryEntry): IconType {
  if (isPrinting(entry)) return PrintIcon;
  return chipOf(cancelsItems(entry) ? 'cancelled' : entry.to).icon;
}

/** Cancelled pieces leave the status unchanged, but they change the order. */
function isStep(entry: HistoryEntry): boolean {
  return entry.from !== entry.to || cancelsItems(entry);
}

function chipOf(status: string) {
  return ORDER_STATUS_CHIPS[status in ORDER_STATUS_CHIPS ? (status as OrderStatus) : 'done'];
}

/** The next step, its deadline, and the step after it. */
function useUpcomingEntries(order: Order): TimelineEntry[] {
  const t = useText('order');
  const list = useText('orders');
  const format = useFormat();
  const now = useNow();
  const { deadline } = order;
  return statusesAhead(order.status).map((status, index) => ({
    id: status,
    stage: index === 0 ? 'next' : 'later',
    icon: ORDER_STATUS_CHIPS[status].icon,
    title:
      index === 0
        ? t('course.next', { status: list(`status.${status}`) })
        : list(`status.${status}`),
    ...(index === 0 && deadline?.kind === 'accept'
      ? { time: list('deadline.before', { time: format.deadline(deadline.at, now) }) }
      : {}),
    ...(status === 'shipped' && deadline?.kind === 'ship'
      ? { time: list('deadline.shipBefore', { time: format.deadline(deadline.at, now) }) }
      : {}),
    children: t(`course.ahead.${status}`),
  }));
}
