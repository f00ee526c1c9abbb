import { bidiIsolate } from '#domain/format/bidi-isolate';
import { AlertDialog, ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { FailureDialog } from '../lists/failure-dialog';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';
import type { TaskActor } from './task-actors';

/** The dialog of one task's process: confirm the deletion, retry, or acknowledge. */
export function TaskDialogs({ actor }: { actor: TaskActor }) {
  const t = useText('tasks');
  const snapshot = useSnapshot(actor);
  const { attempt, problem, record: task } = snapshot.context;
  const title = bidiIsolate(task.title);
  if (!attempt) return null;
  const failure = t(`failure.${attempt.action}`);
  return (
    <>
      <ConfirmDialog
        open={snapshot.hasTag('confirming')}
        tone="danger"
        title={t('question.title')}
        description={t('question.effect', { title })}
        confirmLabel={t('actions.delete')}
        cancelLabel={t('question.cancel')}
        onConfirm={() => actor.send({ type: 'question.confirm' })}
        onCancel={() => actor.send({ type: 'question.cancel' })}
      />
      <FailureDialog
        open={snapshot.matches('failed')}
        problem={problem}
        title={failure}
        onRetry={() => actor.send({ type: 'failure.retry' })}
        onDismiss={() => actor.send({ type: 'failure.dismiss' })}
      />
      <AlertDialog
        open={snapshot.matches('conflict')}
        title={failure}
        description={t('conflict', { title })}
        label={t('acknowledge')}
        onClose={() => actor.send({ type: 'conflict.acknowledge' })}
      />
    </>
  );
}
