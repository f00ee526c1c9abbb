import { bidiIsolate } from '#domain/format/bidi-isolate';
import { AlertDialog } from '../kit/overlays/confirm-dialog';
import { FailureDialog } from '../lists/failure-dialog';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';
import { AcceptanceForm } from './forms/acceptance-form';
import { MessageForm } from './forms/message-form';
import { ReasonForm } from './forms/reason-form';
import { ReceiptForm } from './forms/receipt-form';
import { RefundForm } from './forms/refund-form';
import { openFormAction, type RequestActor } from './request-actors';
import type { RequestKind } from './request-kinds';

interface RequestDialogsProps {
  kind: RequestKind;
  actor: RequestActor;
}

/** The dialogs of one request's process: to answer, to retry, or to acknowledge a message. */
export function RequestDialogs({ kind, actor }: RequestDialogsProps) {
  const t = useText('requests');
  const snapshot = useSnapshot(actor);
  const { record: request, problem } = snapshot.context;
  const isConflict = snapshot.matches('conflict');
  return (
    <>
      {!isConflict && <ActionForm actor={actor} />}
      <FailureDialog
        open={snapshot.matches('failed')}
        problem={problem}
        onRetry={() => actor.send({ type: 'failure.retry' })}
        onDismiss={() => actor.send({ type: 'failure.dismiss' })}
      />
      <AlertDialog
        open={isConflict}
        title={t(`${kind}.changed`, { number: bidiIsolate(request.number) })}
        description={t('conflict.explanation', { status: t(`status.${request.status}`) })}
        label={t('conflict.acknowledge')}
        onClose={() => actor.send({ type: 'conflict.acknowledge' })}
      />
    </>
  );
}

/** The form of the requested action. */
function ActionForm({ actor }: { actor: RequestActor }) {
  const action = openFormAction(useSnapshot(actor));
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
      return <MessageForm actor={actor} action={action} />;
    default:
      return null;
  }
}
