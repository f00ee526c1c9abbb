import { type CalendarDate, DateFormatter, parseDate } from '@internationalized/date';
import { type Language, languageRecords } from '#domain/format/languages';

/** The earliest and the latest day that a field accepts (specification, section 9). */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2099-12-31';

/** Two days, both included, as `YYYY-MM-DD`. */
export interface DayRange {
  from: string;
  to: string;
}

export interface DayLimits {
  min: CalendarDate;
  max: CalendarDate;
}

/** The calendar day of `2026-11-19`; null for no value and for an invalid one. */
export function dayOf(iso: string | null | undefined): CalendarDate | null {
  try {
    return iso ? parseDate(iso) : null;
  } catch {
    return null;
  }
}

/** The caller's limits, within those of the specification. */
export function limitsOf(min: string | undefined, max: string | undefined): DayLimits {
  const [first, last] = [parseDate(FIRST_DAY), parseDate(LAST_DAY)];
  return {
    min: clamped(dayOf(min) ?? first, first, last),
    max: clamped(dayOf(max) ?? last, first, last),
  };
}

function clamped(day: CalendarDate, min: CalendarDate, max: CalendarDate): CalendarDate {
  if (day.compare(min) < 0) return min;
  return day.compare(max) > 0 ? max : day;
}

export function withinLimits(day: CalendarDate, { min, max }: DayLimits): CalendarDate {
  return clamped(day, min, max);
}

export function isWithin(day: CalendarDate, limits: DayLimits): boolean {
  return day.compare(withinLimits(day, limits)) === 0;
}

/** Defined here (specification, section 9), because CLDR differs for Morocco. */
export function weekStartOf(language: Language): 'sun' | 'mon' {
  return languageRecords[language].weekStartsOn === 0 ? 'sun' : 'mon';
}

/** Both ends as texts, the first as short as the second allows: "22", "26 novembre". */
export function formatDayRange(start: CalendarDate, end: CalendarDate, language: Language) {
  const sameYear = start.year === end.year;
  const whole: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };
  if (!sameYear) whole.year = 'numeric';
  const short = sameYear && start.month === end.month ? ({ day: 'numeric' } as const) : whole;
  const written = (day: CalendarDate, options: Intl.DateTimeFormatOptions) =>
    new DateFormatter(languageRecords[language].adapterLocale, {
      ...options,
      timeZone: 'UTC',
    }).format(day.toDate('UTC'));
  return { from: written(start, short), to: written(end, whole) };
}
