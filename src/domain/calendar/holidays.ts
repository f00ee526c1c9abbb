import { addDays, daysBetween, type IsoDay } from '../time/casablanca-day';
import { hijriDate } from './hijri';

/**
 * The paid public holidays of Morocco. Sources: decree 2-77-169 of 28 February 1977 (public
 * services) and decree 2-04-426 of 29 December 2004 (companies), as amended; 14 January by the
 * royal decision of 3 May 2023; 31 October by that of 4 November 2025 and the decrees 2-25-1140 and
 * 2-26-14 of January 2026.
 */
const FIXED = [
  { id: 'newYear', date: '01-01' },
  { id: 'independenceManifesto', date: '01-11' },
  { id: 'amazighNewYear', date: '01-14', since: 2024 },
  { id: 'labourDay', date: '05-01' },
  { id: 'throneDay', date: '07-30' },
  { id: 'ouedEdDahab', date: '08-14' },
  { id: 'revolutionDay', date: '08-20' },
  { id: 'youthDay', date: '08-21' },
  { id: 'unityDay', date: '10-31', since: 2026 },
  { id: 'greenMarch', date: '11-06' },
  { id: 'independenceDay', date: '11-18' },
] as const;

/** Feasts by the moon: month and day of the Hijri calendar. */
const BY_THE_MOON = [
  { id: 'hijriNewYear', month: 1, days: [1] },
  { id: 'mawlid', month: 3, days: [12, 13] },
  { id: 'eidAlFitr', month: 10, days: [1, 2] },
  { id: 'eidAlAdha', month: 12, days: [10, 11] },
] as const;

/** Its text is under `holidays` of the calendar's texts. */
export type HolidayId = (typeof FIXED)[number]['id'] | (typeof BY_THE_MOON)[number]['id'];

/** A public holiday; of a feast of two days, each of them. */
export interface Holiday {
  readonly id: HolidayId;
  readonly day: IsoDay;
  /**
   * The day depends on when the moon is seen. It was computed with the Umm al-Qura calendar, and
   * may be a day earlier than Morocco's.
   */
  readonly isExpected: boolean;
}

function fixedHolidays(day: IsoDay): Holiday[] {
  return FIXED.filter(
    (holiday) =>
      day.endsWith(`-${holiday.date}`) &&
      (!('since' in holiday) || Number(day.slice(0, 4)) >= holiday.since),
  ).map(({ id }) => ({ id, day, isExpected: false }));
}

function feastsByTheMoon(day: IsoDay): Holiday[] {
  const date = hijriDate(day);
  return BY_THE_MOON.filter(
    ({ month, days }) => month === date.month && days.some((one) => one === date.day),
  ).map(({ id }) => ({ id, day, isExpected: true }));
}

/** The public holidays from one day to another, both included, in their order. */
export function holidaysBetween(from: IsoDay, to: IsoDay): Holiday[] {
  const count = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length: count }, (_, at) => addDays(from, at)).flatMap((day) => [
    ...fixedHolidays(day),
    ...feastsByTheMoon(day),
  ]);
}
