import type { EntrySpan } from '#domain/calendar/entry-span';
import {
  type EventValues,
  type FormTimes,
  formRecurrence,
  formTimes,
  newEventValues,
  recurrenceOfForm,
  spanOfForm,
} from '#domain/calendar/event-form';
import { completeRecurrence } from '#domain/calendar/recurrence';
import type { CalendarEvent, CalendarEventUpdate } from '#openapi/types.generated';
import { agendaEndpoints } from '../api/agenda-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';
import { repeatableWrites } from '../editing/repeatable-writes';

/** What the drafts of events are stored under. */
export const EVENT_DRAFT = 'event';

/** The same for an event that is there; each occurrence of a series has its own draft. */
export function eventDraft({ values: { occurrence } }: EditedRecord<EventValues>): string {
  return occurrence === null ? EVENT_DRAFT : `${EVENT_DRAFT} ${occurrence}`;
}

/** The initial values of a new event at these times. */
export function newEvent(span: EntrySpan): EditedRecord<EventValues> {
  return { id: null, revision: null, values: newEventValues(span) };
}

/** When an event of the contract is. */
export function spanOfEvent(event: CalendarEvent): EntrySpan {
  const { day, lastDay, startsAt, endsAt } = event;
  if (day !== null) return { day, lastDay: lastDay ?? day };
  return { startsAt: startsAt ?? '', endsAt: endsAt ?? startsAt ?? '' };
}

/** An event, or an occurrence of one, as its form shows it. */
export function eventRecord(event: CalendarEvent): EditedRecord<EventValues> {
  const { id, revision, title, description, place, participants, reminders, occurrence } = event;
  const times = formTimes(spanOfEvent(event));
  const firstDay = times.day ?? '';
  return {
    id,
    revision,
    values: {
      ...times,
      title,
      description,
      place,
      recurrence:
        event.recurrence &&
        formRecurrence(completeRecurrence(event.recurrence, firstDay), firstDay),
      participantIds: participants.map((person) => person.id),
      reminders: reminders.map(({ minutesBefore, channel }) => ({ minutesBefore, channel })),
      scope: 'one',
      occurrence,
    },
  };
}

const TIMES = ['isAllDay', 'day', 'lastDay', 'from', 'to'] as const;

/** The times in the contract's form. A form with errors is not sent. */
function timesOf(times: FormTimes): CalendarEventUpdate {
  const span = spanOfForm(times);
  if (!span) throw new Error('An event without times is not sent.');
  return 'day' in span
    ? { isAllDay: true, day: span.day, lastDay: span.lastDay }
    : { isAllDay: false, startsAt: span.startsAt, endsAt: span.endsAt };
}

/** The rule in the contract's form: weekdays belong to a weekly rule only. */
function ruleOf({ recurrence, day }: EventValues): CalendarEventUpdate['recurrence'] {
  if (!recurrence) return null;
  const { weekdays, ...rule } = recurrenceOfForm(recurrence, day ?? '');
  return rule.frequency === 'weekly' ? { ...rule, weekdays: [...weekdays] } : rule;
}

/** The changed fields in the contract's form. The recurrence is a field of the whole series. */
export function eventUpdate(
  values: EventValues,
  changes: Partial<EventValues>,
): CalendarEventUpdate {
  const { title, description, place, participantIds, reminders } = changes;
  const isRuleChanged = 'recurrence' in changes && (!values.occurrence || values.scope !== 'one');
  const update = {
    ...(title !== undefined && { title: title.trim() }),
    ...(description !== undefined && { description }),
    ...(place !== undefined && { place }),
    ...(TIMES.some((field) => field in changes) && timesOf(values)),
    ...(isRuleChanged && { recurrence: ruleOf(values) }),
    ...(participantIds && { participantIds: [...participantIds] }),
    ...(reminders && { reminders: [...reminders] }),
  };
  // Every field that is named has a value.
  return update as CalendarEventUpdate;
}

const repeatable = repeatableWrites();

const { createCalendarEvent, updateCalendarEvent } = agendaEndpoints.endpoints;

/** Edits an event of the store, or one, several or all occurrences of it. One without an id is added. */
export const eventFormEditing = recordEditing<EventValues>({
  save: async ({ id, revision, values, changes }, store, signal) => {
    if (id === null) {
      const calendarEventCreate = {
        ...eventUpdate(values, values),
        title: values.title.trim(),
        isAllDay: values.isAllDay,
      };
      return repeatable(calendarEventCreate, async (key) => {
        const creating = createCalendarEvent.initiate({
          calendarEventCreate,
          'Idempotency-Key': key,
        });
        return eventRecord(await unwrapWithSignal(store.dispatch(creating), signal));
      });
    }
    const { occurrence, scope } = values;
    const update = eventUpdate(values, changes);
    // A choice of the scope alone changes nothing.
    if (Object.keys(update).length === 0) return { id, revision, values };
    const writing = updateCalendarEvent.initiate({
      eventId: id,
      'If-Match': `"${revision}"`,
      calendarEventUpdate: { ...(occurrence && { occurrence, scope }), ...update },
    });
    return eventRecord(await unwrapWithSignal(store.dispatch(writing), signal));
  },
  // The contract promises the event in `current` of a 412.
  recordOf: (current) => eventRecord(current as CalendarEvent),
});
