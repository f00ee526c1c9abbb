import { addDays, casablancaDay, casablancaInstant, weekday } from '../time/casablanca-day';

/** The hour by which carriers have collected the parcels, in Casablanca. */
export const COLLECTION_HOUR = 18;

/** Days on which a store hands over parcels: Monday to Saturday (0 is Sunday). */
export const HANDLING_DAYS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6]);

/**
 * The handover deadline of an order accepted at `acceptedAt`: 18:00 in Casablanca on the next
 * handling day after the day of acceptance. An order accepted on a Saturday is due on Monday.
 */
export function shipByOf(
  acceptedAt: Date,
  handlingDays: ReadonlySet<number> = HANDLING_DAYS,
): Date {
  let day = addDays(casablancaDay(acceptedAt), 1);
  for (let tries = 0; tries < 6 && !handlingDays.has(weekday(day)); tries += 1) {
    day = addDays(day, 1);
  }
  return casablancaInstant(day, COLLECTION_HOUR);
}
