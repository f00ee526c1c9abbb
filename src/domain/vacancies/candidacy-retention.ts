import { addMonths } from 'date-fns/addMonths';
import { min } from 'date-fns/min';
import {
  addDays,
  casablancaDay,
  casablancaInstant,
  type IsoDay,
  isoDayOf,
  utcDateOf,
} from '../time/casablanca-day';

/** How long after its end the data of a candidacy are kept, in months. The form says so. */
export const KEPT_MONTHS = 6;

/** How long they are kept at most when nobody ends the candidacy, in months. */
export const KEPT_MONTHS_WITHOUT_END = 12;

/** The same day of another month, or the last day of a shorter month: 30 November for 31 May. */
function monthsAfter(day: IsoDay, months: number): IsoDay {
  return isoDayOf(addMonths(utcDateOf(day), months));
}

/** The beginning of the day, in Casablanca, that is this many months after the day of `instant`. */
function dayAfterMonths(instant: Date, months: number): Date {
  return casablancaInstant(monthsAfter(casablancaDay(instant), months));
}

/**
 * The first instant that is kept at `now`: `dayAfterMonths` of every earlier one has begun. Months
 * differ in length: what ended on 30 November is due on 30 May and still on 31 May.
 */
function keptSince(now: Date, months: number): Date {
  const tomorrow = addDays(casablancaDay(now), 1);
  const earlier = monthsAfter(tomorrow, -months);
  const isShortened = monthsAfter(earlier, months) !== tomorrow;
  return casablancaInstant(isShortened ? addDays(earlier, 1) : earlier);
}

/** The instants before which candidacies ended, or were sent without an end, that are erased now. */
export function erasedBefore(now: Date): { readonly ended: Date; readonly sent: Date } {
  return {
    ended: keptSince(now, KEPT_MONTHS),
    sent: keptSince(now, KEPT_MONTHS_WITHOUT_END),
  };
}

/**
 * When a candidacy is erased: at the beginning of the day that is so many months after its end, or
 * after its sending as long as nobody ends it.
 */
export function keptUntil({
  endedAt,
  createdAt,
}: {
  readonly endedAt: Date | null;
  readonly createdAt: Date;
}): Date {
  const latest = dayAfterMonths(createdAt, KEPT_MONTHS_WITHOUT_END);
  return endedAt === null ? latest : min([dayAfterMonths(endedAt, KEPT_MONTHS), latest]);
}
