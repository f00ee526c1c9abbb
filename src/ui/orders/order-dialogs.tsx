import { orderNumberText } from '#domain/orders/order-number';
import { AlertDialog, ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { FailureDialog } from '../lists/failure-dialog';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';
import { HandOverDialog } from './hand-over-dialog';
import type { OrderActor } from './order-actors';
import { OrderDrawer } from './order-drawer';
import { RefusalDialog } from './refusal-dialog';

/** The dialogs of one order's machine: to view, to confirm, to retry, to acknowledge. */
export function OrderDialogs({ actor }: { actor: OrderActor }) {
  const snapshot = useSnapshot(actor);
  const running = snapshot.matches('performing') ? snapshot.context.attempt?.action : undefined;
  return (
    <>
      <OrderDrawer actor={actor} open={snapshot.matches({ available: 'viewing' })} />
      {(snapshot.matches('confirmingRefusal') || running === 'refuse') && (
        <RefusalDialog actor={actor} />
      )}
      {(snapshot.matches('confirmingHandOver') || running === 'handOver') && (
        <HandOverDialog actor={actor} />
      )}
      <DeletionDialog
        actor={actor}
        open={snapshot.matches('confirmingDeletion') || running === 'delete'}
      />
      <FailureDialog
        open={snapshot.matches('failed')}
        problem={snapshot.context.problem}
        onRetry={() => actor.send({ type: 'failure.retry' })}
        onDismiss={() => actor.send({ type: 'failure.dismiss' })}
      />
      <ConflictDialog actor={actor} open={snapshot.matches('conflict')} />
    </>
  );
}

interface Step {
  actor: OrderActor;
  open: boolean;
}

function DeletionDialog({ actor, open }: Step) {
  const t = useText('orders');
  const snapshot = useSnapshot(actor);
  const { number } = snapshot.context.record;
  return (
    <ConfirmDialog
      open={open}
      title={t('deletion.title', { number: orderNumberText(number) })}
      description={t('deletion.explanation')}
      confirmLabel={t('deletion.confirm')}
      cancelLabel={t('deletion.keep')}
      busy={snapshot.hasTag('busy')}
      onConfirm={() => actor.send({ type: 'deletion.confirm' })}
      onCancel={() => actor.send({ type: 'deletion.cancel' })}
    />
  );
}

function ConflictDialog({ actor, open }: Step) {
  const t = useText('orders');
  const { record: order } = useSnapshot(actor).context;
  const status = t(`status.${order.status}`);
  return (
    <AlertDialog
      open={open}
      title={t('conflict.title', { number: orderNumberText(order.number) })}
      description={t('conflict.explanation', { status })}
      label={t('conflict.acknowledge')}
      onClose={() => actor.send({ type: 'conflict.acknowledge' })}
    />
  );
}
