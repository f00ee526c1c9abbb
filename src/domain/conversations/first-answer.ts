import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInHour } from 'date-fns/constants';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { max } from 'date-fns/max';
import { min } from 'date-fns/min';
import type { Availability } from '../stores/store-availability';
import { openingDay } from '../stores/store-opening';
import { addDays, casablancaDay, casablancaTime, type IsoDay } from '../time/casablanca-day';

/** Opening time in which a store answers a conversation, in milliseconds: half a working day. */
export const FIRST_ANSWER_TARGET_MS = 4 * millisecondsInHour;

/** A deadline is looked for within one year: a store without hours has none. */
const DAYS_AHEAD = 366;

type Hours = Pick<Availability, 'weekly' | 'closures'>;

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The times at which the store is open on a day in Casablanca, in their order. */
function openSpans(hours: Hours, day: IsoDay): Span[] {
  return openingDay(hours, day)
    .spans.map(({ opens, closes }) => ({
      from: casablancaTime(day, opens),
      to: casablancaTime(day, closes),
    }))
    .sort((one, other) => one.from.getTime() - other.from.getTime());
}

/** The open time of a span after `from`, in milliseconds; 0 for a span that has passed. */
function lengthAfter(span: Span, from: Date): number {
  return Math.max(0, differenceInMilliseconds(span.to, max([span.from, from])));
}

/**
 * The opening time of the store between two instants, in milliseconds: the time to an answer, of
 * which nights and closures are no part. 0 if `to` is not after `from`.
 */
export function openTimeBetween(hours: Hours, from: Date, to: Date): number {
  let total = 0;
  const last = casablancaDay(to);
  for (let day = casablancaDay(from); day <= last; day = addDays(day, 1)) {
    for (const span of openSpans(hours, day)) {
      total += lengthAfter({ from: span.from, to: min([span.to, to]) }, from);
    }
  }
  return total;
}

/**
 * The instant until which a conversation that was received at `from` is to be answered: the end of
 * the target, counted in opening time. Null for a store that is not open within a year.
 */
export function answerDeadline(
  hours: Hours,
  from: Date,
  targetMs = FIRST_ANSWER_TARGET_MS,
): Date | null {
  let left = targetMs;
  const today = casablancaDay(from);
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    for (const span of openSpans(hours, addDays(today, ahead))) {
      const length = lengthAfter(span, from);
      if (length >= left && length > 0) return addMilliseconds(max([span.from, from]), left);
      left -= length;
    }
  }
  return null;
}

/**
 * When a store that is closed at `now` opens again. Null while it is open, and for a store that is
 * not open within a year.
 */
export function opensAgainAt(hours: Hours, now: Date): Date | null {
  const today = casablancaDay(now);
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const next = openSpans(hours, addDays(today, ahead)).find(({ to }) => to > now);
    if (next) return next.from > now ? next.from : null;
  }
  return null;
}
