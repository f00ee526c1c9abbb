import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { availabilityEditing, availabilityRecord } from '#application/stores/settings-editing';
import {
  type AvailabilityForm,
  availabilityFormErrors,
  availabilityOf,
  availabilitySchema,
} from '#domain/stores/availability-form';
import type { Availability } from '#openapi/types.generated';
import type { SettingsTabProps } from '../settings-tab-props';
import { TabForm } from '../tab-form';
import { ClientViewCard } from './client-view-card';
import { ClosuresCard } from './closures-card';
import { HandlingCard } from './handling-card';
import { MonthCard } from './month-card';
import { useAvailabilityTexts } from './use-availability-texts';
import { WeekCard } from './week-card';

/** The store's working hours and closures. */
export function AvailabilityTab(props: SettingsTabProps & { availability: Availability }) {
  const { store, availability, readOnly } = props;
  const { fields, parts, errorText } = useAvailabilityTexts();
  const record = useMemo(
    () => availabilityRecord(store.id, availability),
    [store.id, availability],
  );
  const columns = {
    weekly: fields.weekly.label,
    closures: fields.closures.label,
    handlingDays: fields.handlingDays.label,
  };
  return (
    <TabForm
      tab="availability"
      editing={availabilityEditing}
      record={record}
      readOnly={readOnly}
      schema={availabilitySchema}
      fields={fields}
      parts={parts}
      errorText={errorText}
      changes={[{ entity: 'storeAvailability', storeId: store.id, columns }]}
      aside={<HoursSidebar readOnly={readOnly} saved={record.values} />}
    >
      <WeekCard readOnly={readOnly} />
      <ClosuresCard readOnly={readOnly} />
    </TabForm>
  );
}

/** The consequences of the hours in the form; of the saved hours while those are invalid. */
function HoursSidebar({ readOnly, saved }: { readOnly: boolean; saved: AvailabilityForm }) {
  const { values } = useFormikContext<AvailabilityForm>();
  const isRight = Object.keys(availabilityFormErrors(values)).length === 0;
  const availability = availabilityOf(isRight ? values : saved);
  return (
    <>
      <HandlingCard readOnly={readOnly} />
      <ClientViewCard availability={availability} />
      <MonthCard availability={availability} />
    </>
  );
}
