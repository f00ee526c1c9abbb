import { styled } from 'styled-components';
import { AlertDialog, ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { FailureDialog } from '../lists/failure-dialog';
import { useNow } from '../lists/use-now';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';
import { MessageList } from './message-list';
import type { ComposingActor } from './use-message-composing';

const Between = styled.div`
  max-block-size: 40vh;
  margin-block-start: var(--space-12);
  overflow-y: auto;
`;

/** The dialog of an answer: clear it, read what came between, try again, or acknowledge. */
export function ComposingDialogs({ actor }: { actor: ComposingActor }) {
  const t = useText('conversations');
  const now = useNow();
  const snapshot = useSnapshot(actor);
  const { attempt, problem, between } = snapshot.context;
  const action = attempt?.action ?? 'send';
  return (
    <>
      <ConfirmDialog
        open={snapshot.matches('discarding')}
        tone="danger"
        title={t('discarding.title')}
        description={t('discarding.text')}
        confirmLabel={t('discarding.confirm')}
        cancelLabel={t('discarding.cancel')}
        onConfirm={() => actor.send({ type: 'question.confirm' })}
        onCancel={() => actor.send({ type: 'question.cancel' })}
      />
      <ConfirmDialog
        open={snapshot.matches('overtaken')}
        tone="primary"
        width={600}
        title={t('overtaken.title')}
        description={t('overtaken.text')}
        confirmLabel={t('overtaken.confirm')}
        cancelLabel={t('overtaken.cancel')}
        onConfirm={() => actor.send({ type: 'question.confirm' })}
        onCancel={() => actor.send({ type: 'question.cancel' })}
      >
        <Between>
          <MessageList
            label={t('messages')}
            messages={between}
            now={now}
            fileOf={({ fileName }) => <span dir="auto">{fileName}</span>}
          />
        </Between>
      </ConfirmDialog>
      <FailureDialog
        open={snapshot.matches('failed')}
        problem={problem}
        title={t(`failure.${action}`)}
        onRetry={() => actor.send({ type: 'failure.retry' })}
        onDismiss={() => actor.send({ type: 'failure.dismiss' })}
      />
      <AlertDialog
        open={snapshot.matches('conflict')}
        title={t(`failure.${action}`)}
        description={t('conflict')}
        label={t('acknowledge')}
        onClose={() => actor.send({ type: 'conflict.acknowledge' })}
      />
    </>
  );
}
