import { styled } from 'styled-components';
import { EmptyState } from '../kit/feedback/empty-state';
import { Card, CardHeader } from '../kit/layout/card';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { ProblemState } from '../lists/problem-state';
import { useOrderActors } from '../orders/use-order-actors';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { DeadlineLine } from './deadline-line';
import { type DueWork, earliestDueWork } from './due-work';
import { ROWS_PER_CARD } from './home-reads';
import { useDueWork } from './use-home-data';

/** Loaded when the first dialog is needed. */
const OrderDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'order-dialogs' */ '../orders/order-dialogs'),
  'OrderDialogs',
);

const NONE: never[] = [];

/* The rows share their columns: the bars begin and end at one place, whatever the buttons say. */
const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 26fr) minmax(0, 50fr) minmax(96px, auto);
  & > li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
  }
  ${media.below('phone')} {
    display: block;
    & > li {
      display: block;
    }
  }
  margin-inline: calc(-1 * var(--space-24));
  margin-block: calc(-1 * var(--space-12)) calc(-1 * var(--space-12));
`;

/** The next deadlines of all kinds, each with the time left and its next step. */
export function DeadlinesCard() {
  const t = useText('today');
  const { orders, returns, cancellations, conversations } = useDueWork();
  const rows = orders.data?.items ?? NONE;
  const actors = useOrderActors(rows);
  const withDialog = actors.withOpenDialog();
  const failed = [orders, returns, cancellations, conversations].find(
    ({ error, data }) => error && !data,
  );
  const due = earliestDueWork(
    {
      orders: rows,
      returns: returns.data?.items ?? NONE,
      cancellations: cancellations.data?.items ?? NONE,
      conversations: conversations.data?.items ?? NONE,
    },
    ROWS_PER_CARD,
  );
  return (
    <Card data-tour="deadlines">
      <CardHeader title={t('deadlines.title')} aside={t('deadlines.zone')} />
      {failed ? (
        <ProblemState error={failed.error} onRetry={failed.refetch} />
      ) : (
        <Lines due={due} actorOf={(id) => actors.of(id)} />
      )}
      {withDialog && (
        <Deferred>
          <OrderDialogs key={withDialog.id} actor={withDialog.actor} />
        </Deferred>
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
