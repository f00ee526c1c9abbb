import { useMemo, useState } from 'react';
import { newGuests, placeHolding } from '#application/tours/departure-editing';
import { errorsSchema } from '#domain/forms/errors-schema';
import { type GuestValues, guestValuesErrors } from '#domain/tours/guest-forms';
import type { Departure, Tour } from '#openapi/types.generated';
import { useRecordEdit } from '../forms/use-record-edit';
import { toasts } from '../kit/feedback/toast-store';
import { useText } from '../text/use-text';
import { FormDrawer } from './form-drawer';
import { Hint } from './form-layout';
import { GuestFields } from './guest-fields';

interface GuestsDrawerProps {
  tour: Tour;
  departure: Departure;
  onDone: () => void;
}

/** Holds places of a departure; who comes is entered afterwards. */
export function GuestsDrawer({ tour: { prices }, departure, onDone }: GuestsDrawerProps) {
  const t = useText('tours');
  const [record] = useState(() => newGuests(departure.id));
  const edit = useRecordEdit<GuestValues>({ editing: placeHolding, record, subject: null });
  const schema = useMemo(
    () => errorsSchema<GuestValues>((values) => guestValuesErrors(values, prices)),
    [prices],
  );
  return (
    <FormDrawer<GuestValues>
      edit={edit}
      schema={schema}
      fields={{
        adult: { label: t('kinds.adult') },
        child: { label: t('kinds.child') },
        group: { label: t('kinds.group') },
      }}
      title={t('booking.hold')}
      submitLabel={t('booking.holdSubmit')}
      onClose={onDone}
      onSaved={() => {
        toasts.show({ title: t('booking.held') });
        onDone();
      }}
    >
      <GuestFields prices={prices} />
      <Hint>{t('booking.holdNote')}</Hint>
    </FormDrawer>
  );
}
