import { addMonths } from 'date-fns/addMonths';
import { addDays, daysBetween, type IsoDay, isoDayOf, utcDateOf } from '../time/casablanca-day';

export const CALENDAR_VIEWS = ['month', 'week', 'day', 'agenda'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Days of the agenda. */
const AGENDA_DAYS = 30;
const DAYS_IN_WEEK = 7;

/** Days from the first to the last, both included. */
export interface DayRange {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/** The first day of the week of a day; `weekStartsOn` is 0 for Sunday, 1 for Monday. */
function weekStart(day: IsoDay, weekStartsOn: 0 | 1): IsoDay {
  const weekday = utcDateOf(day).getUTCDay();
  return addDays(day, -((weekday - weekStartsOn + DAYS_IN_WEEK) % DAYS_IN_WEEK));
}

function monthStart(day: IsoDay): IsoDay {
  return `${day.slice(0, 8)}01`;
}

/** The day so many months later, the last day of a shorter month. */
function monthsLater(day: IsoDay, months: number): IsoDay {
  return isoDayOf(addMonths(utcDateOf(day), months));
}

/** The days that a view of `day` shows: of a month whole weeks, so that some days are of others. */
export function visibleDays(view: CalendarView, day: IsoDay, weekStartsOn: 0 | 1): DayRange {
  switch (view) {
    case 'day':
      return { from: day, to: day };
    case 'week': {
      const from = weekStart(day, weekStartsOn);
      return { from, to: addDays(from, DAYS_IN_WEEK - 1) };
    }
    case 'agenda':
      return { from: day, to: addDays(day, AGENDA_DAYS - 1) };
    case 'month': {
      const first = monthStart(day);
      const last = addDays(monthsLater(first, 1), -1);
      const to = addDays(weekStart(last, weekStartsOn), DAYS_IN_WEEK - 1);
      return { from: weekStart(first, weekStartsOn), to };
    }
  }
}

/** The days that the title of a view names: those of the month, without the days of others. */
export function namedDays(view: CalendarView, day: IsoDay, weekStartsOn: 0 | 1): DayRange {
  if (view !== 'month') return visibleDays(view, day, weekStartsOn);
  const from = monthStart(day);
  return { from, to: addDays(monthsLater(from, 1), -1) };
}

/** The day of the next view (`by` 1) or of the one before it (-1). */
export function dayOfNextView(view: CalendarView, day: IsoDay, by: 1 | -1): IsoDay {
  switch (view) {
    case 'month':
      return monthsLater(monthStart(day), by);
    case 'week':
      return addDays(day, by * DAYS_IN_WEEK);
    case 'agenda':
      return addDays(day, by * AGENDA_DAYS);
    case 'day':
      return addDays(day, by);
  }
}

/** The days of a range, in their order. */
export function daysOfRange({ from, to }: DayRange): IsoDay[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) =>
    addDays(from, at),
  );
}
