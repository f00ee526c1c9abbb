import type { Departure } from '#openapi/types.generated';
import { AlertDialog, ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { FailureDialog } from '../lists/failure-dialog';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';
import type { BookingActor } from './booking-actors';
import { BookingContactDialog } from './booking-contact-dialog';
import { BookingMoveDialog } from './booking-move-dialog';
import { BookingRefundDialog } from './booking-refund-dialog';

interface BookingDialogsProps {
  actor: BookingActor;
  departure: Departure;
}

/** The dialogs of one booking's process: to answer, to confirm, to retry or to acknowledge. */
export function BookingDialogs({ actor, departure }: BookingDialogsProps) {
  const t = useText('tours');
  const snapshot = useSnapshot(actor);
  const { attempt, problem, record: booking } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const running = busy ? attempt?.action : undefined;
  const asked = attempt?.action;
  const title = asked && t(`booking.failure.${asked}`);
  return (
    <>
      {(snapshot.matches('takingContact') || running === 'bookOnTheSpot') && (
        <BookingContactDialog actor={actor} />
      )}
      {(snapshot.matches('choosingDeparture') || running === 'move') && (
        <BookingMoveDialog actor={actor} tourId={departure.tour.id} />
      )}
      {(snapshot.matches('choosingRefund') || running === 'cancel') && (
        <BookingRefundDialog actor={actor} />
      )}
      {(asked === 'release' || asked === 'miss') && (
        <ConfirmDialog
          open={snapshot.matches('confirming') || busy}
          title={t(`booking.question.${asked}`)}
          description={t(`booking.effect.${asked}`, { number: booking.number })}
          confirmLabel={t(`booking.actions.${asked}`)}
          cancelLabel={t('booking.question.cancel')}
          busy={busy}
          onConfirm={() => actor.send({ type: 'question.confirm' })}
          onCancel={() => actor.send({ type: 'question.cancel' })}
        />
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
        description={t('booking.conflict', { number: booking.number })}
        label={t('acknowledge')}
        onClose={() => actor.send({ type: 'conflict.acknowledge' })}
      />
    </>
  );
}
