import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import {
  casablancaDay,
  casablancaDayNumber,
  daysBetween,
  type IsoDay,
  instantAtWallTime,
  wallTime,
} from '../time/casablanca-day';
import {
  type CalendarEvent,
  daysOf,
  EVENT_LIMITS,
  type EventFields,
  type EventReminder,
  type EventTimes,
  reminderLead,
  startDayOf,
} from './calendar-event';
import {
  dayNumber,
  isRecurrenceDay,
  lastRecurrenceDay,
  recurrenceDays,
  recurrenceDaysFrom,
} from './recurrence';

/** An occurrence of an event. */
export interface Occurrence {
  /** The day on which the rule puts it; null for an event that does not recur. */
  readonly day: IsoDay | null;
  readonly times: EventTimes;
}

/** What occurrences depend on. */
export type RecurringTimes = Pick<CalendarEvent, 'times' | 'recurrence' | 'changes'>;

/**
 * The times of a series on the days of its rule. An event with times begins when clocks in Casablanca
 * show the same time, and lasts as long. What depends on the series alone is computed once.
 */
function timesByDay(times: EventTimes): (day: IsoDay) => EventTimes {
  const { isAllDay, startsAt, endsAt } = times;
  const midnightOf = (number: number) => instantAtWallTime(number * millisecondsInDay);
  if (isAllDay) {
    const days = daysOf(times);
    return (day) => {
      const number = dayNumber(day);
      return { isAllDay, startsAt: midnightOf(number), endsAt: midnightOf(number + days) };
    };
  }
  const timeOfDay = wallTime(startsAt) - casablancaDayNumber(startsAt) * millisecondsInDay;
  const duration = endsAt - startsAt;
  return (day) => {
    const begin = instantAtWallTime(dayNumber(day) * millisecondsInDay + timeOfDay);
    return { isAllDay, startsAt: begin, endsAt: begin + duration };
  };
}

/** The times of a series on one day of its rule. */
export function timesOnDay(times: EventTimes, day: IsoDay): EventTimes {
  return timesByDay(times)(day);
}

function byBegin(one: Occurrence, other: Occurrence): number {
  return one.times.startsAt - other.times.startsAt;
}

function touches({ startsAt, endsAt }: EventTimes, from: number, to: number): boolean {
  return startsAt < to && (endsAt > from || (endsAt === startsAt && startsAt >= from));
}

/**
 * The occurrences that touch the time from `from` to `to` (ms, UTC; `to` excluded), by their begin.
 * There are at most as many as days in the range and in the longest event, and changed ones.
 */
export function occurrencesWithin(event: RecurringTimes, from: number, to: number): Occurrence[] {
  const { times, recurrence, changes } = event;
  if (!recurrence) return touches(times, from, to) ? [{ day: null, times }] : [];
  const first = casablancaDay(new Date(from - (times.endsAt - times.startsAt)));
  const last = casablancaDay(new Date(to - 1));
  const found: Occurrence[] = [];
  const timesOn = timesByDay(times);
  for (const day of recurrenceDays(startDayOf(times), recurrence, first, last)) {
    if (changes[day] !== undefined) continue;
    const own = timesOn(day);
    if (touches(own, from, to)) found.push({ day, times: own });
  }
  for (const [day, change] of Object.entries(changes)) {
    if (!change) continue;
    const own = change.times ?? timesOn(day);
    if (touches(own, from, to)) found.push({ day, times: own });
  }
  return found.sort(byBegin);
}

/** The fields of one occurrence; null if the series has none on this day, or it was deleted. */
export function occurrenceFields(event: CalendarEvent, day: IsoDay): EventFields | null {
  const { times, recurrence, changes } = event;
  if (!recurrence || !isRecurrenceDay(startDayOf(times), recurrence, day)) return null;
  const change = changes[day];
  if (change === null) return null;
  const { title, description, place, participantIds, reminders } = { ...event, ...change };
  const own = change?.times ?? timesOnDay(times, day);
  return { title, description, place, participantIds, reminders, times: own };
}

/** Whether some times are not over at an instant (ms, UTC). */
function isAhead({ startsAt, endsAt }: EventTimes, now: number): boolean {
  return endsAt > now || startsAt >= now;
}

/** The first occurrence of a rule that was not changed alone and is not over at `now`. */
function nextOfRule({ times, recurrence, changes }: RecurringTimes, now: number): Occurrence[] {
  if (!recurrence) return [];
  const from = casablancaDay(new Date(now - (times.endsAt - times.startsAt)));
  const timesOn = timesByDay(times);
  for (const day of recurrenceDaysFrom(startDayOf(times), recurrence, from)) {
    const own = timesOn(day);
    if (changes[day] === undefined && isAhead(own, now)) return [{ day, times: own }];
  }
  return [];
}

/** The last occurrence of a rule that was not changed alone. A rule without an end has a next one. */
function lastOfRule({ times, recurrence, changes }: RecurringTimes): Occurrence[] {
  if (!recurrence) return [];
  const start = startDayOf(times);
  const last = lastRecurrenceDay(start, recurrence) ?? start;
  const day = recurrenceDays(start, recurrence, start, last).findLast(
    (one) => changes[one] === undefined,
  );
  return day === undefined ? [] : [{ day, times: timesOnDay(times, day) }];
}

