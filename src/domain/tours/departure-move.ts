import { LAST_DAY } from '../calendar/recurrence';
import { normalizeClock } from '../stores/availability-form';
import { casablancaDay, casablancaTime, type IsoDay, isIsoDay } from '../time/casablanca-day';
import { bookableUntil } from './departure-lifecycle';

/** The times of a departure that is moved. UTC. */
export interface MovedDeparture {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cutOffMinutes: number;
}

/** Why a departure cannot begin at another time (contract: updateDeparture). */
export type MoveRefusal = 'invalid_format' | 'too_early' | 'too_late';

/**
 * Why the departure cannot begin at `to`; null when it can. Its new cut-off is ahead: until then its
 * guests may cancel, and afterwards nobody would confirm it.
 */
export function moveRefusal(
  { cutOffMinutes }: Pick<MovedDeparture, 'cutOffMinutes'>,
  to: Date,
  now: Date,
): MoveRefusal | null {
  if (Number.isNaN(to.getTime())) return 'invalid_format';
  if (bookableUntil({ startsAt: to, cutOffMinutes }) <= now) return 'too_early';
  return casablancaDay(to) > LAST_DAY ? 'too_late' : null;
}

/** The times after a move: the departure keeps its length and its cut-off. */
export function movedTimes({ startsAt, endsAt, cutOffMinutes }: MovedDeparture, to: Date) {
  return {
    startsAt: to,
    endsAt: new Date(to.getTime() + (endsAt.getTime() - startsAt.getTime())),
    cutOffAt: bookableUntil({ startsAt: to, cutOffMinutes }),
  };
}

/** The new time of a departure, as its form shows it. */
export type MoveValues = {
  readonly day: IsoDay | null;
  /** `10:00` in Casablanca, or what was typed. */
  readonly time: string;
};

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The instant of a day and a time in Casablanca; null for what is none. */
export function moveInstant({ day, time }: MoveValues): Date | null {
  const clock = normalizeClock(time);
  if (day === null || !isIsoDay(day) || !CLOCK.test(clock)) return null;
  return casablancaTime(day, clock);
}

/** What is wrong in the form of a move: error codes by field. */
export function moveErrors(
  values: MoveValues,
  departure: MovedDeparture,
  now: Date,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const { day, time } = values;
  if (day === null) errors['day'] = ['required'];
  else if (!isIsoDay(day)) errors['day'] = ['invalid_format'];
  if (!CLOCK.test(normalizeClock(time))) errors['time'] = ['invalid_clock'];
  const to = moveInstant(values);
  if (to === null) return errors;
  if (to.getTime() === departure.startsAt.getTime()) return { time: ['unchanged'] };
  const refusal = moveRefusal(departure, to, now);
  return refusal === null ? {} : { day: [refusal] };
}
