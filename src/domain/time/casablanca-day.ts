import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as addDaysToDate } from 'date-fns/addDays';
import { millisecondsInDay } from 'date-fns/constants';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { getDay } from 'date-fns/getDay';
import { isValid } from 'date-fns/isValid';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { clockTime, type ZoneFormat, zoneFormat } from './zone-clock';

/**
 * Since this instant Morocco keeps UTC+0 all year (time zone database, 2026). Before it, Morocco
 * had UTC+1, and UTC+0 during Ramadan, as in every time zone database.
 */
const UTC_ALL_YEAR_SINCE = Date.UTC(2026, 8, 20, 1);

const OLD_ZONE = 'Africa/Casablanca';

/**
 * The zone in which the marketplace reads an instant (ms since 1970), for Intl. The new rule is
 * coded here because runtimes and browsers have databases of different years: a server and a
 * browser that disagree would split a day at different instants.
 */
export function marketplaceZoneAt(instant: number): 'UTC' | typeof OLD_ZONE {
  return instant >= UTC_ALL_YEAR_SINCE ? 'UTC' : OLD_ZONE;
}

/** A date without time, `2026-11-19`. */
export type IsoDay = string;

/** Created when the first instant under the old rule is read, not when the portal starts. */
let oldClock: ZoneFormat | undefined;

/** How far clocks in Casablanca were ahead of UTC at `instant`, under the old rule (ms). */
function oldOffset(instant: number): number {
  oldClock ??= zoneFormat(OLD_ZONE);
  return clockTime(oldClock, instant) - Math.floor(instant / 1000) * 1000;
}

const DAYS_KEPT = 4000;
/** The offsets of UTC days under the old rule; null for a day on which the clocks changed. */
const offsets = new Map<number, number | null>();

/**
 * The offset of a whole day (its number since 1970). Offsets are kept, because a calendar reads the
 * clocks of the same days again and again, and each reading takes 20 µs.
 */
function oldOffsetOfDay(day: number): number | null {
  const kept = offsets.get(day);
  if (kept !== undefined) return kept;
  const midnight = day * millisecondsInDay;
  const first = oldOffset(midnight);
  const offset = first === oldOffset(midnight + millisecondsInDay - 1) ? first : null;
  if (offsets.size >= DAYS_KEPT) offsets.clear();
  offsets.set(day, offset);
  return offset;
}

/** The time on clocks in Casablanca at `instant`, read as if it were UTC, in milliseconds. */
export function wallTime(instant: number): number {
  if (instant >= UTC_ALL_YEAR_SINCE) return instant;
  const offset = oldOffsetOfDay(Math.floor(instant / millisecondsInDay)) ?? oldOffset(instant);
  return instant + offset;
}

/** The day in Casablanca at `instant` (ms since 1970, UTC), as the number of days since 1 January 1970. */
export function casablancaDayNumber(instant: number): number {
  return Math.floor(wallTime(instant) / millisecondsInDay);
}

/** The instant at which clocks in Casablanca show a time, which is read as if it were UTC (both ms). */
export function instantAtWallTime(shown: number): number {
  const guess = shown - (wallTime(shown) - shown);
  return guess - (wallTime(guess) - shown);
}

/** The date in Casablanca at `instant`. */
export function casablancaDay(instant: Date): IsoDay {
  return isoDayOf(new Date(wallTime(instant.getTime())));
}

/** The time in Casablanca at `instant`, `09:30`. */
export function casablancaClock(instant: Date): string {
  return new Date(wallTime(instant.getTime())).toISOString().slice(11, 16);
}

/** Date and time on clocks in Casablanca at `instant`, `2026-11-19T09:30`. */
export function casablancaWallClock(instant: Date): string {
  return new Date(wallTime(instant.getTime())).toISOString().slice(0, 16);
}

/**
 * The instant at which clocks in Casablanca show `hour` o'clock on `day`. The clocks change between
 * 2 and 3 at night only, so every other hour exists exactly once.
 */
export function casablancaInstant(day: IsoDay, hour = 0): Date {
  return casablancaTime(day, `${String(hour).padStart(2, '0')}:00`);
}

/** The instant at which clocks in Casablanca show `clock` (`09:30`) on `day`. */
export function casablancaTime(day: IsoDay, clock: string): Date {
  return new Date(instantAtWallTime(Date.parse(`${day}T${clock}:00Z`)));
}

/** The last millisecond of the day in Casablanca that contains `instant`. */
export function casablancaDayEnd(instant: Date): Date {
  return subMilliseconds(casablancaInstant(addDays(casablancaDay(instant), 1)), 1);
}

/**
 * A day as date-fns computes with it: its midnight in UTC, whose getters and setters are those of
 * UTC, whatever the time zone of the process.
 */
export function utcDateOf(day: IsoDay): Date {
  return new UTCDateMini(`${day}T00:00:00Z`);
}

/** The day of a UTC date. */
export function isoDayOf(date: Date): IsoDay {
  return date.toISOString().slice(0, 10);
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a day that exists: parsing 30 February would give another day. */
export function isIsoDay(text: string): boolean {
  const date = utcDateOf(text);
  return ISO_DAY.test(text) && isValid(date) && isoDayOf(date) === text;
}

/** The day `count` days after `day`. */
export function addDays(day: IsoDay, count: number): IsoDay {
  return isoDayOf(addDaysToDate(utcDateOf(day), count));
}

/** Number of days from the first day to the second. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return differenceInCalendarDays(utcDateOf(to), utcDateOf(from));
}

/** Day of the week of `day`, 0 for Sunday to 6 for Saturday. */
export function weekday(day: IsoDay): number {
  return getDay(utcDateOf(day));
}
