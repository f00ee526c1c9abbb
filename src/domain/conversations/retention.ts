import { addMonths } from 'date-fns/addMonths';
import {
  casablancaClock,
  casablancaDay,
  casablancaTime,
  isoDayOf,
  utcDateOf,
} from '../time/casablanca-day';

/** How long after its last message a conversation is kept, in months. */
const KEPT_MONTHS = 24;

/** The instant 24 months ago, in Casablanca: a conversation without a later message is erased. */
export function erasedBefore(now: Date): Date {
  const day = isoDayOf(addMonths(utcDateOf(casablancaDay(now)), -KEPT_MONTHS));
  return casablancaTime(day, casablancaClock(now));
}
