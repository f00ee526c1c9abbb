import { isolated } from '#domain/format/isolated';
import { AlertDialog } from '../kit/confirm-dialog';
import { FailureDialog } from '../lists/failure-dialog';
import { useText } from '../text/use-text';
import { AcceptanceForm } from './forms/acceptance-form';
import { ReasonForm } from './forms/reason-form';
import { ReceiptForm } from './forms/receipt-form';
import { RefundForm } from './forms/refund-form';
import { WordForm } from './forms/word-form';
import { askedAction, type RequestActor } from './request-actors';
import type { RequestKind } from './request-kinds';

interface RequestDialogsProps {
  kind: RequestKind;
  actor: RequestActor;
}

/** Whatever the process of one request asks the seller: to answer, to try again, to take note. */
export function RequestDialogs({ kind, actor }: RequestDialogsProps) {
  const t = useText('requests');
  const snapshot = actor.getSnapshot();
  const { request, problem } = snapshot.context;
  const isConflict = snapshot.matches('conflict');
  return (
    <>
      {!isConflict && <AskedForm actor={actor} />}
      <FailureDialog
        open={snapshot.matches('failed')}
        problem={problem}
        onRetry={() => actor.send({ type: 'failure.retry' })}
        onDismiss={() => actor.send({ type: 'failure.dismiss' })}
      />
      <AlertDialog
        open={isConflict}
        title={t(`${kind}.changed`, { number: isolated(request.number) })}
        description={t('conflict.explanation', { status: t(`status.${request.status}`) })}
        label={t('conflict.acknowledge')}
        onClose={() => actor.send({ type: 'conflict.acknowledge' })}
      />
    </>
  );
}

/** The form that belongs to the action asked for. */
function AskedForm({ actor }: { actor: RequestActor }) {
  const action = askedAction(actor.getSnapshot());
  switch (action) {
    case 'receive':
      return <ReceiptForm actor={actor} />;
    case 'refund':
      return <RefundForm actor={actor} />;
    case 'decline':
    case 'dispute':
      return <ReasonForm actor={actor} action={action} />;
    case 'accept':
      return <AcceptanceForm actor={actor} />;
    case 'approve':
    case 'close':
    case 'refuse':
      return <WordForm actor={actor} action={action} />;
    default:
      return null;
  }
}
