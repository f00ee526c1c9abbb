import { useMemo, useState } from 'react';
import {
  newWaiting,
  type WaitingValues,
  waitingJoining,
} from '#application/tours/departure-editing';
import { errorsSchema } from '#domain/forms/errors-schema';
import { guestContactErrors, guestValuesErrors } from '#domain/tours/guest-forms';
import type { Departure, Tour } from '#openapi/types.generated';
import { useRecordEdit } from '../forms/use-record-edit';
import { toasts } from '../kit/feedback/toast-store';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import { FormDrawer } from './form-drawer';
import { ContactFields, GuestFields } from './guest-fields';

interface WaitingDrawerProps {
  tour: Tour;
  departure: Departure;
  onDone: () => void;
}

/** Puts somebody on the waiting list of a departure. */
export function WaitingDrawer({ tour: { prices }, departure, onDone }: WaitingDrawerProps) {
  const t = useText('tours');
  const language = useLanguage();
  const [record] = useState(() => newWaiting(departure.id, language));
  const edit = useRecordEdit<WaitingValues>({ editing: waitingJoining, record, subject: null });
  const schema = useMemo(
    () =>
      errorsSchema<WaitingValues>((values) => ({
        ...guestValuesErrors(values, prices),
        ...guestContactErrors(values),
      })),
    [prices],
  );
  return (
    <FormDrawer<WaitingValues>
      edit={edit}
      schema={schema}
      fields={{
        adult: { label: t('kinds.adult') },
        child: { label: t('kinds.child') },
        group: { label: t('kinds.group') },
        firstName: { label: t('contact.firstName') },
        lastName: { label: t('contact.lastName') },
        phoneNumber: { label: t('contact.phoneNumber') },
        email: { label: t('contact.email') },
        language: { label: t('contact.language') },
      }}
      title={t('waiting.add')}
      submitLabel={t('waiting.submit')}
      onClose={onDone}
      onSaved={() => {
        toasts.show({ title: t('waiting.added') });
        onDone();
      }}
    >
      <GuestFields prices={prices} />
      <ContactFields />
    </FormDrawer>
  );
}
