import * as z from 'zod/mini';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { CALL_OFF_REASONS, type CallOffReason } from '#domain/pickups/pickup-lifecycle';
import { DialogForm } from '../forms/dialog-form';
import { BoundRadioGroup } from '../kit/form/bound-more-fields';
import { BoundTextArea } from '../kit/form/bound-text-area';
import { AlertDialog, ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { FailureDialog } from '../lists/failure-dialog';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';
import type { PickupActor } from './pickup-actors';

/** The contract's maximum length of a note. */
const NOTE_LENGTH = 500;

const schema = z.object({
  reasonCode: z
    .nullable(z.enum(CALL_OFF_REASONS))
    .check(z.refine((reason) => reason !== null, { error: 'required' })),
  note: z.string().check(z.maxLength(NOTE_LENGTH, { error: 'too_long' })),
});
type Values = { reasonCode: CallOffReason | null; note: string };
const EMPTY: Values = { reasonCode: null, note: '' };

/** The dialogs of a pickup's process: a question, a failure, or a change by another user. */
export function PickupDialogs({ actor }: { actor: PickupActor }) {
  const t = useText('booking');
  const snapshot = useSnapshot(actor);
  const { pickup, attempt, problem } = snapshot.context;
  const number = bidiIsolate(pickup.number);
  const isAsking = snapshot.matches('asking');
  const action = attempt?.action;
  return (
    <>
      {isAsking && (action === 'collect' || action === 'miss') && (
        <ConfirmDialog
          open
          tone={action === 'collect' ? 'primary' : 'danger'}
          title={t(`question.${action}.title`, { number })}
          description={t(`question.${action}.text`)}
          confirmLabel={t(`actions.${action}`)}
          cancelLabel={t('question.keep')}
          onConfirm={() => actor.send({ type: 'answer.give', answer: {} })}
          onCancel={() => actor.send({ type: 'answer.cancel' })}
        />
      )}
      {isAsking && action === 'callOff' && <CallOffDialog actor={actor} number={number} />}
      <FailureDialog
        open={snapshot.matches('failed')}
        problem={problem}
        title={t('failure.title')}
        onRetry={() => actor.send({ type: 'failure.retry' })}
        onDismiss={() => actor.send({ type: 'failure.dismiss' })}
      />
      <AlertDialog
        open={snapshot.matches('conflict')}
        title={t('conflict.title', { number })}
        description={t('conflict.text', { status: t(`status.${pickup.status}`) })}
        label={t('conflict.acknowledge')}
        onClose={() => actor.send({ type: 'conflict.acknowledge' })}
      />
    </>
  );
}

function CallOffDialog({ actor, number }: { actor: PickupActor; number: string }) {
  const t = useText('booking');
  return (
    <DialogForm<Values>
      title={t('question.callOff.title', { number })}
      description={t('question.callOff.text')}
      initialValues={EMPTY}
      schema={schema}
      errorText={() => t('question.reasonRequired')}
      onAnswer={({ reasonCode, note }) =>
        actor.send({
          type: 'answer.give',
          answer: {
            ...(reasonCode && { reasonCode }),
            ...(note.trim() && { note: note.trim() }),
          },
        })
      }
      onCancel={() => actor.send({ type: 'answer.cancel' })}
      busy={false}
      confirmLabel={t('actions.callOff')}
      cancelLabel={t('question.keep')}
      danger
    >
      <BoundRadioGroup
        name="reasonCode"
        label={t('question.reason')}
        required
        variant="cards"
        options={CALL_OFF_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
      <BoundTextArea
        name="note"
        label={t('question.note')}
        aside={t('question.optional')}
        maxLength={NOTE_LENGTH}
        dir="auto"
      />
    </DialogForm>
  );
}
