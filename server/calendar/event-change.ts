import {
  allDayTimes,
  type CalendarEvent,
  type ChangeScope,
  EVENT_LIMITS,
  type EventTimes,
  eventErrors,
  FIRST_DAY,
  startDayOf,
} from '#domain/calendar/calendar-event';
import {
  changeAll,
  changeOne,
  changeSingle,
  deleteOccurrences,
  type EventChange,
  splitSeries,
} from '#domain/calendar/calendar-event-series';
import { firstOccurrenceDay, occurrenceFields } from '#domain/calendar/occurrences';
import { LAST_DAY } from '#domain/calendar/recurrence';
import { addDays, daysBetween, type IsoDay, isIsoDay } from '#domain/time/casablanca-day';
import type {
  CalendarEventCreate,
  CalendarEventDelete,
  CalendarEventUpdate,
  CalendarEvent as WireEvent,
} from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { newId } from '../database/ids';
import { invalid, notFound } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { cleanLines, cleanText } from '../products/product-fields';
import { selectPeople } from '../tasks/tasks.repository';
import { columnsOf, type EventRow, eventOf } from './event-columns';
import { presentEvent, presentFields } from './event-presentation';
import { uidOfEvent } from './event-uid';
import { changeEvent, insertEvents, lockEvent } from './events.repository';

/** Who writes an event. */
export type EventUser = Pick<Principal, 'userId' | 'storeId'>;

type TimesInput = Pick<CalendarEventUpdate, 'isAllDay' | 'startsAt' | 'endsAt' | 'day' | 'lastDay'>;

const TIME_FIELDS = ['isAllDay', 'startsAt', 'endsAt', 'day', 'lastDay'] as const;

/** Whether a request names any of the times. */
function namesTimes(body: TimesInput): boolean {
  return TIME_FIELDS.some((field) => body[field] !== undefined);
}

/** @throws ProblemError 422 the day does not exist, or the calendar does not have it */
function assertOnCalendar(field: string, day: IsoDay): void {
  if (!isIsoDay(day)) throw invalid({ [field]: ['invalid_format'] });
  if (day < FIRST_DAY) throw invalid({ [field]: ['too_early'] });
  if (day > LAST_DAY) throw invalid({ [field]: ['too_late'] });
}

/**
 * The instant of a time (ms, UTC).
 * @throws ProblemError 422 as {@link assertOnCalendar}; also a leap second, which clocks here lack
 */
function instantOf(field: string, text: string): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw invalid({ [field]: ['invalid_format'] });
  assertOnCalendar(field, text.slice(0, 10));
  return instant;
}

/**
 * The times of a request; what it leaves out is as it was. Another begin without an end moves the
 * end as well.
 * @throws ProblemError 422 with the fields that are missing, or no days
 */
function timesOf(body: TimesInput, before: EventTimes | null): EventTimes {
  const isAllDay = body.isAllDay ?? before?.isAllDay ?? false;
  const kept = before?.isAllDay === isAllDay ? before : null;
  if (isAllDay) {
    const day = body.day ?? (kept && startDayOf(kept));
    if (!day) throw invalid({ day: ['required'] });
    const length = kept ? daysBetween(startDayOf(kept), lastDay(kept)) : 0;
    assertOnCalendar('day', day);
    const last = body.lastDay ?? addDays(day, length);
    assertOnCalendar('lastDay', last);
    if (last < day) throw invalid({ lastDay: ['period_reversed'] });
    return allDayTimes(day, last);
  }
  const startsAt = body.startsAt ? instantOf('startsAt', body.startsAt) : kept?.startsAt;
  if (startsAt === undefined) throw invalid({ startsAt: ['required'] });
  const length = kept ? kept.endsAt - kept.startsAt : null;
  const endsAt = body.endsAt
    ? instantOf('endsAt', body.endsAt)
    : length !== null && startsAt + length;
  if (endsAt === false) throw invalid({ endsAt: ['required'] });
  return { isAllDay, startsAt, endsAt };
}

function lastDay({ endsAt }: EventTimes): IsoDay {
  return startDayOf({ isAllDay: true, startsAt: endsAt - 1, endsAt });
}

