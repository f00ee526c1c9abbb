import { getISOWeek } from 'date-fns/getISOWeek';
import { getISOWeekYear } from 'date-fns/getISOWeekYear';
import { lastDayOfISOWeek } from 'date-fns/lastDayOfISOWeek';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import {
  addDays,
  casablancaDay,
  casablancaInstant,
  type IsoDay,
  isoDayOf,
  utcDateOf,
} from '../time/casablanca-day';

/** A payout's period: a week from Monday to Sunday, with days in Casablanca. */
export type PayoutPeriod = {
  readonly number: string;
  readonly periodStart: IsoDay;
  readonly periodEnd: IsoDay;
};

/** Days between a period's end and the transfer. */
export const PAID_AFTER_DAYS = 3;

/** The ISO 8601 week number: a week belongs to the year of its Thursday. */
function weekNumber(monday: Date): string {
  return `PO-${getISOWeekYear(monday)}-W${String(getISOWeek(monday)).padStart(2, '0')}`;
}

/** The period that contains an instant. */
export function periodAt(instant: Date): PayoutPeriod {
  const monday = startOfISOWeek(utcDateOf(casablancaDay(instant)));
  return {
    number: weekNumber(monday),
    periodStart: isoDayOf(monday),
    periodEnd: isoDayOf(lastDayOfISOWeek(monday)),
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

/**
 * The expected payment of a payout that is scheduled again: its former day, or three days after
 * `now` if that day is nearer.
 */
export function rescheduledPayment(former: Date | null, now: Date): Date {
  const soonest = expectedPayment(casablancaDay(now));
  return former !== null && former > soonest ? former : soonest;
}
