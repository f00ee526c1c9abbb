import type { IsoDay } from '../time/casablanca-day';
import type {
  CalendarEvent,
  EventFields,
  EventReminder,
  EventTimes,
  OccurrenceChange,
} from './calendar-event';
import type { EventChange } from './calendar-event-series';

/** Why an event of a calendar file is refused (contract: CalendarImportItem). */
export const IMPORT_REASONS = [
  'no_uid',
  'no_start',
  'invalid_time',
  'unknown_zone',
  'too_long',
  'too_early',
  'too_late',
  'unsupported_recurrence',
  'too_many_occurrences',
  'unknown_occurrence',
  'duplicate',
  'cancelled',
  'changed_meanwhile',
  'text_too_long',
] as const;
export type ImportReason = (typeof IMPORT_REASONS)[number];

/** What an import may change in an event of the store. */
export const IMPORT_CHANGES = [
  'title',
  'description',
  'place',
  'times',
  'recurrence',
  'occurrences',
] as const;
export type ImportedField = (typeof IMPORT_CHANGES)[number];

/** An event of a file that can be imported. */
export interface FileEvent {
  /** Line on which it begins, from 1. */
  readonly line: number;
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  readonly times: EventTimes;
  readonly recurrence: CalendarEvent['recurrence'];
  readonly changes: CalendarEvent['changes'];
  readonly reminders: readonly EventReminder[];
}

/** An event of a file that is refused. */
export interface RefusedEvent {
  readonly line: number;
  readonly uid: string | null;
  readonly title: string;
  readonly times: EventTimes | null;
  readonly reasons: readonly ImportReason[];
}

/** What an import does with an event of a file. */
export const IMPORT_OUTCOMES = ['new', 'changed', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** An event of a file as it is shown before and after the import; times as in the contract. */
export interface ImportItem {
  readonly line: number;
  readonly uid: string | null;
  readonly outcome: ImportOutcome;
  readonly title: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly day: IsoDay | null;
  readonly lastDay: IsoDay | null;
  readonly isRecurring: boolean;
  readonly changes: readonly ImportedField[];
  readonly reasons: readonly ImportReason[];
}

/** Number of items of each outcome. */
export function outcomeCounts(items: readonly ImportItem[]): Record<ImportOutcome, number> {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of items) counts[outcome] += 1;
  return counts;
}

function sameTimes(one: EventTimes | undefined, other: EventTimes | undefined): boolean {
  return (
    one?.isAllDay === other?.isAllDay &&
    one?.startsAt === other?.startsAt &&
    one?.endsAt === other?.endsAt
  );
}

const TEXTS = ['title', 'description', 'place'] as const;

function sameChange(one: OccurrenceChange | undefined, other: OccurrenceChange | undefined) {
  if (!one || !other) return one === other;
  return TEXTS.every((text) => one[text] === other[text]) && sameTimes(one.times, other.times);
}

/** A change of one occurrence as far as files name it; undefined if nothing is left. */
function fileChange(change: OccurrenceChange): OccurrenceChange | undefined {
  if (!change) return null;
  const { participantIds: _people, reminders: _reminders, ...named } = change;
  return Object.keys(named).length > 0 ? named : undefined;
}

function sameChanges(one: CalendarEvent['changes'], other: CalendarEvent['changes']): boolean {
  const days = new Set([...Object.keys(one), ...Object.keys(other)]);
  const of = (changes: CalendarEvent['changes'], day: IsoDay) => {
    const change = changes[day];
    return change === undefined ? undefined : fileChange(change);
  };
  return [...days].every((day) => sameChange(of(one, day), of(other, day)));
}

function sameRule(one: CalendarEvent['recurrence'], other: CalendarEvent['recurrence']): boolean {
  if (!one || !other) return one === other;
  return (
    one.frequency === other.frequency &&
    one.interval === other.interval &&
    one.monthlyBy === other.monthlyBy &&
    one.until === other.until &&
    one.count === other.count &&
    one.weekdays.join() === other.weekdays.join()
  );
}

/** What an event of a file changes in the event of the store with the same UID. */
export function importedChanges(before: CalendarEvent, file: FileEvent): ImportedField[] {
  const changed: Record<ImportedField, boolean> = {
    title: before.title !== file.title,
    description: before.description !== file.description,
    place: before.place !== file.place,
    times: !sameTimes(before.times, file.times),
    recurrence: !sameRule(before.recurrence, file.recurrence),
    occurrences: !sameChanges(before.changes, file.changes),
  };
  return IMPORT_CHANGES.filter((field) => changed[field]);
}

/** The event of the store after an import: participants and reminders stay as they were. */
export function importedEvent(before: CalendarEvent, file: FileEvent): CalendarEvent {
  const { title, description, place, times, recurrence } = file;
  const changes: Record<IsoDay, OccurrenceChange> = {};
  for (const [day, change] of Object.entries(file.changes)) {
    const own = before.changes[day];
    const { participantIds, reminders } = own ?? {};
    changes[day] = change && {
      ...change,
      ...(participantIds && { participantIds }),
      ...(reminders && { reminders }),
    };
  }
  return { ...before, title, description, place, times, recurrence, changes };
}

/** A new event of a file. */
export function newImportedEvent({ line: _line, uid: _uid, ...event }: FileEvent): CalendarEvent {
  return { ...event, participantIds: [] };
}

/** The fields in which an occurrence of a file differs from its series. */
export function occurrenceDifference(
  series: EventFields,
  own: Pick<EventFields, 'title' | 'description' | 'place' | 'times'>,
  byRule: EventTimes,
): EventChange {
  return {
    ...(own.title !== series.title && { title: own.title }),
    ...(own.description !== series.description && { description: own.description }),
    ...(own.place !== series.place && { place: own.place }),
    ...(!sameTimes(own.times, byRule) && { times: own.times }),
  };
}
