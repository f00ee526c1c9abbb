import { addMonths } from 'date-fns/addMonths';
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

function monthsBefore(now: Date, months: number): Date {
  const day = isoDayOf(addMonths(utcDateOf(casablancaDay(now)), -months));
  return casablancaTime(day, casablancaClock(now));
}

/** The instants before which candidacies ended, or were sent without an end, that are erased now. */
export function erasedBefore(now: Date): { readonly ended: Date; readonly sent: Date } {
  return {
    ended: monthsBefore(now, KEPT_MONTHS),
    sent: monthsBefore(now, KEPT_MONTHS_WITHOUT_END),
  };
}
