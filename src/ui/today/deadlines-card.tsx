import { Suspense } from 'react';
import { styled } from 'styled-components';
import { Card, CardHead } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { lazyPiece } from '../kit/lazy-piece';
import { ProblemState } from '../lists/problem-state';
import { useOrderActors } from '../orders/use-order-actors';
import { useText } from '../text/use-text';
import { DeadlineLine } from './deadline-line';
import { type DueWork, dueNext } from './due-work';
import { SHOWN_ROWS, useDue } from './use-today';

/** Fetched when the first of them is asked for. */
const OrderDialogs = lazyPiece(() => import('../orders/order-dialogs'), 'OrderDialogs');

const NONE: never[] = [];

const Rows = styled.ul`
  margin-inline: calc(-1 * var(--space-24));
  margin-block: calc(-1 * var(--space-12)) calc(-1 * var(--space-12));
`;

/** What is due next, whatever it concerns, each with the time left and what to do about it. */
export function DeadlinesCard() {
  const t = useText('today');
  const { orders, returns, cancellations } = useDue();
  const rows = orders.data?.items ?? NONE;
  const actors = useOrderActors(rows);
  const asking = actors.asking();
  const failed = [orders, returns, cancellations].find(({ error, data }) => error && !data);
  const due = dueNext(
    {
      orders: rows,
      returns: returns.data?.items ?? NONE,
      cancellations: cancellations.data?.items ?? NONE,
    },
    SHOWN_ROWS,
  );
  return (
    <Card data-tour="deadlines">
      <CardHead title={t('deadlines.title')} aside={t('deadlines.zone')} />
      {failed ? (
        <ProblemState error={failed.error} onRetry={failed.refetch} />
      ) : (
        <Lines due={due} actorOf={(id) => actors.of(id)} />
      )}
      {asking && (
        <Suspense fallback={null}>
          <OrderDialogs key={asking.getSnapshot().context.order.id} actor={asking} />
        </Suspense>
      )}
    </Card>
  );
}

interface LinesProps {
  due: readonly DueWork[];
  actorOf: ReturnType<typeof useOrderActors>['of'];
}

function Lines({ due, actorOf }: LinesProps) {
  const t = useText('today');
  if (due.length === 0) {
    return <EmptyState title={t('deadlines.none')}>{t('deadlines.noneHint')}</EmptyState>;
  }
  return (
    <Rows>
      {due.map((work) => (
        <li key={work.id}>
          <DeadlineLine work={work} actor={actorOf(work.id)} />
        </li>
      ))}
    </Rows>
  );
}
