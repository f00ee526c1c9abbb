import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import {
  addDays,
  casablancaDayNumber,
  casablancaInstant,
  type IsoDay,
} from '../time/casablanca-day';
import { dayText } from '../time/instant-text';
import { type EventRecurrence, LAST_DAY, recurrenceErrors } from './recurrence';

/** Limits of an event; lengths in characters (contract: CalendarEventCreate). */
export const EVENT_LIMITS = {
  title: 200,
  description: 10_000,
  place: 200,
  participants: 50,
  reminders: 5,
  minutesBefore: 40_320,
  days: 366,
  /** Occurrences of a series that were changed or deleted alone. */
  changes: 500,
} as const;

/** The first day of the calendar: older files have no use in it. */
export const FIRST_DAY: IsoDay = '1990-01-01';

/** This occurrence, this and all later ones, or the whole series (contract: ChangeScope). */
export const CHANGE_SCOPES = ['one', 'following', 'all'] as const;
export type ChangeScope = (typeof CHANGE_SCOPES)[number];

export const REMINDER_CHANNELS = ['notification', 'mail'] as const;

/** A reminder of an event. */
export interface EventReminder {
  /** Before its begin; of an all-day event, before midnight in Casablanca. */
  readonly minutesBefore: number;
  readonly channel: (typeof REMINDER_CHANNELS)[number];
}

/**
 * When an event is, in milliseconds since 1970 (UTC). An all-day event is from midnight of its first
 * day to the midnight after its last one, in Casablanca.
 */
export interface EventTimes {
  readonly isAllDay: boolean;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** What a user says about an event. */
export interface EventFields {
  /** Plain text. */
  readonly title: string;
  /** Plain text, empty for none. */
  readonly description: string;
  /** Plain text, empty for none. */
  readonly place: string;
  readonly times: EventTimes;
  readonly participantIds: readonly string[];
  readonly reminders: readonly EventReminder[];
}

/** What was changed in one occurrence alone; null if it was deleted. */
export type OccurrenceChange = Partial<EventFields> | null;

/**
 * An event, with the occurrences that were changed alone, by the day on which the rule puts them.
 * Without a recurrence it has no such changes.
 */
export interface CalendarEvent extends EventFields {
  readonly recurrence: EventRecurrence | null;
  readonly changes: Readonly<Record<IsoDay, OccurrenceChange>>;
}

/** The first day of some times, in Casablanca. */
export function startDayOf({ startsAt }: EventTimes): IsoDay {
  return dayText(casablancaDayNumber(startsAt));
}

/** The last day of some times, in Casablanca. What ends at midnight ends on the day before it. */
export function lastDayOf({ startsAt, endsAt }: EventTimes): IsoDay {
  return dayText(casablancaDayNumber(Math.max(startsAt, endsAt - 1)));
}

/** The times of an all-day event from `day` to `lastDay`, both included. */
export function allDayTimes(day: IsoDay, lastDay: IsoDay): EventTimes {
  return {
    isAllDay: true,
    startsAt: casablancaInstant(day).getTime(),
    endsAt: casablancaInstant(addDays(lastDay, 1)).getTime(),
  };
}

/** Number of days of an all-day event. */
export function daysOf({ startsAt, endsAt }: EventTimes): number {
  // The clocks changed by an hour, so days of older years are not all of 24 hours.
  return Math.max(1, Math.round((endsAt - startsAt) / millisecondsInDay));
}

function timesErrors(times: EventTimes): Record<string, string[]> {
  const [start, end] = times.isAllDay ? ['day', 'lastDay'] : ['startsAt', 'endsAt'];
  if (startDayOf(times) < FIRST_DAY) return { [start]: ['too_early'] };
  if (lastDayOf(times) > LAST_DAY) return { [end]: ['too_late'] };
  if (times.endsAt < times.startsAt) return { [end]: ['period_reversed'] };
  if (times.isAllDay && times.endsAt === times.startsAt) return { [end]: ['period_reversed'] };
  const longest = (EVENT_LIMITS.days + 1) * millisecondsInDay;
  return times.endsAt - times.startsAt > longest ? { [end]: ['too_long'] } : {};
}

function areReminders(reminders: readonly EventReminder[]): boolean {
  const most = EVENT_LIMITS.minutesBefore;
  return reminders.every(({ minutesBefore }) => minutesBefore >= 0 && minutesBefore <= most);
}

/** What is wrong with an event: error codes by field. */
export function eventErrors(event: Omit<CalendarEvent, 'changes'>): Record<string, string[]> {
  const { title, description, place, times, participantIds, reminders, recurrence } = event;
  const codes: [string, string | false][] = [
    ['title', title.trim() === '' && 'required'],
    ['title', title.length > EVENT_LIMITS.title && 'too_long'],
    ['description', description.length > EVENT_LIMITS.description && 'too_long'],
    ['place', place.length > EVENT_LIMITS.place && 'too_long'],
    ['participantIds', participantIds.length > EVENT_LIMITS.participants && 'too_many'],
    ['reminders', reminders.length > EVENT_LIMITS.reminders && 'too_many'],
    ['reminders', !areReminders(reminders) && 'too_large'],
  ];
  return {
    ...Object.fromEntries(codes.flatMap(([field, code]) => (code ? [[field, [code]]] : []))),
    ...timesErrors(times),
    ...(recurrence && recurrenceErrors(recurrence, startDayOf(times))),
  };
}

/** The milliseconds of a reminder. */
export function reminderLead({ minutesBefore }: EventReminder): number {
  return minutesBefore * millisecondsInMinute;
}
