import { type EventRecurrence, recurrenceDays } from '../calendar/recurrence';
import { addDays, casablancaTime, type IsoDay } from '../time/casablanca-day';

/** How many days ahead the departures of a series exist. */
export const PLANNED_DAYS = 180;

/** The most departures that one request, or one run of the system, plans. */
export const PLANNED_AT_ONCE = 400;

/** Departures of a tour by a rule, with exceptions. Days and clocks in Casablanca. */
export interface DepartureSeries {
  readonly startDay: IsoDay;
  /** `09:30`. */
  readonly time: string;
  readonly recurrence: EventRecurrence;
  /** Days of the rule without a departure. */
  readonly exceptions: readonly IsoDay[];
}

/** A departure that a series plans. */
export interface PlannedDeparture {
  readonly day: IsoDay;
  /** UTC. */
  readonly startsAt: Date;
}

/** The last day for which departures exist on `today`. */
export function plannedUntil(today: IsoDay): IsoDay {
  return addDays(today, PLANNED_DAYS);
}

/** The days from `from` to `to`, both included, on which a series has a departure, ascending. */
export function departureDays(
  { startDay, recurrence, exceptions }: DepartureSeries,
  from: IsoDay,
  to: IsoDay,
): IsoDay[] {
  const left = new Set(exceptions);
  return recurrenceDays(startDay, recurrence, from, to).filter((day) => !left.has(day));
}

/** The departures of a series from `from` to `to`, both included. */
export function plannedDepartures(
  series: DepartureSeries,
  from: IsoDay,
  to: IsoDay,
): PlannedDeparture[] {
  return departureDays(series, from, to)
    .slice(0, PLANNED_AT_ONCE)
    .map((day) => ({ day, startsAt: casablancaTime(day, series.time) }));
}
