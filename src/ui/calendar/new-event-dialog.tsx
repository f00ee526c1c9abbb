import { useState } from 'react';
import { styled } from 'styled-components';
import { EVENT_DRAFT, eventFormEditing, newEvent } from '#application/calendar/event-form-editing';
import type { EntrySpan } from '#domain/calendar/entry-span';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { Button } from '../kit/button';
import { toasts } from '../kit/feedback/toast-store';
import { Drawer } from '../kit/overlays/drawer';
import { useText } from '../text/use-text';
import { EventFields } from './event-fields';
import { eventFormSchema } from './event-form-schema';
import { useEventErrorText, useEventFieldTexts } from './use-event-field-texts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-8);
`;

interface NewEventDialogProps {
  /** The times that were drawn, or the morning of the day in view. */
  span: EntrySpan;
  onDone: () => void;
}

/** A new event of the store, with all its fields. */
export function NewEventDialog({ span, onDone }: NewEventDialogProps) {
  const t = useText('calendar');
  const [record] = useState(() => newEvent(span));
  const edit = useRecordEdit({ editing: eventFormEditing, record, subject: EVENT_DRAFT });
  const busy = edit.snapshot.hasTag('busy');
  return (
    <Drawer open onClose={onDone} title={t('add')} side="end" width={520}>
      <RecordForm
        edit={edit}
        schema={eventFormSchema}
        fields={useEventFieldTexts()}
        errorText={useEventErrorText()}
        label={t('add')}
        ownButtons
        onSaved={() => {
          toasts.show({ title: t('toast.added') });
          onDone();
        }}
      >
        <EventFields autoFocus />
        <Actions>
          <Button variant="outline" disabled={busy} onClick={onDone}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('form.add')}
          </Button>
        </Actions>
      </RecordForm>
    </Drawer>
  );
}
