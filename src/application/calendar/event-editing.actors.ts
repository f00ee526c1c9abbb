import { fromPromise } from 'xstate';
import type { EntrySpan } from '#domain/calendar/entry-span';
import { agendaEndpoints } from '../api/agenda-endpoints.generated';
import { storesEndpoints } from '../api/stores-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { repeatableWrites } from '../editing/repeatable-writes';
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

interface EntryWriting {
  readonly attempt: EntryAttempt;
  readonly signal: AbortSignal;
  /** A change whose answer was lost is sent again: the server carries it out once. */
  readonly repeatable: ReturnType<typeof repeatableWrites>;
}

/** Moves, stretches or deletes an event; returns the revision after it. */
function changeEvent(store: Store, { attempt, signal, repeatable }: EntryWriting): Promise<number> {
  const { entry, span, action } = attempt;
  const { recordId: eventId, revision } = entry;
  const series = scopeOf(attempt);
  if (action === 'delete') {
    return repeatable({ eventId, revision, series }, async (key) => {
      const deletion = { eventId, 'Idempotency-Key': key, calendarEventDelete: series };
      const deleting = store.dispatch(deleteCalendarEvent.initiate(deletion));
      return (await unwrapWithSignal(deleting, signal)).revision;
    });
  }
  const calendarEventUpdate = { ...series, ...timesOf(span) };
  return repeatable({ eventId, revision, calendarEventUpdate }, async (key) => {
    const change = {
      eventId,
      'If-Match': `"${revision}"`,
      'Idempotency-Key': key,
      calendarEventUpdate,
    };
    const writing = store.dispatch(updateCalendarEvent.initiate(change));
    return (await unwrapWithSignal(writing, signal)).revision;
  });
}

/** Whether the closures are as the change makes them: an earlier request took effect. */
function isClosureChanged(
  closures: readonly { readonly from: string; readonly to: string }[],
  { entry, span, action }: EntryAttempt,
): boolean {
  if (action === 'delete') return closures.every(({ from }) => from !== entry.recordId);
  return 'day' in span && closures.some(({ from, to }) => from === span.day && to === span.lastDay);
}

/**
 * The availability holds its closures as a list: it is read, changed in one place, and sent back
 * over the revision that the calendar showed. If it has changed since, even by the loss of this
 * closure, the server answers 412. A change whose answer was lost is not sent again.
 */
async function changeClosure(
  store: Store,
  { attempt, signal }: Omit<EntryWriting, 'repeatable'>,
): Promise<number> {
  const { entry, span, action } = attempt;
  if (!('day' in span)) throw new Error('A closure lasts whole days.');
  const reading = getMyAvailability.initiate(undefined, { forceRefetch: true });
  const read = await unwrapWithSignal(store.dispatch(reading), signal);
  const { weekly, closures, handlingDays, revision } = read;
  if (revision > entry.revision && isClosureChanged(closures, attempt)) return revision;
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
function eventEditingActors(store: Store, runId: string): ActorsOf<typeof eventEditingMachine> {
  const repeatable = repeatableWrites(runId);
  return {
    performChange: fromPromise(async ({ input: { attempt }, signal }) => {
      if (!attempt) throw new Error('A change runs only after it was attempted.');
      return attempt.entry.kind === 'closure'
        ? changeClosure(store, { attempt, signal })
        : changeEvent(store, { attempt, signal, repeatable });
    }),
  };
}

/**
 * The event-editing machine of an application.
 * @param runId distinguishes the pages of a user: letters, digits and hyphens
 */
export function eventEditingOf(runId: string) {
  return (_ports: Ports, store: Store) =>
    eventEditingMachine.provide({ actors: eventEditingActors(store, runId) });
}
