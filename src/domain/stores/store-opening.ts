import {
  addDays,
  casablancaClock,
  casablancaDay,
  type IsoDay,
  weekday,
} from '../time/casablanca-day';
import type { Availability, Closure, OpeningHours, Weekday } from './store-availability';

const BY_NUMBER: readonly Weekday[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

/** The weekday of a day of the calendar. */
export const weekdayOf = (day: IsoDay): Weekday => BY_NUMBER[weekday(day)] ?? 'sunday';

type Hours = Pick<Availability, 'weekly' | 'closures'>;

/** How a store stands on one day: open in its hours, shut as every week, or closed for once. */
export interface OpeningDay {
  readonly state: 'open' | 'shut' | 'closed';
  readonly spans: readonly OpeningHours[];
  readonly closure: Closure | null;
}

export const openingDay = ({ weekly, closures }: Hours, day: IsoDay): OpeningDay => {
  const closure = closures.find(({ from, to }) => from <= day && day <= to) ?? null;
  const spans = weekly.filter((hours) => hours.day === weekdayOf(day));
  if (closure) return { state: 'closed', spans: [], closure };
  return { state: spans.length > 0 ? 'open' : 'shut', spans, closure };
};

/** Whether a store works now: until when, or from when on; never where no hours are given. */
export type Opening =
  | { readonly isOpen: true; readonly until: string }
  | { readonly isOpen: false; readonly from: { readonly day: IsoDay; readonly at: string } | null };

/** A year: a store that opens later than that does not say when. */
const DAYS_AHEAD = 366;

/** How a store stands at an instant, by the clocks of Casablanca. */
export const openingAt = (hours: Hours, instant: Date): Opening => {
  const clock = casablancaClock(instant);
  const today = casablancaDay(instant);
  const running = openingDay(hours, today).spans.find(
    ({ opens, closes }) => opens <= clock && clock < closes,
  );
  if (running) return { isOpen: true, until: running.closes };
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    const later = openingDay(hours, day)
      .spans.map(({ opens }) => opens)
      .filter((opens) => ahead > 0 || opens > clock)
      .sort();
    if (later[0]) return { isOpen: false, from: { day, at: later[0] } };
  }
  return { isOpen: false, from: null };
};

/**
 * The day on which what is ordered on `day` is ready to leave: after as many of the store's working
 * days as it needs; null where it never works.
 */
export const readyDay = (availability: Availability, day: IsoDay): IsoDay | null => {
  let left = availability.handlingDays;
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const next = addDays(day, ahead);
    if (openingDay(availability, next).state !== 'open') continue;
    if (ahead > 0) left -= 1;
    if (left <= 0) return next;
  }
  return null;
};

/** The weeks of a month, `2026-11`, whole ones: days of the months beside it fill the first and the last. */
export const monthWeeks = (month: string, weekStartsOn: 0 | 1): readonly (readonly IsoDay[])[] => {
  const first = `${month}-01`;
  const begin = addDays(first, -((weekday(first) - weekStartsOn + 7) % 7));
  const weeks: IsoDay[][] = [];
  for (let start = begin; start.slice(0, 7) <= month; start = addDays(start, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, place) => addDays(start, place)));
  }
  return weeks;
};

/** The month `count` months after `month`. */
export const addMonths = (month: string, count: number): string => {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
};
