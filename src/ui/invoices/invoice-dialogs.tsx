import { bidiIsolate } from '#domain/format/bidi-isolate';
import { orderNumberText } from '#domain/orders/order-number';
import { AlertDialog, ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { FailureDialog } from '../lists/failure-dialog';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';
import { CreditDialog } from './credit-dialog';
import type { InvoiceActor } from './invoice-actors';
import { IssueDialog } from './issue-dialog';
import { PaymentDialog } from './payment-dialog';
import { SendDialog } from './send-dialog';

/** The dialogs of one invoice's process: to confirm, to answer, or to acknowledge a message. */
export function InvoiceDialogs({ actor }: { actor: InvoiceActor }) {
  const snapshot = useSnapshot(actor);
  const running = snapshot.matches('performing') ? snapshot.context.attempt?.action : undefined;
  return (
    <>
      <IssueDialog
        open={snapshot.matches('confirmingIssue') || running === 'issue'}
        busy={snapshot.hasTag('busy')}
        onConfirm={() => actor.send({ type: 'issue.confirm' })}
        onCancel={() => actor.send({ type: 'question.cancel' })}
      />
      {(snapshot.matches('takingPayment') || running === 'recordPayment') && (
        <PaymentDialog actor={actor} />
      )}
      {(snapshot.matches('choosingCredit') || running === 'credit') && (
        <CreditDialog actor={actor} />
      )}
      {(snapshot.matches('addressing') || running === 'send') && <SendDialog actor={actor} />}
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
  actor: InvoiceActor;
  open: boolean;
}

function DeletionDialog({ actor, open }: Step) {
  const t = useText('invoices');
  const snapshot = useSnapshot(actor);
  const { orderNumber, bookingNumber } = snapshot.context.record;
  const order = orderNumber && t('deletion.text', { order: orderNumberText(orderNumber) });
  const booking =
    bookingNumber && t('deletion.bookingText', { booking: bidiIsolate(bookingNumber) });
  return (
    <ConfirmDialog
      open={open}
      title={t('deletion.title')}
      description={order || booking || t('deletion.freeText')}
      confirmLabel={t('deletion.confirm')}
      cancelLabel={t('deletion.cancel')}
      busy={snapshot.hasTag('busy')}
      onConfirm={() => actor.send({ type: 'deletion.confirm' })}
      onCancel={() => actor.send({ type: 'question.cancel' })}
    />
  );
}

function ConflictDialog({ actor, open }: Step) {
  const t = useText('invoices');
  const { record: invoice } = useSnapshot(actor).context;
  const status = t(`status.${invoice.status}`);
  return (
    <AlertDialog
      open={open}
      title={t('conflict.title')}
      description={t('conflict.text', { status })}
      label={t('conflict.acknowledge')}
      onClose={() => actor.send({ type: 'conflict.acknowledge' })}
    />
  );
}
