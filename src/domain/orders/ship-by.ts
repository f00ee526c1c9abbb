import type { Closure } from '../stores/store-availability';
import { addDays, casablancaDay, casablancaInstant, weekday } from '../time/casablanca-day';

/** The hour by which carriers have collected the parcels, in Casablanca. */
export const COLLECTION_HOUR = 18;

/** Days on which a store hands over parcels: Monday to Saturday (0 is Sunday). */
export const HANDLING_DAYS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6]);

/** Days by which closures postpone a handover at most: a store does not close for longer. */
const MAX_DAYS_CLOSED = 366;

/**
 * The handover deadline of an order accepted at `acceptedAt`: 18:00 in Casablanca on the next
 * handling day after the day of acceptance on which the store is not closed. An order accepted on a
 * Saturday is due on Monday; if the store is closed from Monday to Wednesday, on Thursday (decision
 * 73).
 */
export function shipByOf(
  acceptedAt: Date,
  closures: readonly Pick<Closure, 'from' | 'to'>[] = [],
): Date {
  let day = addDays(casablancaDay(acceptedAt), 1);
  for (let tries = 0; tries < MAX_DAYS_CLOSED; tries += 1) {
    const isClosed = closures.some(({ from, to }) => from <= day && day <= to);
    if (!isClosed && HANDLING_DAYS.has(weekday(day))) break;
    day = addDays(day, 1);
  }
  return casablancaInstant(day, COLLECTION_HOUR);
}
