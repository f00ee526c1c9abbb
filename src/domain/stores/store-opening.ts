import { addMonths as addMonthsToDate } from 'date-fns/addMonths';
import { startOfWeek } from 'date-fns/startOfWeek';
import {
  addDays,
  casablancaClock,
  casablancaDay,
  casablancaTime,
  type IsoDay,
  isoDayOf,
  utcDateOf,
  weekday,
} from '../time/casablanca-day';
import {
  type Availability,
  type Closure,
  numberOfWeekday,
  type OpeningHours,
  WEEKDAYS,
  type Weekday,
} from './store-availability';

/** The weekday of a date. */
export function weekdayOf(day: IsoDay): Weekday {
  const number = weekday(day);
  return WEEKDAYS.find((one) => numberOfWeekday(one) === number) ?? 'sunday';
}

type Hours = Pick<Availability, 'weekly' | 'closures'>;

/**
 * The store's state on one day: open during its hours, shut as every week, or closed for a closure.
 */
export interface OpeningDay {
  readonly state: 'open' | 'shut' | 'closed';
  readonly spans: readonly OpeningHours[];
  readonly closure: Closure | null;
}

export function openingDay({ weekly, closures }: Hours, day: IsoDay): OpeningDay {
  const closure = closures.find(({ from, to }) => from <= day && day <= to) ?? null;
  const spans = weekly.filter((hours) => hours.day === weekdayOf(day));
  if (closure) return { state: 'closed', spans: [], closure };
  return { state: spans.length > 0 ? 'open' : 'shut', spans, closure };
}

/**
 * Whether a store is open now, and until when or from when; `from` is null without a next opening.
 */
export type Opening =
  | { readonly isOpen: true; readonly until: string }
  | { readonly isOpen: false; readonly from: { readonly day: IsoDay; readonly at: string } | null };

/** One year: for an opening later than that, no time is given. */
const DAYS_AHEAD = 366;

/** Whether the store is open at an instant, in Casablanca time. */
export function openingAt(hours: Hours, instant: Date): Opening {
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
}

/** From when until when a store is open. */
export interface OpenSpan {
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** The next times at which a store is open, with the present one, in order. */
export function nextOpenings(hours: Hours, instant: Date, count: number): OpenSpan[] {
  const found: OpenSpan[] = [];
  const today = casablancaDay(instant);
  for (let ahead = 0; ahead < DAYS_AHEAD && found.length < count; ahead += 1) {
    const day = addDays(today, ahead);
    const spans = openingDay(hours, day)
      .spans.map(({ opens, closes }) => ({
        opensAt: casablancaTime(day, opens),
        closesAt: casablancaTime(day, closes),
      }))
      .filter(({ closesAt }) => closesAt > instant)
      .sort((one, other) => one.opensAt.getTime() - other.opensAt.getTime());
    found.push(...spans.slice(0, count - found.length));
  }
  return found;
}

/**
 * The day on which an order placed on `day` is ready to leave: after the store's handling days,
 * counted in working days. Null when the store never works.
 */
export function readyDay(availability: Availability, day: IsoDay): IsoDay | null {
  let left = availability.handlingDays;
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const next = addDays(day, ahead);
    if (openingDay(availability, next).state !== 'open') continue;
    if (ahead > 0) left -= 1;
    if (left <= 0) return next;
  }
  return null;
}

/**
 * The complete weeks of a month, `2026-11`; days of the neighbouring months fill the first and the
 * last week.
 */
export function monthWeeks(month: string, weekStartsOn: 0 | 1): readonly (readonly IsoDay[])[] {
  const first = `${month}-01`;
  const begin = isoDayOf(startOfWeek(utcDateOf(first), { weekStartsOn }));
  const weeks: IsoDay[][] = [];
  for (let start = begin; start.slice(0, 7) <= month; start = addDays(start, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, place) => addDays(start, place)));
  }
  return weeks;
}

/** The month `count` months after `month`. */
export function addMonths(month: string, count: number): string {
  return isoDayOf(addMonthsToDate(utcDateOf(`${month}-01`), count)).slice(0, 7);
}