/**
 * The occurrence of an event that is under way at `now` (ms, UTC) or comes next; if all are over, the
 * last one. Null for a series whose occurrences were all deleted.
 */
export function nearestOccurrence(event: RecurringTimes, now: number): Occurrence | null {
  const { times, recurrence, changes } = event;
  if (!recurrence) return { day: null, times };
  const changed = Object.entries(changes).flatMap(([day, change]): Occurrence[] =>
    change ? [{ day, times: change.times ?? timesOnDay(times, day) }] : [],
  );
  const ahead = changed.filter((one) => isAhead(one.times, now));
  const next = [...nextOfRule(event, now), ...ahead].sort(byBegin);
  return next[0] ?? [...changed, ...lastOfRule(event)].sort(byBegin).at(-1) ?? null;
}

/** The first day of the rule that was not deleted; null if all were. */
export function firstOccurrenceDay({ times, recurrence, changes }: RecurringTimes): IsoDay | null {
  if (!recurrence) return null;
  const start = startDayOf(times);
  for (const day of recurrenceDaysFrom(start, recurrence, start)) {
    if (changes[day] !== null) return day;
  }
  return null;
}

/**
 * From the begin of the first to the end of the last occurrence (ms, UTC); without an end, `lastAt`
 * is null. Deleted occurrences may count.
 */
export function eventSpan({ times, recurrence, changes }: RecurringTimes): {
  readonly firstAt: number;
  readonly lastAt: number | null;
} {
  let firstAt = times.startsAt;
  if (!recurrence) return { firstAt, lastAt: times.endsAt };
  const lastDay = lastRecurrenceDay(startDayOf(times), recurrence);
  let lastAt = lastDay === null ? null : timesOnDay(times, lastDay).endsAt;
  for (const change of Object.values(changes)) {
    if (!change?.times) continue;
    firstAt = Math.min(firstAt, change.times.startsAt);
    if (lastAt !== null) lastAt = Math.max(lastAt, change.times.endsAt);
  }
  return { firstAt, lastAt };
}

/** Occurrences of the rule that are looked at for the next reminder: some may be changed or deleted. */
const SEARCHED = EVENT_LIMITS.changes + 2;

/** The first reminder of one occurrence that is due after `after`, or infinity. */
function firstReminder({ times, reminders }: EventFields, after: number): number {
  const instants = reminders.map((reminder) => times.startsAt - reminderLead(reminder));
  return Math.min(Number.POSITIVE_INFINITY, ...instants.filter((at) => at > after));
}

/** The same for the occurrences of a series that were not changed alone. */
function firstReminderOfRule(event: CalendarEvent, after: number): number {
  const { times, recurrence, changes, reminders } = event;
  let next = Number.POSITIVE_INFINITY;
  if (!recurrence || reminders.length === 0) return next;
  const longest = Math.max(...reminders.map(reminderLead));
  const timesOn = timesByDay(times);
  let left = SEARCHED;
  for (const day of recurrenceDaysFrom(
    startDayOf(times),
    recurrence,
    casablancaDay(new Date(after)),
  )) {
    left -= 1;
    const own = timesOn(day);
    if (left === 0 || own.startsAt - longest > next) break;
    if (changes[day] === undefined) {
      next = Math.min(next, firstReminder({ ...event, times: own }, after));
    }
  }
  return next;
}

/** When the next reminder of the event is due after `after` (both ms, UTC); null for never. */
export function nextReminderAt(event: CalendarEvent, after: number): number | null {
  let next = event.recurrence ? firstReminderOfRule(event, after) : firstReminder(event, after);
  for (const [day, change] of Object.entries(event.changes)) {
    const fields = change && occurrenceFields(event, day);
    if (fields) next = Math.min(next, firstReminder(fields, after));
  }
  return Number.isFinite(next) ? next : null;
}

/** A reminder that is due, with the fields of its occurrence. */
export interface DueReminder {
  readonly channel: EventReminder['channel'];
  readonly fields: EventFields;
}

/**
 * The reminders that became due after `after`, until `now` (ms, UTC). Those of occurrences that
 * began `tolerance` milliseconds ago are left out: nobody is reminded of what is over.
 */
export function dueReminders(
  event: CalendarEvent,
  { after, now, tolerance }: { after: number; now: number; tolerance: number },
): DueReminder[] {
  const longest = EVENT_LIMITS.minutesBefore * millisecondsInMinute;
  const due: DueReminder[] = [];
  for (const { day } of occurrencesWithin(event, now - tolerance, now + longest + 1)) {
    const fields = day === null ? event : occurrenceFields(event, day);
    if (!fields || fields.times.startsAt <= now - tolerance) continue;
    for (const reminder of fields.reminders) {
      const at = fields.times.startsAt - reminderLead(reminder);
      if (at > after && at <= now) due.push({ channel: reminder.channel, fields });
    }
  }
  return due;
}

/** The days by which an occurrence is moved: from the day of its rule to that of its new times. */
export function daysMoved(day: IsoDay, times: EventTimes): number {
  return daysBetween(day, startDayOf(times));
}