/** The change that a request means. `before`: what the event or its occurrence has. */
function changeOf(
  body: Omit<CalendarEventUpdate, 'scope' | 'occurrence'>,
  before: EventTimes | null,
): EventChange {
  const { title, description, place, participantIds, reminders, recurrence } = body;
  return {
    ...(title !== undefined && { title: cleanText(title) ?? '' }),
    ...(description !== undefined && { description: cleanLines(description) }),
    ...(place !== undefined && { place: cleanText(place) ?? '' }),
    ...(participantIds !== undefined && { participantIds }),
    ...(reminders !== undefined && { reminders }),
    ...(recurrence !== undefined && { recurrence }),
    ...(namesTimes(body) && { times: timesOf(body, before) }),
  };
}

/** @throws ProblemError 422 with all errors, as codes by field */
async function assertAcceptable(
  tx: Tx,
  event: CalendarEvent,
  { storeId, known }: { storeId: string; known: readonly string[] },
): Promise<void> {
  const errors = eventErrors(event);
  const added = event.participantIds.filter((id) => !known.includes(id));
  if (added.length > 0) {
    const people = await selectPeople(tx, storeId);
    const isPerson = (id: string) => people.some((person) => person.id === id);
    if (!added.every(isPerson)) errors['participantIds'] = ['unknown'];
  }
  if (Object.keys(event.changes).length > EVENT_LIMITS.changes) errors['occurrence'] = ['too_many'];
  if (event.recurrence && firstOccurrenceDay(event) === null) {
    errors['recurrence.until'] = ['period_reversed'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const NO_EVENT: Omit<CalendarEvent, 'times'> = {
  title: '',
  description: '',
  place: '',
  participantIds: [],
  reminders: [],
  recurrence: null,
  changes: {},
};

/** Adds one event and returns its row. */
async function addEvent(
  tx: Tx,
  event: CalendarEvent,
  { storeId, createdBy }: { storeId: string; createdBy: string | null },
  now: Date,
): Promise<EventRow> {
  const id = newId('evt', now.getTime());
  const columns = columnsOf(event, now);
  const record = { id, storeId, uid: uidOfEvent(id), createdBy, createdAt: now, updatedAt: now };
  const [row] = await insertEvents(tx, [{ ...columns, ...record }]);
  if (!row) throw new Error('A written event was not returned.');
  return row;
}

async function presented(tx: Tx, row: EventRow, day?: IsoDay | null): Promise<WireEvent> {
  const event = await presentEvent(tx, row, day);
  if (!event) throw new Error('An event that was written has no occurrence.');
  return event;
}

/**
 * Adds an event to the store's calendar.
 * @throws ProblemError 422 with the fields that are wrong
 */
export async function createEvent(
  tx: Tx,
  body: CalendarEventCreate,
  { storeId, userId }: EventUser,
  now: Date,
): Promise<WireEvent> {
  const change = changeOf({ ...body, isAllDay: body.isAllDay }, null);
  const event = changeSingle({ ...NO_EVENT, times: timesOf(body, null) }, change);
  await assertAcceptable(tx, event, { storeId, known: [] });
  return presented(tx, await addEvent(tx, event, { storeId, createdBy: userId }, now));
}

/**
 * The scope and the occurrence of a request about a series.
 * @throws ProblemError 422 one of them is missing; 404 the series has no such occurrence
 */
function occurrenceOf(
  event: CalendarEvent,
  { scope, occurrence }: CalendarEventDelete,
): { readonly scope: ChangeScope; readonly day: IsoDay } {
  if (!scope || !occurrence) {
    throw invalid({
      ...(!scope && { scope: ['required'] }),
      ...(!occurrence && { occurrence: ['required'] }),
    });
  }
  if (!occurrenceFields(event, occurrence)) throw notFound();
  return { scope, day: occurrence };
}

/** A change of an event that a user requests. */
export interface RequestedEventChange {
  readonly eventId: string;
  readonly body: CalendarEventUpdate;
  readonly revision: number | undefined;
  readonly principal: EventUser;
  readonly now: Date;
}

/** A series as it is written, and the day of the occurrence that is answered. */
interface ChangedSeries {
  readonly event: CalendarEvent;
  /** What stays of the former series, if it was split. */
  readonly head: CalendarEvent | null;
  readonly day: IsoDay | null;
}

function changedSeries(
  series: CalendarEvent,
  { scope, day }: { scope: ChangeScope; day: IsoDay },
  change: EventChange,
): ChangedSeries {
  if (scope === 'one') {
    if (change.recurrence !== undefined) throw invalid({ recurrence: ['not_allowed'] });
    const { recurrence: _, ...fields } = change;
    return { event: changeOne(series, day, fields), head: null, day };
  }
  const split = scope === 'following' ? splitSeries(series, day) : null;
  const event = changeAll(split?.tail ?? series, day, change);
  const moved = change.times ? startDayOf(change.times) : day;
  const isThere = event.recurrence !== null && occurrenceFields(event, moved) !== null;
  return { event, head: split?.head ?? null, day: isThere ? moved : null };
}

/** The fields of one occurrence are checked as an event of its own. */
function checkedEvent({ event, day }: ChangedSeries, scope: ChangeScope): CalendarEvent {
  const fields = scope === 'one' && day ? occurrenceFields(event, day) : null;
  return fields ? { ...event, ...fields, recurrence: null } : event;
}

async function changeSeries(
  tx: Tx,
  row: EventRow,
  { body: { scope, occurrence, ...body }, principal, now }: RequestedEventChange,
): Promise<WireEvent> {
  const series = eventOf(row);
  const asked = occurrenceOf(series, {
    ...(scope && { scope }),
    ...(occurrence && { occurrence }),
  });
  const before = occurrenceFields(series, asked.day);
  const changed = changedSeries(series, asked, changeOf(body, before?.times ?? null));
  const known = [...series.participantIds, ...(before?.participantIds ?? [])];
  const rules = { storeId: principal.storeId, known };
  await assertAcceptable(tx, checkedEvent(changed, asked.scope), rules);
  if (!changed.head) {
    return presented(
      tx,
      await changeEvent(tx, row.id, columnsOf(changed.event, now), now),
      changed.day,
    );
  }
  await changeEvent(tx, row.id, columnsOf(changed.head, now), now);
  const { storeId, createdBy } = row;
  return presented(tx, await addEvent(tx, changed.event, { storeId, createdBy }, now), changed.day);
}

/**
 * Changes an event, or a series in the scope of the request, on the locked row.
 * @throws ProblemError 404 unknown to the store, or no such occurrence; 428, 412 the revision; 422
 *   with the fields that are wrong
 */
export async function changeEventFields(tx: Tx, request: RequestedEventChange): Promise<WireEvent> {
  const { eventId, body, revision, principal, now } = request;
  const row = await lockEvent(tx, principal.storeId, eventId);
  if (!row) throw notFound();
  const event = eventOf(row);
  const hasOccurrence = body.occurrence && occurrenceFields(event, body.occurrence);
  assertRevision(revision, await presented(tx, row, hasOccurrence ? body.occurrence : null));
  if (event.recurrence) return changeSeries(tx, row, request);
  const { scope: _scope, occurrence: _occurrence, ...fields } = body;
  const after = changeSingle(event, changeOf(fields, event.times));
  const rules = { storeId: principal.storeId, known: event.participantIds };
  await assertAcceptable(tx, after, rules);
  return presented(tx, await changeEvent(tx, row.id, columnsOf(after, now), now));
}

/** A deletion that a user requests. */
export interface RequestedEventDeletion {
  readonly eventId: string;
  readonly body: CalendarEventDelete;
  readonly principal: EventUser;
  readonly now: Date;
}

/**
 * Deletes an event, or occurrences of a series in the scope of the request.
 * @returns the event, or the occurrence, as it was
 * @throws ProblemError 404 unknown to the store, or no such occurrence; 422 scope or occurrence are
 *   missing
 */
export async function deleteEvent(
  tx: Tx,
  { eventId, body, principal, now }: RequestedEventDeletion,
): Promise<WireEvent> {
  const row = await lockEvent(tx, principal.storeId, eventId);
  if (!row) throw notFound();
  const event = eventOf(row);
  if (!event.recurrence) {
    const archived = await changeEvent(tx, row.id, { archivedAt: now }, now);
    return presentFields(tx, archived, event, null);
  }
  const { scope, day } = occurrenceOf(event, body);
  const left = deleteOccurrences(event, day, scope);
  const columns = left ? columnsOf(left, now) : { archivedAt: now };
  if (left && Object.keys(left.changes).length > EVENT_LIMITS.changes) {
    throw invalid({ occurrence: ['too_many'] });
  }
  const changed = await changeEvent(tx, row.id, columns, now);
  const fields = occurrenceFields(event, day) ?? event;
  return presentFields(tx, changed, fields, day);
}
