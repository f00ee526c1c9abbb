import { setImmediate as nextTurn } from 'node:timers/promises';
import ICAL from 'ical.js';
import {
  type CalendarEvent,
  EVENT_LIMITS,
  type EventTimes,
  eventErrors,
} from '#domain/calendar/calendar-event';
import {
  type FileEvent,
  type ImportReason,
  occurrenceDifference,
  type RefusedEvent,
} from '#domain/calendar/ics-import';
import { type IcsRefusal, scanIcs } from '#domain/calendar/ics-lines';
import { firstOccurrenceDay, timesOnDay } from '#domain/calendar/occurrences';
import {
  eventReminders,
  eventTexts,
  eventTimes,
  RefusedComponent,
  timeNamed,
  timesOfProperty,
  uidOf,
} from './file-component';
import { excludedDays, fileRecurrence, occurrenceDayOf } from './file-recurrence';
import { FileZones } from './zone-times';

/** What a calendar file contains. */
export interface ReadIcs {
  readonly events: readonly FileEvent[];
  readonly refused: readonly RefusedEvent[];
}

interface Component {
  readonly line: number;
  readonly component: ICAL.Component;
}

/** Events between which other requests are answered. */
const PAUSE_EVERY = 20;

/** Characters of a UID. */
const MAX_UID = 500;

function calendarsOf(text: string): ICAL.Component[] | null {
  try {
    const parsed: unknown[] = ICAL.parse(text);
    // Several calendars in one file are an array of components.
    const all = Array.isArray(parsed[0]) ? parsed : [parsed];
    const calendars = all.map((one) => new ICAL.Component(one as [string, unknown[], unknown[]]));
    return calendars.every(({ name }) => name === 'vcalendar') ? calendars : null;
  } catch {
    return null;
  }
}

const REASONS: Readonly<Record<string, ImportReason>> = {
  too_early: 'too_early',
  too_late: 'too_late',
};

/** Why the calendar has no such event; undefined if it may have it. */
function refusalOf(event: Omit<CalendarEvent, 'changes'>, uid: string): ImportReason | undefined {
  const errors = eventErrors(event);
  const texts = ['title', 'description', 'place'];
  if (uid.length > MAX_UID || texts.some((field) => field in errors)) return 'text_too_long';
  const [code] = Object.values(errors).flat();
  return code === undefined ? undefined : (REASONS[code] ?? 'too_long');
}

function readSeries({ line, component }: Component, zones: FileZones): FileEvent {
  const uid = uidOf(component);
  if (!uid) throw new RefusedComponent('no_uid');
  const start = timeNamed(component, 'dtstart', zones);
  if (!start) throw new RefusedComponent('no_start');
  const times = eventTimes(component, start, zones);
  const recurrence = fileRecurrence(component, start, times);
  const fields = {
    ...eventTexts(component),
    times,
    recurrence,
    reminders: eventReminders(component),
  };
  const refusal = refusalOf({ ...fields, participantIds: [] }, uid);
  if (refusal) throw new RefusedComponent(refusal);
  const excluded = component
    .getAllProperties('exdate')
    .flatMap((property) => timesOfProperty(property, zones));
  const days = recurrence ? excludedDays(excluded, { times, recurrence }) : [];
  const changes = Object.fromEntries(days.map((day) => [day, null]));
  if (recurrence && firstOccurrenceDay({ times, recurrence, changes }) === null) {
    throw new RefusedComponent('cancelled');
  }
  return { line, uid, ...fields, changes };
}

/** The series with the occurrence that the component changes. */
function withOccurrence(series: FileEvent, { component }: Component, zones: FileZones): FileEvent {
  const { times, recurrence } = series;
  const at = timeNamed(component, 'recurrence-id', zones);
  if (!at || !recurrence) throw new RefusedComponent('unknown_occurrence');
  const day = occurrenceDayOf(at, { times, recurrence });
  const own = ownFields(component, zones);
  const texts = { ...eventTexts(component), times: own };
  const fields = { ...series, participantIds: [] };
  const refusal = refusalOf({ ...fields, ...texts, recurrence: null }, series.uid);
  if (refusal) throw new RefusedComponent(refusal);
  if (Object.keys(series.changes).length >= EVENT_LIMITS.changes) {
    throw new RefusedComponent('too_many_occurrences');
  }
  const change = isCancelled(component)
    ? null
    : occurrenceDifference(fields, texts, timesOnDay(times, day));
  // An occurrence that is as its series is no change of it.
  if (change && Object.keys(change).length === 0) return series;
  return { ...series, changes: { ...series.changes, [day]: change } };
}

function ownFields(component: ICAL.Component, zones: FileZones): EventTimes {
  const start = timeNamed(component, 'dtstart', zones);
  if (!start) throw new RefusedComponent('no_start');
  return eventTimes(component, start, zones);
}

function isCancelled(component: ICAL.Component): boolean {
  return String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';
}

/** What is told of an event that is refused. */
function refusedEvent({ line, component }: Component, zones: FileZones, error: unknown) {
  // Values that the library cannot parse throw errors of its own.
  const reason = error instanceof RefusedComponent ? error.reason : 'invalid_time';
  const quiet = <Value>(read: () => Value): Value | null => {
    try {
      return read();
    } catch {
      return null;
    }
  };
  return {
    line,
    uid: quiet(() => uidOf(component))?.slice(0, MAX_UID) ?? null,
    title: quiet(() => eventTexts(component).title)?.slice(0, EVENT_LIMITS.title) ?? '',
    times: quiet(() => ownFields(component, zones)),
    reasons: [reason],
  };
}

async function readComponents(
  components: readonly Component[],
  zones: FileZones,
): Promise<ReadIcs> {
  const events = new Map<string, FileEvent>();
  const refused: RefusedEvent[] = [];
  const isOccurrence = ({ component }: Component) => component.hasProperty('recurrence-id');
  const inOrder = [
    ...components.filter((one) => !isOccurrence(one)),
    ...components.filter(isOccurrence),
  ];
  let read = 0;
  for (const one of inOrder) {
    read += 1;
    if (read % PAUSE_EVERY === 0) await nextTurn();
    try {
      if (isOccurrence(one)) {
        const series = events.get(uidOf(one.component) ?? '');
        if (!series) throw new RefusedComponent('unknown_occurrence');
        events.set(series.uid, withOccurrence(series, one, zones));
        continue;
      }
      if (isCancelled(one.component)) throw new RefusedComponent('cancelled');
      const series = readSeries(one, zones);
      if (events.has(series.uid)) throw new RefusedComponent('duplicate');
      events.set(series.uid, series);
    } catch (error) {
      refused.push(refusedEvent(one, zones, error));
    }
  }
  return { events: [...events.values()], refused };
}

/**
 * Reads a calendar file as Google, Outlook and others write it. Its size is checked before, and its
 * lines are counted before they are parsed, so that no file keeps the server busy.
 * @returns its events, or why the file is refused as a whole
 */
export async function readIcs(text: string): Promise<ReadIcs | IcsRefusal> {
  const scanned = scanIcs(text);
  if (typeof scanned === 'string') return scanned;
  const calendars = calendarsOf(text);
  const components = calendars?.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  if (!calendars || components?.length !== scanned.eventLines.length) return 'not_calendar';
  const named = components.map((component, index) => ({
    line: scanned.eventLines[index] ?? 0,
    component,
  }));
  return readComponents(named, new FileZones(calendars));
}
