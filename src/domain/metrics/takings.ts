import { daysInWeek } from 'date-fns/constants';
import { addDays, casablancaDay } from '../time/casablanca-day';
import {
  type ComparedSpan,
  comparedSpan,
  type DaySpan,
  type RequestedPeriod,
  spanOf,
} from './metric-period';

/** A period of the home page, and what it is compared with. */
export interface ComparedDays {
  readonly span: DaySpan;
  readonly comparedWith: ComparedSpan;
}

function compared(asked: RequestedPeriod, now: Date): ComparedDays {
  const span = spanOf(asked, casablancaDay(now));
  return { span, comparedWith: comparedSpan(asked, span, 'previous', now) };
}

/** Today up to now, with yesterday up to the same time. */
export function todaySoFar(now: Date): ComparedDays {
  return compared({ name: 'day', date: casablancaDay(now) }, now);
}

/** The seven days that end today, with the seven days before up to the same time. */
export function lastSevenDays(now: Date): ComparedDays {
  const today = casablancaDay(now);
  return compared({ name: null, span: { from: addDays(today, 1 - daysInWeek), to: today } }, now);
}
