import { type IsoDay, isIsoDay } from '../time/casablanca-day';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The number of a weekday as `Date` has it: 0 for Sunday to 6 for Saturday. */
export function numberOfWeekday(weekday: Weekday): number {
  return (WEEKDAYS.indexOf(weekday) + 1) % WEEKDAYS.length;
}

/** Opening hours within one day, in Casablanca time, `09:00`. */
export interface OpeningHours {
  readonly day: Weekday;
  readonly opens: string;
  readonly closes: string;
}

/**
 * Days on which the store is closed, first and last included, and whether clients may still order.
 */
export interface Closure {
  readonly from: IsoDay;
  readonly to: IsoDay;
  readonly note: string | null;
  readonly noteEn: string | null;
  readonly noteAr: string | null;
  readonly acceptOrders: boolean;
}

/** When the store works, and how many working days it needs to prepare a parcel. */
export interface Availability {
  readonly weekly: readonly OpeningHours[];
  readonly closures: readonly Closure[];
  readonly handlingDays: number;
}

const WORKDAYS: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

/** The availability of a store that never set its own. */
export const DEFAULT_AVAILABILITY: Availability = {
  weekly: WORKDAYS.map((day) => ({ day, opens: '09:00', closes: '18:00' })),
  closures: [],
  handlingDays: 2,
};

function byDayAndHour(one: OpeningHours, other: OpeningHours): number {
  return (
    WEEKDAYS.indexOf(one.day) - WEEKDAYS.indexOf(other.day) || (one.opens < other.opens ? -1 : 1)
  );
}

/** The availability sorted by weekday and by date. */
export function sortedAvailability({ weekly, closures, handlingDays }: Availability): Availability {
  return {
    weekly: [...weekly].sort(byDayAndHour),
    closures: [...closures].sort((one, other) => (one.from < other.from ? -1 : 1)),
    handlingDays,
  };
}

function hoursErrors(weekly: Availability['weekly']): [string, string][] {
  return weekly.flatMap((hours, index): [string, string][] => {
    if (hours.closes <= hours.opens) return [[`weekly.${index}.closes`, 'period_reversed']];
    const overlaps = weekly
      .slice(0, index)
      .some(
        ({ day, opens, closes }) =>
          day === hours.day && opens < hours.closes && hours.opens < closes,
      );
    return overlaps ? [[`weekly.${index}.opens`, 'overlapping']] : [];
  });
}

function closureErrors(closures: Availability['closures']): [string, string][] {
  return closures.flatMap((closure, index): [string, string][] => {
    for (const end of ['from', 'to'] as const) {
      if (!isIsoDay(closure[end])) return [[`closures.${index}.${end}`, 'invalid_format']];
    }
    if (closure.to < closure.from) return [[`closures.${index}.to`, 'period_reversed']];
    const overlaps = closures
      .slice(0, index)
      .some(({ from, to }) => from <= closure.to && closure.from <= to);
    return overlaps ? [[`closures.${index}.from`, 'overlapping']] : [];
  });
}

/**
 * Errors, codes by field: a period must end after it begins, and periods of a kind must not
 * overlap.
 */
export function availabilityErrors({ weekly, closures }: Availability): Record<string, string[]> {
  return Object.fromEntries(
    [...hoursErrors(weekly), ...closureErrors(closures)].map(([field, code]) => [field, [code]]),
  );
}
