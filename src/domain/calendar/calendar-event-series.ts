import { addDays, type IsoDay } from '../time/casablanca-day';
import {
  type CalendarEvent,
  type ChangeScope,
  type EventFields,
  type OccurrenceChange,
  startDayOf,
} from './calendar-event';
import { daysMoved, firstOccurrenceDay, occurrenceFields, timesOnDay } from './occurrences';
import {
  completeRecurrence,
  type EventRecurrence,
  type GivenRecurrence,
  isRecurrenceDay,
  occurrencesBefore,
  shiftedRecurrence,
} from './recurrence';

/** The fields that a request names; of a series, times are those of one of its occurrences. */
export interface EventChange extends Partial<EventFields> {
  /** Null: from now on it does not recur. */
  readonly recurrence?: GivenRecurrence | null;
}

type Changes = CalendarEvent['changes'];

/** The change without the fields that `named` contains; undefined if nothing is left. */
function withoutNamed(change: OccurrenceChange | undefined, named: Partial<EventFields>) {
  if (!change) return change;
  const left = Object.entries(change).filter(([field]) => !(field in named));
  return left.length > 0 ? (Object.fromEntries(left) as Partial<EventFields>) : undefined;
}

/**
 * The changes of single occurrences after a change of their series. Those on days that the new rule
 * does not have are dropped.
 */
function changesAfter(
  changes: Changes,
  { day, named, shift }: { day: IsoDay; named: Partial<EventFields>; shift: number },
  keeps: (day: IsoDay) => boolean,
): Changes {
  const after: Record<IsoDay, OccurrenceChange> = {};
  for (const [key, change] of Object.entries(changes)) {
    const moved = addDays(key, shift);
    const left = key === day ? withoutNamed(change, named) : change;
    if (left !== undefined && keeps(moved)) after[moved] = left;
  }
  return after;
}

/** The rule after a change that may move the first day. */
function ruleAfter(
  rule: EventRecurrence,
  given: GivenRecurrence | null | undefined,
  { startDay, shift }: { startDay: IsoDay; shift: number },
): EventRecurrence | null {
  if (given === null) return null;
  return given ? completeRecurrence(given, startDay) : shiftedRecurrence(rule, shift);
}

/** An event that does not recur, after a change. */
export function changeSingle(event: CalendarEvent, change: EventChange): CalendarEvent {
  const { recurrence: given, ...fields } = change;
  const after = { ...event, ...fields };
  const recurrence = given ? completeRecurrence(given, startDayOf(after.times)) : null;
  return { ...after, recurrence };
}

/** A series in which one occurrence is changed alone. */
export function changeOne(
  series: CalendarEvent,
  day: IsoDay,
  fields: Partial<EventFields>,
): CalendarEvent {
  return {
    ...series,
    changes: { ...series.changes, [day]: { ...series.changes[day], ...fields } },
  };
}

/**
 * A series after a change of all its occurrences. Times are those of the occurrence `day`: every
 * occurrence moves by as much as it. An occurrence that was changed alone keeps what was changed,
 * except for `day` itself.
 */
export function changeAll(series: CalendarEvent, day: IsoDay, change: EventChange): CalendarEvent {
  const { recurrence: given, times, ...texts } = change;
  const { recurrence: rule } = series;
  if (!rule) return changeSingle(series, change);
  const named: Partial<EventFields> = times ? { ...texts, times } : texts;
  const shift = times ? daysMoved(day, times) : 0;
  if (given === null) {
    const own = times ?? occurrenceFields(series, day)?.times ?? series.times;
    return { ...series, ...texts, times: own, recurrence: null, changes: {} };
  }
  const startDay = addDays(startDayOf(series.times), shift);
  const start = timesOnDay(times ?? series.times, startDay);
  const recurrence = ruleAfter(rule, given, { startDay, shift });
  const keeps = (one: IsoDay) => recurrence !== null && isRecurrenceDay(startDay, recurrence, one);
  const changes = changesAfter(series.changes, { day, named, shift }, keeps);
  return { ...series, ...texts, times: start, recurrence, changes };
}

/** A series that was split: what is before the day, and what begins on it. */
export interface SplitSeries {
  readonly head: CalendarEvent;
  readonly tail: CalendarEvent;
}

/** The changes of single occurrences that a condition on their day keeps. */
function changesOf(changes: Changes, keeps: (day: IsoDay) => boolean): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([day]) => keeps(day)));
}

/** Splits a series before its occurrence `day`; null if nothing of it is before this day. */
export function splitSeries(series: CalendarEvent, day: IsoDay): SplitSeries | null {
  const { times, recurrence: rule, changes } = series;
  const startDay = startDayOf(times);
  if (!rule || day <= startDay) return null;
  const before = rule.count === null ? null : occurrencesBefore(startDay, rule, day);
  const head = { ...rule, until: addDays(day, -1), count: null };
  const tail = { ...rule, count: rule.count === null ? null : rule.count - (before ?? 0) };
  return {
    head: { ...series, recurrence: head, changes: changesOf(changes, (one) => one < day) },
    tail: {
      ...series,
      times: timesOnDay(times, day),
      recurrence: tail,
      changes: changesOf(changes, (one) => one >= day),
    },
  };
}

/**
 * A series without one occurrence, or without it and all later ones; null if nothing is left. The
 * scope `all` leaves nothing.
 */
export function deleteOccurrences(
  series: CalendarEvent,
  day: IsoDay,
  scope: ChangeScope,
): CalendarEvent | null {
  if (scope === 'all') return null;
  const left =
    scope === 'one'
      ? { ...series, changes: { ...series.changes, [day]: null } }
      : (splitSeries(series, day)?.head ?? null);
  return left && firstOccurrenceDay(left) === null ? null : left;
}
