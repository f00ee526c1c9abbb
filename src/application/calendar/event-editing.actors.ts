import { fromPromise } from 'xstate';
import type { EntrySpan } from '#domain/calendar/entry-span';
import { agendaEndpoints } from '../api/agenda-endpoints.generated';
import { storesEndpoints } from '../api/stores-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { type EntryAttempt, eventEditingMachine } from './event-editing.machine';

const { updateCalendarEvent, deleteCalendarEvent } = agendaEndpoints.endpoints;

/** Closures are on the calendar. */
const { createAvailability, getMyAvailability } = storesEndpoints.enhanceEndpoints({
  addTagTypes: ['calendar'],
  endpoints: { createAvailability: { invalidatesTags: ['stores', 'calendar'] } },
}).endpoints;

/** The times of an event in the contract's form. */
function timesOf(span: EntrySpan) {
  return 'day' in span
    ? { isAllDay: true, day: span.day, lastDay: span.lastDay }
    : { isAllDay: false, startsAt: span.startsAt, endsAt: span.endsAt };
}

/** What names the occurrence of a series; nothing for an event that does not recur. */
function scopeOf({ entry, scope }: EntryAttempt) {
  return entry.occurrence === null || scope === null ? {} : { scope, occurrence: entry.occurrence };
}

async function changeEvent(
  store: Store,
  attempt: EntryAttempt,
  signal: AbortSignal,
): Promise<number> {
  const { entry, span, action } = attempt;
  const eventId = entry.recordId;
  if (action === 'delete') {
    const deleting = deleteCalendarEvent.initiate({
      eventId,
      calendarEventDelete: scopeOf(attempt),
    });
    const deleted = await unwrapWithSignal(store.dispatch(deleting), signal);
    return deleted.revision;
  }
  const writing = updateCalendarEvent.initiate({
    eventId,
    'If-Match': `"${entry.revision}"`,
    calendarEventUpdate: { ...scopeOf(attempt), ...timesOf(span) },
  });
  return (await unwrapWithSignal(store.dispatch(writing), signal)).revision;
}

/**
 * The availability holds its closures as a list: it is read, changed in one place, and sent back
 * over the revision that the calendar showed. If it has changed since, even by the loss of this
 * closure, the server answers 412.
 */
async function changeClosure(
  store: Store,
  { entry, span, action }: EntryAttempt,
  signal: AbortSignal,
): Promise<number> {
  if (!('day' in span)) throw new Error('A closure lasts whole days.');
  const reading = getMyAvailability.initiate(undefined, { forceRefetch: true });
  const read = await unwrapWithSignal(store.dispatch(reading), signal);
  const { weekly, closures, handlingDays } = read;
  const writing = createAvailability.initiate({
    'If-Match': `"${entry.revision}"`,
    availabilityInput: {
      weekly,
      closures: closures.flatMap((closure) => {
        if (closure.from !== entry.recordId) return [closure];
        return action === 'delete' ? [] : [{ ...closure, from: span.day, to: span.lastDay }];
      }),
      handlingDays,
    },
  });
  return (await unwrapWithSignal(store.dispatch(writing), signal)).revision;
}

/** Returns the actors of the event-editing machine. */
function eventEditingActors(store: Store): ActorsOf<typeof eventEditingMachine> {
  return {
    performChange: fromPromise(async ({ input: { attempt }, signal }) => {
      if (!attempt) throw new Error('A change runs only after it was attempted.');
      return attempt.entry.kind === 'closure'
        ? changeClosure(store, attempt, signal)
        : changeEvent(store, attempt, signal);
    }),
  };
}

/** The event-editing machine of an application. */
export function provideEventEditing(_ports: Ports, store: Store) {
  return eventEditingMachine.provide({ actors: eventEditingActors(store) });
}
