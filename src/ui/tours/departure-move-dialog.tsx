import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { errorsSchema } from '#domain/forms/errors-schema';
import { casablancaClock, casablancaDay } from '#domain/time/casablanca-day';
import {
  type MovedDeparture,
  type MoveValues,
  movedTimes,
  moveErrors,
  moveInstant,
} from '#domain/tours/departure-move';
import type { Departure } from '#openapi/types.generated';
import { BoundClockField } from '../calendar/clock-field';
import { useEventErrorText } from '../calendar/use-event-field-texts';
import { DialogForm } from '../forms/dialog-form';
import { Note } from '../kit/feedback/note';
import { BoundDateField } from '../kit/form/bound-dates';
import { useNow, useToday } from '../lists/use-now';
import { useSnapshot } from '../lists/use-snapshot';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { DepartureActor } from './departure-actors';
import { Pair } from './form-layout';

const MS_PER_MINUTE = 60_000;

function timesOf({ startsAt, endsAt, bookableUntil }: Departure): MovedDeparture {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const cutOffMinutes = (start.getTime() - Date.parse(bookableUntil)) / MS_PER_MINUTE;
  return { startsAt: start, endsAt: end, cutOffMinutes };
}

function useMoveErrorText() {
  const t = useText('tours');
  const eventErrorText = useEventErrorText();
  return (code: string, field: string): string =>
    code === 'unchanged' || code === 'too_early'
      ? t(`departure.move.${code}`)
      : eventErrorText(code, field);
}

interface DepartureMoveDialogProps {
  actor: DepartureActor;
  /** With its bookings, who are told. */
  departure: Departure;
}

/** Another time of a departure, with who is told of it. */
export function DepartureMoveDialog({ actor, departure }: DepartureMoveDialogProps) {
  const t = useText('tours');
  const now = useNow();
  const today = useToday();
  const snapshot = useSnapshot(actor);
  const times = timesOf(departure);
  const schema = useMemo(
    () => errorsSchema<MoveValues>((values) => moveErrors(values, timesOf(departure), now)),
    [departure, now],
  );
  return (
    <DialogForm<MoveValues>
      title={t('departure.question.move')}
      description={t('departure.effect.move')}
      initialValues={{
        day: casablancaDay(times.startsAt),
        time: casablancaClock(times.startsAt),
      }}
      schema={schema}
      errorText={useMoveErrorText()}
      onAnswer={(values) => {
        const startsAt = moveInstant(values);
        if (startsAt) actor.send({ type: 'time.confirm', startsAt: startsAt.toISOString() });
      }}
      onCancel={() => actor.send({ type: 'question.cancel' })}
      busy={snapshot.hasTag('busy')}
      confirmLabel={t('departure.actions.move')}
      cancelLabel={t('departure.question.cancel')}
      width={480}
    >
      <Pair>
        <BoundDateField name="day" label={t('departure.move.day')} required min={today} />
        <BoundClockField name="time" label={t('departure.move.time')} required />
      </Pair>
      <Told departure={departure} times={times} />
    </DialogForm>
  );
}

/** Who gets a mail, who does not, and until when they may cancel for nothing. */
function Told({ departure, times }: { departure: Departure; times: MovedDeparture }) {
  const t = useText('tours');
  const format = useFormat();
  const { values } = useFormikContext<MoveValues>();
  const staying = departure.bookings.filter(({ status }) =>
    ['paid', 'on_the_spot'].includes(status),
  );
  if (staying.length === 0) return null;
  const told = staying.filter(({ contact }) => contact?.email);
  const untold = staying.length - told.length;
  const to = moveInstant(values);
  return (
    <Note tone="warning">
      {told.length > 0 && `${t('departure.told', { count: told.length })} `}
      {untold > 0 && `${t('departure.move.untold', { count: untold })} `}
      {to &&
        t('departure.move.freeUntil', { date: format.dateTime(movedTimes(times, to).cutOffAt) })}
    </Note>
  );
}
