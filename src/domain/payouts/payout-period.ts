import {
  addDays,
  casablancaDay,
  casablancaInstant,
  type IsoDay,
  weekday,
} from '../time/casablanca-day';

/** A payout's period: a week from Monday to Sunday, with days in Casablanca. */
export type PayoutPeriod = {
  readonly number: string;
  readonly periodStart: IsoDay;
  readonly periodEnd: IsoDay;
};

/** Days between a period's end and the transfer. */
export const PAID_AFTER_DAYS = 3;

const DAYS = 7;
const THURSDAY = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The ISO 8601 week number: a week belongs to the year of its Thursday. */
function weekNumber(monday: IsoDay): string {
  const thursday = addDays(monday, THURSDAY);
  const year = thursday.slice(0, 4);
  const day = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / DAY_MS;
  return `PO-${year}-W${String(Math.floor(day / DAYS) + 1).padStart(2, '0')}`;
}

/** The period that contains an instant. */
export function periodAt(instant: Date): PayoutPeriod {
  const day = casablancaDay(instant);
  const periodStart = addDays(day, -((weekday(day) + DAYS - 1) % DAYS));
  return {
    number: weekNumber(periodStart),
    periodStart,
    periodEnd: addDays(periodStart, DAYS - 1),
  };
}

/** The first instant after a period that ends on this day. */
export function periodLimit(periodEnd: IsoDay): Date {
  return casablancaInstant(addDays(periodEnd, 1));
}

/**
 * When the store should receive the money of a period: in the morning of the third day after it.
 */
export function expectedPayment(periodEnd: IsoDay): Date {
  return casablancaInstant(addDays(periodEnd, PAID_AFTER_DAYS), 9);
}
