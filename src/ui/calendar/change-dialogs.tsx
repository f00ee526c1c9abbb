import { useState } from 'react';
import { CHANGE_SCOPES, type ChangeScope } from '#domain/calendar/calendar-event';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { Button } from '../kit/button';
import { RadioGroup } from '../kit/fields/radio-group';
import { AlertDialog, ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { Dialog } from '../kit/overlays/dialog';
import { FailureDialog } from '../lists/failure-dialog';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';
import type { EventEditingActor } from './use-event-editing';

/** The dialog of a change: how much of a series, confirm, retry, acknowledge, or why not. */
export function ChangeDialogs({ actor }: { actor: EventEditingActor }) {
  const t = useText('calendar');
  const snapshot = useSnapshot(actor);
  const { attempt, problem } = snapshot.context;
  if (!attempt) return null;
  const { action, entry } = attempt;
  const title = bidiIsolate(entry.title);
  const isClosure = entry.kind === 'closure';
  return (
    <>
      {snapshot.matches('choosing') && <ScopeDialog actor={actor} action={action} title={title} />}
      <ConfirmDialog
        open={snapshot.matches('confirming')}
        tone="danger"
        title={t(isClosure ? 'question.closure' : 'question.event')}
        description={isClosure ? t('question.closureEffect') : t('question.eventEffect', { title })}
        confirmLabel={t('form.delete')}
        cancelLabel={t('question.cancel')}
        onConfirm={() => actor.send({ type: 'question.confirm' })}
        onCancel={() => actor.send({ type: 'question.cancel' })}
      />
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
        description={t('conflict', { title })}
        label={t('acknowledge')}
        onClose={() => actor.send({ type: 'conflict.acknowledge' })}
      />
      {entry.obstacle && (
        <AlertDialog
          open={snapshot.matches('refused')}
          title={t('immovable.title')}
          description={t(`immovable.${entry.obstacle}`)}
          label={t('acknowledge')}
          onClose={() => actor.send({ type: 'refusal.dismiss' })}
        />
      )}
    </>
  );
}

interface ScopeDialogProps {
  actor: EventEditingActor;
  action: 'move' | 'stretch' | 'delete';
  title: string;
}

/** Asks how much of a series a change means. */
function ScopeDialog({ actor, action, title }: ScopeDialogProps) {
  const t = useText('calendar');
  const [scope, setScope] = useState<ChangeScope>('one');
  const cancel = () => actor.send({ type: 'question.cancel' });
  return (
    <Dialog
      open
      isQuestion
      width={440}
      onClose={cancel}
      title={t(`scope.title.${action}`)}
      description={title}
      footer={
        <>
          <Button variant="outline" onClick={cancel}>
            {t('form.cancel')}
          </Button>
          <Button
            variant={action === 'delete' ? 'danger' : 'primary'}
            onClick={() => actor.send({ type: 'scope.choose', scope })}
          >
            {t(`scope.confirm.${action}`)}
          </Button>
        </>
      }
    >
      <RadioGroup<ChangeScope>
        label={t('scope.label')}
        hideLabel
        value={scope}
        options={CHANGE_SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
        onChange={setScope}
      />
    </Dialog>
  );
}
