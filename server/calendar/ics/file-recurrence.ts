import ICAL from 'ical.js';
import { EVENT_LIMITS, type EventTimes, startDayOf } from '#domain/calendar/calendar-event';
import { readIcsRule } from '#domain/calendar/ics-rule';
import { timesOnDay } from '#domain/calendar/occurrences';
import {
  dayNumber,
  type EventRecurrence,
  isRecurrenceDay,
  LAST_DAY,
  recurrenceDaysFrom,
  shiftedRecurrence,
} from '#domain/calendar/recurrence';
import { addDays, casablancaDay, daysBetween, type IsoDay } from '#domain/time/casablanca-day';
import { type FileTime, instantOf, RefusedComponent } from './file-component';
import { casablancaClocks } from './zone-times';

/** ical.js counts weekdays from 1 for Sunday. */
const MONDAY = 2;

/**
 * The last day of a rule that ends at `until`: an occurrence that begins later on this day is beyond
 * the end.
 */
function lastDayUntil(until: ICAL.Time, times: EventTimes): IsoDay {
  const text = until.toString();
  if (until.isDate || times.isAllDay) return text.slice(0, 10);
  const isUtc = text.endsWith('Z');
  const wallTime = Date.parse(isUtc ? text : `${text}Z`);
  if (Number.isNaN(wallTime)) throw new RefusedComponent('invalid_time');
  const instant = isUtc ? wallTime : casablancaClocks(wallTime);
  const day = casablancaDay(new Date(instant));
  return timesOnDay(times, day).startsAt > instant ? addDays(day, -1) : day;
}

/** Days over which the clocks of another zone are compared with those of Casablanca. */
const COMPARED_DAYS = 400;
/** The clocks change twice a year, so one day of two weeks is compared. */
const COMPARED_EVERY = 14;

/**
 * Whether a rule on the clocks of another zone has the same instants on those of Casablanca. Clocks
 * that change there and not here would move the event twice a year, which no rule of ours says.
 */
function keepsTime(start: FileTime, local: EventRecurrence, times: EventTimes): boolean {
  const { clocks, day: localDay, wallTime } = start;
  if (!clocks || clocks === casablancaClocks) return true;
  const moved = daysBetween(localDay, startDayOf(times));
  const clockTime = wallTime - Date.parse(`${localDay}T00:00:00Z`);
  const last = dayNumber(localDay) + COMPARED_DAYS;
  let next = dayNumber(localDay);
  for (const day of recurrenceDaysFrom(localDay, local, localDay)) {
    if (dayNumber(day) > last) return true;
    if (dayNumber(day) < next) continue;
    next = dayNumber(day) + COMPARED_EVERY;
    const instant = clocks(Date.parse(`${day}T00:00:00Z`) + clockTime);
    if (instant !== timesOnDay(times, addDays(day, moved)).startsAt) return false;
  }
  return true;
}

/** The rule of an event of a file; null if it does not recur. */
export function fileRecurrence(
  component: ICAL.Component,
  start: FileTime,
  times: EventTimes,
): EventRecurrence | null {
  const rules = component.getAllProperties('rrule');
  const hasOthers = component.hasProperty('rdate') || component.hasProperty('exrule');
  if (hasOthers || rules.length > 1) throw new RefusedComponent('unsupported_recurrence');
  const [value] = rules.map((property) => property.getFirstValue());
  if (value === undefined) return null;
  if (!(value instanceof ICAL.Recur)) throw new RefusedComponent('unsupported_recurrence');
  const parts = {
    frequency: value.freq,
    interval: value.interval,
    count: value.count ?? null,
    weekStart: value.wkst === MONDAY ? 'MO' : 'other',
    by: value.parts as Readonly<Record<string, readonly (string | number)[]>>,
  };
  const local = readIcsRule(parts, start.day);
  if (typeof local === 'string') throw new RefusedComponent(local);
  if (!keepsTime(start, local, times)) throw new RefusedComponent('unsupported_recurrence');
  const until = value.until ? lastDayUntil(value.until, times) : null;
  if (until !== null && until < startDayOf(times)) throw new RefusedComponent('invalid_time');
  const rule = shiftedRecurrence(local, daysBetween(start.day, startDayOf(times)));
  // Some programs write the year 9999 for a rule without an end.
  return { ...rule, until: until !== null && until > LAST_DAY ? null : until };
}

/** The day of a series on which an excluded or changed time of the file is. */
export function occurrenceDayOf(
  time: FileTime,
  { times, recurrence }: { times: EventTimes; recurrence: EventRecurrence },
): IsoDay {
  const day = time.clocks ? casablancaDay(new Date(instantOf(time))) : time.day;
  if (!isRecurrenceDay(startDayOf(times), recurrence, day)) {
    throw new RefusedComponent('unknown_occurrence');
  }
  return day;
}

/** The occurrences that a file excludes. Days that the rule does not have are left out. */
export function excludedDays(
  excluded: readonly FileTime[],
  series: { times: EventTimes; recurrence: EventRecurrence },
): IsoDay[] {
  if (excluded.length > EVENT_LIMITS.changes) throw new RefusedComponent('too_many_occurrences');
  const days = excluded.map((time) =>
    time.clocks ? casablancaDay(new Date(instantOf(time))) : time.day,
  );
  const start = startDayOf(series.times);
  return [...new Set(days)].filter((day) => isRecurrenceDay(start, series.recurrence, day));
}
