import { addDays, daysBetween, type IsoDay } from '../time/casablanca-day';
import { type RequestedPeriod, wholeSpan } from './metric-period';

/**
 * The period of the same kind right before or after one; null if it has not begun yet.
 * @param today the current day in Casablanca
 */
export function adjacentPeriod(
  asked: RequestedPeriod,
  step: -1 | 1,
  today: IsoDay,
): RequestedPeriod | null {
  if (asked.name === null) {
    const { from, to } = asked.span;
    const length = (daysBetween(from, to) + 1) * step;
    const span = { from: addDays(from, length), to: addDays(to, length) };
    return span.from > today ? null : { name: null, span };
  }
  const { from, to } = wholeSpan(asked.name, asked.date);
  const date = step < 0 ? addDays(from, -1) : addDays(to, 1);
  return date > today ? null : { name: asked.name, date };
}
