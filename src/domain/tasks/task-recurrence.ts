import { addMonths } from 'date-fns/addMonths';
import { addDays, daysBetween, type IsoDay, isoDayOf, utcDateOf } from '../time/casablanca-day';

export const RECURRENCE_UNITS = ['day', 'week', 'month'] as const;
export type RecurrenceUnit = (typeof RECURRENCE_UNITS)[number];

/** How many units may be between two tasks of a series (contract: TaskRecurrence). */
export const MAX_INTERVAL = 52;

/** How often a task recurs: every `interval` days, weeks or months after its due day. */
export interface TaskRecurrence {
  readonly unit: RecurrenceUnit;
  readonly interval: number;
}

/** A recurring series, from the due day of its first task. */
export interface TaskSeries extends TaskRecurrence {
  readonly startDay: IsoDay;
}

const DAYS_OF: Readonly<Record<Exclude<RecurrenceUnit, 'month'>, number>> = { day: 1, week: 7 };

/**
 * The due day of a task of the series, 0 for its first one. A month without the day of the start has
 * its last day instead, and the months after it have the day of the start again.
 */
export function dueDayAt({ unit, interval, startDay }: TaskSeries, index: number): IsoDay {
  const count = index * interval;
  if (unit !== 'month') return addDays(startDay, count * DAYS_OF[unit]);
  return isoDayOf(addMonths(utcDateOf(startDay), count));
}

/** A day of the series that is not after `day`, and few tasks before it. */
function indexBefore({ unit, interval, startDay }: TaskSeries, day: IsoDay): number {
  const days = Math.max(0, daysBetween(startDay, day));
  // No month has more than 31 days, so the estimate is never too late.
  const daysOfUnit = unit === 'month' ? 31 : DAYS_OF[unit];
  return Math.floor(days / (interval * daysOfUnit));
}

/**
 * The due day of the task that follows one of the series: the first after `dueDay` that is not past.
 * Days that passed while nothing ran are left out, so that a series never adds several tasks at once.
 */
export function nextDueDay(series: TaskSeries, dueDay: IsoDay, today: IsoDay): IsoDay {
  for (let index = indexBefore(series, dueDay > today ? dueDay : today); ; index += 1) {
    const day = dueDayAt(series, index);
    if (day > dueDay && day >= today) return day;
  }
}
