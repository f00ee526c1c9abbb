import * as z from 'zod/mini';
import { useGetTourBookingQuery } from '#application/api/tours-endpoints.generated';
import { DialogForm } from '../forms/dialog-form';
import { BoundRadioGroup } from '../kit/form/bound-more-fields';
import { BoundTextArea } from '../kit/form/bound-text-area';
import { Skeleton } from '../kit/loading/skeleton';
import { ProblemState } from '../lists/problem-state';
import { useSnapshot } from '../lists/use-snapshot';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { BookingActor } from './booking-actors';

const NOTE_LENGTH = 500;
const schema = z.object({
  refund: z.enum(['policy', 'full']),
  note: z.string().check(z.maxLength(NOTE_LENGTH, { error: 'too_long' })),
});
interface Values {
  refund: 'policy' | 'full';
  note: string;
}

/** What is refunded with a cancellation: what the policy says now, or everything. */
export function BookingRefundDialog({ actor }: { actor: BookingActor }) {
  const t = useText('tours');
  const format = useFormat();
  const snapshot = useSnapshot(actor);
  const { id, number } = snapshot.context.record;
  // The refund depends on the time: an earlier answer may name another one.
  const query = useGetTourBookingQuery({ bookingId: id }, { refetchOnMountOrArgChange: true });
  const booking = query.isFetching ? undefined : query.currentData;
  const isPaid = booking?.status === 'paid';
  const whole = booking ? booking.total - booking.refundedTotal : 0;
  return (
    <DialogForm<Values>
      title={t('booking.question.cancelBooking', { number })}
      description={t('booking.effect.cancel')}
      initialValues={{ refund: 'policy', note: '' }}
      schema={schema}
      errorText={() => t('booking.noteTooLong')}
      onAnswer={({ refund, note }) =>
        actor.send({ type: 'refund.confirm', isFullRefund: refund === 'full', note })
      }
      onCancel={() => actor.send({ type: 'question.cancel' })}
      busy={snapshot.hasTag('busy')}
      confirmLabel={t('booking.actions.cancel')}
      cancelLabel={t('booking.question.cancel')}
      danger
      width={480}
    >
      {query.error && <ProblemState error={query.error} onRetry={query.refetch} />}
      {!booking && !query.error && <Skeleton $height="96px" />}
      {booking && !isPaid && <p>{t('booking.nothingPaid')}</p>}
      {booking && isPaid && (
        <BoundRadioGroup
          name="refund"
          label={t('booking.refund')}
          variant="cards"
          options={[
            {
              value: 'policy',
              label: t('booking.byPolicy', { amount: format.money(booking.refundNow) }),
            },
            { value: 'full', label: t('booking.wholeAmount', { amount: format.money(whole) }) },
          ]}
        />
      )}
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
