import { lastAccepted, triageProgress } from '#domain/orders/triage-queue';
import { ProgressLine } from '../../kit/feedback/progress';
import { Card } from '../../kit/layout/card';
import { PageHeader } from '../../kit/layout/page-header';
import { CardsSkeleton } from '../../kit/loading/cards-skeleton';
import { Deferred } from '../../kit/loading/deferred';
import { Stack } from '../../kit/table/columns';
import { ORDERS_PATH } from '../../links/order-path';
import { ProblemState } from '../../lists/problem-state';
import { useText } from '../../text/use-text';
import { OrderDialogs } from '../lazy-order-dialogs';
import { TriageEnd } from './triage-end';
import { TriageSheet } from './triage-sheet';
import { UndoAcceptance } from './undo-acceptance';
import { type Triage, useTriage } from './use-triage';

/** `/dashboard/order/triage`: the orders that wait for an answer, one after another. */
export function TriagePage() {
  const t = useText('triage');
  const list = useText('orders');
  const triage = useTriage();
  const withDialog = triage.orders.withOpenDialog();
  return (
    <>
      <PageHeader
        crumbs={[
          { label: list('section') },
          { label: list('title'), to: ORDERS_PATH },
          { label: t('title') },
        ]}
        title={t('title')}
      />
      <Sitting triage={triage} />
      {withDialog && (
        <Deferred>
          <OrderDialogs key={withDialog.id} actor={withDialog.actor} />
        </Deferred>
      )}
    </>
  );
}

function Sitting({ triage }: { triage: Triage }) {
  const { snapshot, orders, problem, refetch } = triage;
  const { queue } = snapshot.context;
  if (snapshot.matches('opening')) {
    return problem ? (
      <Card>
        <ProblemState error={problem} onRetry={refetch} />
      </Card>
    ) : (
      <CardsSkeleton wide={['24px', '48px']} main={['360px']} side={['240px']} />
    );
  }
  const accepted = lastAccepted(queue);
  return (
    <Stack>
      <Progress triage={triage} />
      {accepted && (
        <UndoAcceptance key={accepted.id} order={accepted} actor={orders.of(accepted.id)} />
      )}
      {queue.current ? (
        <TriageSheet triage={triage} current={queue.current} />
      ) : (
        <TriageEnd triage={triage} />
      )}
    </Stack>
  );
}

/** The place of the current order among those of the sitting; nothing without any. */
function Progress({ triage: { snapshot } }: { triage: Triage }) {
  const t = useText('triage');
  const { at, total } = triageProgress(snapshot.context.queue);
  if (total === 0) return null;
  return (
    <ProgressLine
      label={t('progressLabel')}
      figure={t('progress', { at, total })}
      value={at}
      max={total}
    />
  );
}
