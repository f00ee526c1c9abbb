import { bidiIsolate } from '#domain/format/bidi-isolate';
import { AlertDialog, ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { FailureDialog } from '../lists/failure-dialog';
import { useSnapshot } from '../lists/use-snapshot';
import { useLocalizedTitle } from '../text/localized';
import { useText } from '../text/use-text';
import type { PostActor } from './post-actors';

/** The dialog of one article's process: confirm, retry, or acknowledge. */
export function PostDialogs({ actor }: { actor: PostActor }) {
  const t = useText('posts');
  const snapshot = useSnapshot(actor);
  const { attempt, problem, post } = snapshot.context;
  const name = bidiIsolate(useLocalizedTitle()(post));
  if (!attempt) return null;
  const { action } = attempt;
  const title = t(`failure.${action}`);
  // A retry cannot add the missing texts.
  const isIncomplete = problem?.code === 'validation_failed';
  const dismiss = () => actor.send({ type: 'failure.dismiss' });
  return (
    <>
      <ConfirmDialog
        open={snapshot.hasTag('confirming') || snapshot.hasTag('busy')}
        tone={action === 'publish' ? 'primary' : 'danger'}
        title={t(`question.${action}`)}
        description={t(`effect.${action}`, { name })}
        confirmLabel={t(`actions.${action}`)}
        cancelLabel={t('question.cancel')}
        busy={snapshot.hasTag('busy')}
        onConfirm={() => actor.send({ type: 'question.confirm' })}
        onCancel={() => actor.send({ type: 'question.cancel' })}
      />
      <FailureDialog
        open={snapshot.matches('failed') && !isIncomplete}
        problem={problem}
        title={title}
        onRetry={() => actor.send({ type: 'failure.retry' })}
        onDismiss={dismiss}
      />
      <AlertDialog
        open={snapshot.matches('failed') && isIncomplete}
        title={title}
        description={t('incomplete')}
        label={t('acknowledge')}
        onClose={dismiss}
      />
      <AlertDialog
        open={snapshot.matches('conflict')}
        title={title}
        description={t('conflict', { name })}
        label={t('acknowledge')}
        onClose={() => actor.send({ type: 'conflict.acknowledge' })}
      />
    </>
  );
}
