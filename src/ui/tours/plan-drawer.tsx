import { useFormikContext } from 'formik';
import { useState } from 'react';
import { departurePlanning, newPlan } from '#application/tours/departure-editing';
import { errorsSchema } from '#domain/forms/errors-schema';
import { type PlanValues, planErrors } from '#domain/tours/departure-plan';
import type { Tour } from '#openapi/types.generated';
import { BoundClockField } from '../calendar/clock-field';
import { EventRecurrenceField } from '../calendar/event-recurrence-field';
import { useEventErrorText } from '../calendar/use-event-field-texts';
import { useRecordEdit } from '../forms/use-record-edit';
import { toasts } from '../kit/feedback/toast-store';
import { BoundDateField } from '../kit/form/bound-dates';
import { useToday } from '../lists/use-now';
import { useText } from '../text/use-text';
import { ExceptionsField } from './exceptions-field';
import { FormDrawer } from './form-drawer';
import { Hint, Pair } from './form-layout';

const schema = errorsSchema<PlanValues>(planErrors);

interface PlanDrawerProps {
  tour: Tour;
  onDone: () => void;
}

/** A new departure of a tour, or a series of them with exceptions. */
export function PlanDrawer({ tour, onDone }: PlanDrawerProps) {
  const t = useText('tours');
  const today = useToday();
  const [record] = useState(() => newPlan(tour.id));
  const edit = useRecordEdit({ editing: departurePlanning, record, subject: null });
  return (
    <FormDrawer
      edit={edit}
      schema={schema}
      fields={{
        day: { label: t('plan.day') },
        time: { label: t('plan.time') },
        recurrence: { label: t('plan.recurrence') },
        exceptions: { label: t('plan.exceptions') },
      }}
      errorText={useEventErrorText()}
      title={t('departures.plan')}
      submitLabel={t('plan.submit')}
      onClose={onDone}
      onSaved={() => {
        toasts.show({ title: t('plan.done') });
        onDone();
      }}
    >
      <Pair>
        <BoundDateField name="day" label={t('plan.day')} required min={today} />
        <BoundClockField name="time" label={t('plan.time')} required />
      </Pair>
      <EventRecurrenceField />
      <Exceptions />
      <Hint>{t('plan.note')}</Hint>
    </FormDrawer>
  );
}

/** Only a series has exceptions. */
function Exceptions() {
  const { values } = useFormikContext<PlanValues>();
  return values.recurrence && <ExceptionsField name="exceptions" />;
}
