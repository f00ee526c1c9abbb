import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useGetCalendarEventQuery } from '#application/api/agenda-endpoints.generated';
import type { EditedEntry } from '#application/calendar/event-editing.machine';
import {
  eventDraft,
  eventFormEditing,
  eventRecord,
  spanOfEvent,
} from '#application/calendar/event-form-editing';
import { asProblem } from '#application/problem';
import type { CalendarEvent } from '#openapi/types.generated';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { Button } from '../kit/button';
import { toasts } from '../kit/feedback/toast-store';
import { Skeleton } from '../kit/loading/skeleton';
import { Drawer } from '../kit/overlays/drawer';
import { ProblemState } from '../lists/problem-state';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import { EventFields } from './event-fields';
import { eventFormSchema } from './event-form-schema';
import type { EventEditingActor } from './use-event-editing';
import { useEventErrorText, useEventFieldTexts } from './use-event-field-texts';

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
`;
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

interface EventDrawerProps {
  eventId: string;
  occurrence: string | undefined;
  actor: EventEditingActor;
  onClose: () => void;
}

/** An event next to the calendar: its form, and its deletion. */
export function EventDrawer({ eventId, occurrence, actor, onClose }: EventDrawerProps) {
  const t = useText('calendar');
  const {
    currentData: event,
    error,
    refetch,
  } = useGetCalendarEventQuery({
    eventId,
    ...(occurrence && { occurrence }),
  });
  const isGone = error !== undefined && asProblem(error).status === 404;
  return (
    <Drawer open onClose={onClose} title={event?.title ?? t('form.label')} side="end" width={520}>
      {event && !isGone && <EventDetails event={event} actor={actor} onClose={onClose} />}
      {isGone && <p>{t('form.gone')}</p>}
      {!event && error && !isGone && <ProblemState error={error} onRetry={refetch} />}
      {!event && !error && <Skeleton $height="480px" />}
    </Drawer>
  );
}

/** The event as the process of changes takes it. */
function editedEvent(event: CalendarEvent): EditedEntry {
  const { id, title, occurrence, revision } = event;
  const span = spanOfEvent(event);
  return { id, kind: 'event', recordId: id, title, span, occurrence, revision, obstacle: null };
}

interface EventDetailsProps {
  event: CalendarEvent;
  actor: EventEditingActor;
  onClose: () => void;
}

function EventDetails({ event, actor, onClose }: EventDetailsProps) {
  const t = useText('calendar');
  const mayEdit = usePermission('calendar.edit');
  const record = useMemo(() => eventRecord(event), [event]);
  const edit = useRecordEdit({ editing: eventFormEditing, record, subject: eventDraft(record) });
  const { createdBy } = event;
  return (
    <Body>
      <Facts>
        {createdBy && (
          <span>{t('form.created', { name: `${createdBy.firstName} ${createdBy.lastName}` })}</span>
        )}
        {mayEdit && (
          <Button
            variant="text"
            onClick={() => {
              onClose();
              actor.send({ type: 'entry.delete', entry: editedEvent(event) });
            }}
          >
            {t('form.delete')}
          </Button>
        )}
      </Facts>
      <RecordForm
        edit={edit}
        schema={eventFormSchema}
        fields={useEventFieldTexts()}
        errorText={useEventErrorText()}
        label={t('form.label')}
        onSaved={() => {
          toasts.show({ title: t('toast.saved') });
          onClose();
        }}
      >
        <EventFields />
      </RecordForm>
    </Body>
  );
}
