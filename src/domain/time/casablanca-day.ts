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

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: OLD_ZONE,
  calendar: 'iso8601',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The time on clocks in Casablanca at `instant`, read as if it were UTC, in milliseconds. */
function wallTime(instant: number): number {
  if (instant >= UTC_ALL_YEAR_SINCE) return instant;
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of wallClock.formatToParts(instant)) parts[type] = value;
  const { year, month, day, hour, minute, second } = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** The date in Casablanca at `instant`. */
export function casablancaDay(instant: Date): IsoDay {
  return new Date(wallTime(instant.getTime())).toISOString().slice(0, 10);
}

/** The time in Casablanca at `instant`, `09:30`. */
export function casablancaClock(instant: Date): string {
  return new Date(wallTime(instant.getTime())).toISOString().slice(11, 16);
}

/**
 * The instant at which clocks in Casablanca show `hour` o'clock on `day`. The clocks change between
 * 2 and 3 at night only, so every other hour exists exactly once.
 */
export function casablancaInstant(day: IsoDay, hour = 0): Date {
  const wanted = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  const guess = wanted - (wallTime(wanted) - wanted);
  return new Date(guess - (wallTime(guess) - wanted));
}

/** The last millisecond of the day in Casablanca that contains `instant`. */
export function casablancaDayEnd(instant: Date): Date {
  return new Date(casablancaInstant(addDays(casablancaDay(instant), 1)).getTime() - 1);
}

/** The day `count` days after `day`. */
export function addDays(day: IsoDay, count: number): IsoDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Day of the week of `day`, 0 for Sunday to 6 for Saturday. */
export function weekday(day: IsoDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
