import { addDays, casablancaDay, casablancaInstant, weekday } from '../time/casablanca-day';

/** The hour at which carriers have collected, in Casablanca. */
export const COLLECTION_HOUR = 18;

/** Days on which a shop hands parcels over: Monday to Saturday (0 is Sunday). */
export const HANDLING_DAYS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6]);

/**
 * By when an order accepted at `acceptedAt` must be handed over: 18:00 in Casablanca on the handling
 * day that follows the day of acceptance. Accepted on a Saturday, it is due on Monday.
 */
export const shipByOf = (
  acceptedAt: Date,
  handlingDays: ReadonlySet<number> = HANDLING_DAYS,
): Date => {
  let day = addDays(casablancaDay(acceptedAt), 1);
  for (let tries = 0; tries < 6 && !handlingDays.has(weekday(day)); tries += 1) {
    day = addDays(day, 1);
  }
  return casablancaInstant(day, COLLECTION_HOUR);
};
