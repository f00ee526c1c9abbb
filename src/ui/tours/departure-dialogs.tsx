import * as z from 'zod/mini';
import { DEPARTURE_REASONS, type DepartureReason } from '#domain/tours/departure-lifecycle';
import type { Departure } from '#openapi/types.generated';
import { DialogForm } from '../forms/dialog-form';
import { Note } from '../kit/feedback/note';
import { BoundRadioGroup } from '../kit/form/bound-more-fields';
import { BoundTextArea } from '../kit/form/bound-text-area';
import { AlertDialog, ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { FailureDialog } from '../lists/failure-dialog';
import { useSnapshot } from '../lists/use-snapshot';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { DepartureActor } from './departure-actors';
import { DepartureMoveDialog } from './departure-move-dialog';

interface DepartureDialogsProps {
  actor: DepartureActor;
  /** With its bookings, who are told if it is called off. */
  departure: Departure;
}

/** The dialogs of one departure's process: confirm, give a reason or a time, retry, or acknowledge. */
export function DepartureDialogs({ actor, departure }: DepartureDialogsProps) {
  const t = useText('tours');
  const snapshot = useSnapshot(actor);
  const { attempt, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const action = attempt?.action;
  const isCallingOff = action === 'callOff';
  const isMoving = action === 'move';
  const title = action && t(`departure.failure.${action}`);
  return (
    <>
      {action && !isCallingOff && !isMoving && (
        <ConfirmDialog
          open={snapshot.matches('confirming') || busy}
          tone="primary"
          title={t(`departure.question.${action}`)}
          description={t(`departure.effect.${action}`)}
          confirmLabel={t(`departure.actions.${action}`)}
          cancelLabel={t('departure.question.cancel')}
          busy={busy}
          onConfirm={() => actor.send({ type: 'question.confirm' })}
          onCancel={() => actor.send({ type: 'question.cancel' })}
        />
      )}
      {(snapshot.matches('givingReason') || (busy && isCallingOff)) && (
        <CallOffDialog actor={actor} departure={departure} />
      )}
      {(snapshot.matches('choosingTime') || (busy && isMoving)) && (
        <DepartureMoveDialog actor={actor} departure={departure} />
      )}
      <FailureDialog
        open={snapshot.matches('failed')}
        problem={problem}
        title={title}
        onRetry={() => actor.send({ type: 'failure.retry' })}
        onDismiss={() => actor.send({ type: 'failure.dismiss' })}
      />
      <AlertDialog
        open={snapshot.matches('conflict')}
        title={title ?? ''}
        description={t('departure.conflict')}
        label={t('acknowledge')}
        onClose={() => actor.send({ type: 'conflict.acknowledge' })}
      />
    </>
  );
}

const NOTE_LENGTH = 500;
const schema = z.object({
  reasonCode: z
    .nullable(z.enum(DEPARTURE_REASONS))
    .check(z.refine((reason) => reason !== null, { error: 'required' })),
  note: z.string().check(z.maxLength(NOTE_LENGTH, { error: 'too_long' })),
});
interface Values {
  reasonCode: DepartureReason | null;
  note: string;
}

/** Why a departure is called off, with who is told and what is refunded. */
function CallOffDialog({ actor, departure }: DepartureDialogsProps) {
  const t = useText('tours');
  const format = useFormat();
  const snapshot = useSnapshot(actor);
  const told = departure.bookings.filter(({ status }) => ['paid', 'on_the_spot'].includes(status));
  const paid = told.filter(({ status }) => status === 'paid');
  const amount = paid.reduce((sum, { total, refundedTotal }) => sum + total - refundedTotal, 0);
  return (
    <DialogForm<Values>
      title={t('departure.question.callOff')}
      description={t('departure.effect.callOff')}
      initialValues={{ reasonCode: null, note: '' }}
      schema={schema}
      errorText={() => t('departure.reasonRequired')}
      onAnswer={(values) => actor.send({ type: 'reason.confirm', ...values })}
      onCancel={() => actor.send({ type: 'question.cancel' })}
      busy={snapshot.hasTag('busy')}
      confirmLabel={t('departure.actions.callOff')}
      cancelLabel={t('departure.question.cancel')}
      danger
      width={480}
    >
      <Note tone="warning">
        {t('departure.told', { count: told.length })}{' '}
        {amount > 0 && t('departure.refunded', { amount: format.money(amount) })}
      </Note>
      <BoundRadioGroup
        name="reasonCode"
        label={t('departure.reason')}
        required
        variant="cards"
        options={DEPARTURE_REASONS.map((value) => ({
          value,
          label: t(`departure.reasons.${value}`),
        }))}
      />
      <BoundTextArea
        name="note"
        label={t('departure.note')}
        aside={t('optional')}
        maxLength={NOTE_LENGTH}
        dir="auto"
      />
    </DialogForm>
  );
}
