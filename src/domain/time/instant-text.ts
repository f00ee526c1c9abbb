import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';

const DAYS_KEPT = 4000;
const days = new Map<number, string>();

/**
 * A day, as the number of days since 1 January 1970, in the form `2026-11-19`. Days are kept, because
 * a calendar names the same ones again and again, and to write one takes a microsecond.
 */
export function dayText(number: number): string {
  const kept = days.get(number);
  if (kept !== undefined) return kept;
  const text = new Date(number * millisecondsInDay).toISOString().slice(0, 10);
  if (days.size >= DAYS_KEPT) days.clear();
  days.set(number, text);
  return text;
}

function timesOfDay(): readonly string[] {
  const minutes = millisecondsInDay / millisecondsInMinute;
  return Array.from({ length: minutes }, (_, minute) =>
    new Date(minute * millisecondsInMinute).toISOString().slice(10),
  );
}

let times: readonly string[] | undefined;

/**
 * An instant (ms since 1970, UTC) as `toISOString` writes it. Whole minutes, as most times of a
 * calendar are, are composed of kept texts, a tenth of the time.
 * @throws RangeError for what is no instant
 */
export function instantText(instant: number): string {
  const day = Math.floor(instant / millisecondsInDay);
  times ??= timesOfDay();
  const time = times[(instant - day * millisecondsInDay) / millisecondsInMinute];
  return time === undefined ? new Date(instant).toISOString() : dayText(day) + time;
}
