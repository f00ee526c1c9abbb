import { bidiIsolate } from '#domain/format/bidi-isolate';
import { AlertDialog } from '../../kit/overlays/confirm-dialog';
import { FailureDialog } from '../../lists/failure-dialog';
import { useSnapshot } from '../../lists/use-snapshot';
import { useText } from '../../text/use-text';
import { AnswerForm } from './answer-form';
import type { PayoutAnswerActor } from './use-payout-answer';

/** The dialogs of an answer: to write it, to retry it, or to acknowledge that it came too late. */
export function AnswerDialogs({ actor }: { actor: PayoutAnswerActor }) {
  const t = useText('payouts');
  const snapshot = useSnapshot(actor);
  const { payout, problem } = snapshot.context;
  const isOpen = snapshot.hasTag('confirming') || snapshot.hasTag('busy');
  return (
    <>
      {isOpen && <AnswerForm actor={actor} />}
      <FailureDialog
        open={snapshot.matches('failed')}
        problem={problem}
        onRetry={() => actor.send({ type: 'failure.retry' })}
        onDismiss={() => actor.send({ type: 'failure.dismiss' })}
      />
      <AlertDialog
        open={snapshot.matches('conflict')}
        title={t('answer.conflict', { number: bidiIsolate(payout.number) })}
        description={t('answer.conflictText', { status: t(`status.${payout.status}`) })}
        label={t('answer.acknowledge')}
        onClose={() => actor.send({ type: 'conflict.acknowledge' })}
      />
    </>
  );
}
