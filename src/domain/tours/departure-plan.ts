import { recurrenceOfForm } from '../calendar/event-form';
import { type EventRecurrence, recurrenceErrors } from '../calendar/recurrence';
import { normalizeClock } from '../stores/availability-form';
import { type IsoDay, isIsoDay } from '../time/casablanca-day';

/** A departure, or a series of them, as its form shows it. */
export type PlanValues = {
  readonly day: IsoDay | null;
  /** `10:00` in Casablanca, or what was typed. */
  readonly time: string;
  /** Null for a single departure. As in the form of an event, without the first day's weekday. */
  readonly recurrence: EventRecurrence | null;
  /** Days of the rule without a departure. */
  readonly exceptions: readonly IsoDay[];
};

/** The most exceptions of a series (contract: DepartureCreate). */
export const MAX_EXCEPTIONS = 400;

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What is wrong with a plan: error codes by field. */
export function planErrors({ day, time, recurrence }: PlanValues): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (day === null) errors['day'] = ['required'];
  else if (!isIsoDay(day)) errors['day'] = ['invalid_format'];
  if (!CLOCK.test(normalizeClock(time))) errors['time'] = ['invalid_clock'];
  if (recurrence && day !== null && isIsoDay(day)) {
    const [codes] = Object.values(recurrenceErrors(recurrenceOfForm(recurrence, day), day));
    if (codes) errors['recurrence'] = codes;
  }
  return errors;
}
