import { addMonths } from 'date-fns/addMonths';
import { min } from 'date-fns/min';
import {
  casablancaClock,
  casablancaDay,
  casablancaTime,
  isoDayOf,
  utcDateOf,
} from '../time/casablanca-day';

/** How long after its end the data of a candidacy are kept, in months. The form says so. */
export const KEPT_MONTHS = 6;

/** How long they are kept at most when nobody ends the candidacy, in months. */
export const KEPT_MONTHS_WITHOUT_END = 12;

function monthsAfter(instant: Date, months: number): Date {
  const day = isoDayOf(addMonths(utcDateOf(casablancaDay(instant)), months));
  return casablancaTime(day, casablancaClock(instant));
}

/** The instants before which candidacies ended, or were sent without an end, that are erased now. */
export function erasedBefore(now: Date): { readonly ended: Date; readonly sent: Date } {
  return {
    ended: monthsAfter(now, -KEPT_MONTHS),
    sent: monthsAfter(now, -KEPT_MONTHS_WITHOUT_END),
  };
}

/** When a candidacy is erased: after its end, or after its sending as long as nobody ends it. */
export function keptUntil({
  endedAt,
  createdAt,
}: {
  readonly endedAt: Date | null;
  readonly createdAt: Date;
}): Date {
  const latest = monthsAfter(createdAt, KEPT_MONTHS_WITHOUT_END);
  return endedAt === null ? latest : min([monthsAfter(endedAt, KEPT_MONTHS), latest]);
}
