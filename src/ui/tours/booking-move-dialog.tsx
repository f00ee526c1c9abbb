import * as z from 'zod/mini';
import { useListDeparturesQuery } from '#application/api/tours-endpoints.generated';
import { DialogForm } from '../forms/dialog-form';
import { Note } from '../kit/feedback/note';
import { BoundSelect } from '../kit/form/bound-select';
import { useToday } from '../lists/use-now';
import { useSnapshot } from '../lists/use-snapshot';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { BookingActor } from './booking-actors';

const schema = z.object({
  departureId: z.nullable(z.string()).check(z.refine((id) => id !== null, { error: 'required' })),
});
interface Values {
  departureId: string | null;
}

/** Departures that are offered. */
const CHOICES = 50;

interface BookingMoveDialogProps {
  actor: BookingActor;
  tourId: string;
}

/** Another departure of the tour with enough free places. */
export function BookingMoveDialog({ actor, tourId }: BookingMoveDialogProps) {
  const t = useText('tours');
  const format = useFormat();
  const snapshot = useSnapshot(actor);
  const { record: booking } = snapshot.context;
  const today = useToday();
  const list = useListDeparturesQuery({
    tourId,
    status: ['open', 'confirmed'],
    from: today,
    sort: 'startsAt',
    pageSize: CHOICES,
  });
  const options = (list.data?.items ?? [])
    .filter(({ id, free }) => id !== booking.departureId && free >= booking.places)
    .map(({ id, startsAt, free }) => ({
      value: id,
      label: `${format.longDate(startsAt)} · ${format.time(startsAt)}`,
      hint: t('departure.free', { count: free }),
    }));
  return (
    <DialogForm<Values>
      title={t('booking.question.move', { number: booking.number })}
      description={t('booking.effect.move')}
      initialValues={{ departureId: null }}
      schema={schema}
      errorText={() => t('booking.departureRequired')}
      onAnswer={({ departureId }) =>
        actor.send({ type: 'move.confirm', departureId: departureId ?? '' })
      }
      onCancel={() => actor.send({ type: 'question.cancel' })}
      busy={snapshot.hasTag('busy')}
      confirmLabel={t('booking.actions.move')}
      cancelLabel={t('booking.question.cancel')}
      width={480}
    >
      {list.data && options.length === 0 && <Note tone="warning">{t('booking.noDeparture')}</Note>}
      <BoundSelect name="departureId" label={t('departure.title')} required options={options} />
    </DialogForm>
  );
}
