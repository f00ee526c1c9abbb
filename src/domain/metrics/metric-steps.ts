import { millisecondsInHour } from 'date-fns/constants';
import { addDays, casablancaInstant, daysBetween, type IsoDay } from '../time/casablanca-day';
import {
  type ComparedSpan,
  type DaySpan,
  earlierDay,
  type MetricComparison,
  type RequestedPeriod,
  requestedSpan,
  wholeSpan,
} from './metric-period';

/** The steps in which a chart draws a period. */
export type StepUnit = 'hour' | 'day' | 'month' | 'year';

/** The most days and months of chosen days that a chart draws one by one. */
const MAX_DAYS = 62;
const MAX_MONTHS = 36;
const DAYS_A_MONTH = 31;

const UNITS = { day: 'hour', week: 'day', month: 'day', year: 'month' } as const;

/** A day is drawn by hours, weeks and months by days, a year by months; others by their length. */
export function stepUnitOf(asked: RequestedPeriod): StepUnit {
  if (asked.name !== null) return UNITS[asked.name];
  const days = daysBetween(asked.span.from, asked.span.to) + 1;
  if (days === 1) return 'hour';
  if (days <= MAX_DAYS) return 'day';
  return days <= MAX_MONTHS * DAYS_A_MONTH ? 'month' : 'year';
}

/** Splits days at the limits of calendar days, months or years. */
export function splitDays(span: DaySpan, unit: Exclude<StepUnit, 'hour'>): DaySpan[] {
  const parts: DaySpan[] = [];
  for (let from = span.from; from <= span.to; ) {
    const { to } = wholeSpan(unit, from);
    parts.push({ from, to: earlierDay(to, span.to) });
    from = addDays(to, 1);
  }
  return parts;
}

/** The begin of each hour of a day; a day on which the clocks change has 23 or 25. */
export function hoursOf(day: IsoDay): Date[] {
  const [begin, end] = [casablancaInstant(day), casablancaInstant(addDays(day, 1))];
  const count = Math.round((end.getTime() - begin.getTime()) / millisecondsInHour);
  return Array.from(
    { length: count },
    (_, at) => new Date(begin.getTime() + at * millisecondsInHour),
  );
}

/** Splits the first days of a span into parts of the same lengths; the last part takes the rest. */
function splitLike(span: DaySpan, parts: readonly DaySpan[]): DaySpan[] {
  let from = span.from;
  return parts.flatMap((part, at) => {
    if (from > span.to) return [];
    const end = addDays(from, daysBetween(part.from, part.to));
    const to = at === parts.length - 1 ? span.to : earlierDay(end, span.to);
    const piece = { from, to };
    from = addDays(to, 1);
    return [piece];
  });
}

/** The steps of a period by days, also those that have not begun. */
export function stepsOf(asked: RequestedPeriod, unit: Exclude<StepUnit, 'hour'>): DaySpan[] {
  return splitDays(requestedSpan(asked), unit);
}

/**
 * The steps of the days that a period is compared with; each corresponds to the step at the same
 * position. A longer month has more steps than the period.
 */
export function comparedStepsOf(
  asked: RequestedPeriod,
  compared: ComparedSpan,
  comparison: MetricComparison,
  unit: Exclude<StepUnit, 'hour'>,
): DaySpan[] {
  const { from, to } = compared;
  const movesByDays = comparison === 'week' || (comparison === 'previous' && asked.name === null);
  return unit !== 'day' && movesByDays
    ? splitLike({ from, to }, stepsOf(asked, unit))
    : splitDays({ from, to }, unit);
}
