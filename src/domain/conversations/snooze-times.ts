import { addHours } from 'date-fns/addHours';
import {
  addDays,
  casablancaDay,
  casablancaTime,
  type IsoDay,
  weekday,
} from '../time/casablanca-day';
import { SNOOZE_DAYS } from './conversation-lifecycle';

/** The time of the day at which a snoozed conversation comes back, in Casablanca. */
const MORNING = '09:00';
const MONDAY = 1;
const LATER_HOURS = 3;

/** A time that is offered, until which a conversation is snoozed. */
export interface SnoozeTime {
  readonly id: 'later' | 'tomorrow' | 'monday' | 'week';
  readonly until: Date;
}

/** When a conversation comes back that is snoozed until a day: in the morning, in Casablanca. */
export function snoozeMorning(day: IsoDay): Date {
  return casablancaTime(day, MORNING);
}

/**
 * The times that are offered at `now`: in three hours, and mornings, each once. Monday is the next
 * one.
 */
export function snoozeTimes(now: Date): readonly SnoozeTime[] {
  const today = casablancaDay(now);
  const toMonday = (MONDAY - weekday(today) + 7) % 7 || 7;
  const times: readonly SnoozeTime[] = [
    { id: 'later', until: addHours(now, LATER_HOURS) },
    { id: 'tomorrow', until: snoozeMorning(addDays(today, 1)) },
    { id: 'monday', until: snoozeMorning(addDays(today, toMonday)) },
    { id: 'week', until: snoozeMorning(addDays(today, 7)) },
  ];
  return times.filter(
    ({ until }, at) => times.findIndex((one) => one.until.getTime() === until.getTime()) === at,
  );
}

/**
 * The first and the last day until which a conversation can be snoozed at `now`: their mornings are
 * in the future and within the time that the lifecycle allows.
 */
export function snoozeDays(now: Date): { readonly first: IsoDay; readonly last: IsoDay } {
  const today = casablancaDay(now);
  return { first: addDays(today, 1), last: addDays(today, SNOOZE_DAYS - 1) };
}
