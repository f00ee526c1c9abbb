import { AlertDialog } from '../../kit/overlays/confirm-dialog';
import { FailureDialog } from '../../lists/failure-dialog';
import { useSnapshot } from '../../lists/use-snapshot';
import { useText } from '../../text/use-text';
import type { ClientMerger } from './client-mergers';
import { MergeChoice } from './merge-choice';
import { MergeDecision } from './merge-decision';

/** The dialogs of a merge: the other client, which of both stays, and what went wrong. */
export function MergeDialogs({ actor }: { actor: ClientMerger }) {
  const t = useText('clients');
  const snapshot = useSnapshot(actor);
  const title = t('merge.failure');
  return (
    <>
      {snapshot.matches('choosing') && <MergeChoice actor={actor} />}
      {(snapshot.matches('deciding') || snapshot.hasTag('busy')) && <MergeDecision actor={actor} />}
      <FailureDialog
        open={snapshot.matches('failed')}
        problem={snapshot.context.problem}
        title={title}
        onRetry={() => actor.send({ type: 'failure.retry' })}
        onDismiss={() => actor.send({ type: 'failure.dismiss' })}
      />
      <AlertDialog
        open={snapshot.matches('conflict')}
        title={title}
        description={t('merge.conflict')}
        label={t('merge.acknowledge')}
        onClose={() => actor.send({ type: 'conflict.acknowledge' })}
      />
    </>
  );
}
