import { useState } from 'react';
import type { HistoryEntry, Order } from '#application/api/orders-endpoints.generated';
import { endedBadly, statusesAhead } from '#domain/orders/order-course';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { Card, CardHead } from '../../kit/card';
import { SegmentedControl } from '../../kit/segmented-control';
import { Timeline, type TimelineEntry } from '../../kit/timeline';
import { useNow } from '../../lists/use-now';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { ORDER_LOOKS } from '../order-status-chip';
import { useHistoryWords } from '../use-history-words';

/** `steps`: where the order went and goes; `log`: everything that was done with it. */
type View = 'steps' | 'log';

/** The order's way: who moved it, when and why, what comes next and by when. */
export function CourseCard({ order }: { order: Order }) {
  const t = useText('order');
  const list = useText('orders');
  const [view, setView] = useState<View>('steps');
  const past = usePast();
  const ahead = useAhead(order);
  const moves = order.history.filter(({ from, to }) => view === 'log' || from !== to);
  return (
    <Card>
      <CardHead
        title={list('detail.history')}
        aside={
          <SegmentedControl
            label={t('course.view')}
            segments={[
              { value: 'steps', label: t('course.steps') },
              { value: 'log', label: t('course.log') },
            ]}
            value={view}
            onChange={setView}
          />
        }
      />
      <Timeline
        label={list('detail.history')}
        entries={[...moves.map(past), ...(view === 'steps' ? ahead : [])]}
      />
    </Card>
  );
}

const looksOf = (status: string) =>
  ORDER_LOOKS[status in ORDER_LOOKS ? (status as OrderStatus) : 'done'];

function usePast(): (entry: HistoryEntry, index: number) => TimelineEntry {
  const wordsOf = useHistoryWords();
  const format = useFormat();
  const now = useNow();
  return (entry, index) => {
    const { deed, who, reason } = wordsOf(entry);
    return {
      id: `${index} ${entry.at}`,
      stage: endedBadly(entry.to) ? 'wrong' : 'done',
      icon: looksOf(entry.to).icon,
      title: deed,
      time: <time dateTime={entry.at}>{format.moment(entry.at, now)}</time>,
      children: (
        <>
          <p>
            <bdi>{who}</bdi>
            {reason && ` · ${reason}`}
          </p>
          {entry.note && <p dir="auto">{entry.note}</p>}
        </>
      ),
    };
  };
}

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
