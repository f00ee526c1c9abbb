import { normalizeClock } from '../stores/availability-form';
import { WEEKDAYS } from '../stores/store-availability';
import { casablancaTime, type IsoDay, isIsoDay } from '../time/casablanca-day';
import {
  allDayTimes,
  type ChangeScope,
  EVENT_LIMITS,
  type EventReminder,
  type EventTimes,
  eventErrors,
} from './calendar-event';
import { type EntrySpan, instantOf, wallClockOf } from './entry-span';
import { completeRecurrence, type EventRecurrence, weekdayOfDay } from './recurrence';

/** The length of a new event, in hours. */
const NEW_EVENT_HOURS = 1;

/** The days and clocks of an event as its form shows them, in Casablanca. */
export type FormTimes = {
  readonly isAllDay: boolean;
  readonly day: IsoDay | null;
  readonly lastDay: IsoDay | null;
  /** `09:00`; kept for an all-day event that gets times. */
  readonly from: string;
  readonly to: string;
};

/** An event as its form shows it. An empty field is an empty text or list, or null. */
export type EventValues = FormTimes & {
  readonly title: string;
  readonly description: string;
  readonly place: string;
  /**
   * The weekdays of a weekly rule are those beside the weekday of the first day: if the event moves
   * to another weekday, it recurs on that one.
   */
  readonly recurrence: EventRecurrence | null;
  readonly participantIds: readonly string[];
  readonly reminders: readonly EventReminder[];
  /** How much of a series the change means; the choice of the form, never stored. */
  readonly scope: ChangeScope;
  /** Which occurrence of a series the form shows; null if the event does not recur. */
  readonly occurrence: IsoDay | null;
};

const DAYTIME = { from: '09:00', to: '10:00' } as const;

/** Times as the form shows them. What ends at midnight ends at 00:00 of the next day. */
export function formTimes(span: EntrySpan): FormTimes {
  if ('day' in span) {
    return { isAllDay: true, day: span.day, lastDay: span.lastDay, ...DAYTIME };
  }
  const [start, end] = [wallClockOf(span.startsAt), wallClockOf(span.endsAt)];
  return {
    isAllDay: false,
    day: start.slice(0, 10),
    lastDay: end.slice(0, 10),
    from: start.slice(11),
    to: end.slice(11),
  };
}

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The times that a form means; null while a day or a clock is missing. */
export function spanOfForm({ isAllDay, day, lastDay, from, to }: FormTimes): EntrySpan | null {
  if (!day || !lastDay || !isIsoDay(day) || !isIsoDay(lastDay)) return null;
  if (isAllDay) return { day, lastDay };
  const [begin, end] = [normalizeClock(from), normalizeClock(to)];
  if (!CLOCK.test(begin) || !CLOCK.test(end)) return null;
  return { startsAt: instantOf(`${day}T${begin}`), endsAt: instantOf(`${lastDay}T${end}`) };
}

/** An event of which only the times are known. */
export function newEventValues(span: EntrySpan): EventValues {
  return {
    ...formTimes(span),
    title: '',
    description: '',
    place: '',
    recurrence: null,
    participantIds: [],
    reminders: [],
    scope: 'one',
    occurrence: null,
  };
}

/** An hour of a day from `clock` on (`09:00`). */
export function hourOfDay(day: IsoDay, clock: string): EntrySpan {
  const start = casablancaTime(day, clock);
  const end = new Date(start.getTime() + NEW_EVENT_HOURS * 3_600_000);
  return { startsAt: start.toISOString(), endsAt: end.toISOString() };
}

/** The rule of an event as the form shows it: see {@link EventValues}. */
export function formRecurrence(rule: EventRecurrence, firstDay: IsoDay): EventRecurrence {
  const own = weekdayOfDay(firstDay);
  return { ...rule, weekdays: rule.weekdays.filter((weekday) => weekday !== own) };
}

/** The complete rule that a form means, for an event that begins on `firstDay`. */
export function recurrenceOfForm(rule: EventRecurrence, firstDay: IsoDay): EventRecurrence {
  const named = [...rule.weekdays, weekdayOfDay(firstDay)];
  const weekdays = WEEKDAYS.filter((weekday) => named.includes(weekday));
  return completeRecurrence({ ...rule, weekdays }, firstDay);
}

function timesOf(span: EntrySpan): EventTimes {
  if ('day' in span) return allDayTimes(span.day, span.lastDay);
  return {
    isAllDay: false,
    startsAt: Date.parse(span.startsAt),
    endsAt: Date.parse(span.endsAt),
  };
}

/** The fields of the form for the fields of the contract. */
const FIELDS: Readonly<Record<string, string>> = { startsAt: 'day', endsAt: 'to' };

/** The error codes of the server, by the fields of the form. */
export function formFieldOf(field: string): string {
  return field.startsWith('recurrence.') ? 'recurrence' : (FIELDS[field] ?? field);
}

function missingTimes({ isAllDay, day, lastDay, from, to }: FormTimes): Record<string, string[]> {
  const missing: [string, string | null][] = [
    ['day', day === null ? 'required' : isIsoDay(day) ? null : 'invalid_format'],
    ['lastDay', lastDay === null ? 'required' : isIsoDay(lastDay) ? null : 'invalid_format'],
    ['from', isAllDay || CLOCK.test(normalizeClock(from)) ? null : 'invalid_clock'],
    ['to', isAllDay || CLOCK.test(normalizeClock(to)) ? null : 'invalid_clock'],
  ];
  return Object.fromEntries(missing.flatMap(([field, code]) => (code ? [[field, [code]]] : [])));
}

/** What is wrong with an event in its form: error codes by field, as the server has them. */
export function eventFormErrors(values: EventValues): Record<string, string[]> {
  const span = spanOfForm(values);
  const day = values.day ?? '';
  const errors = eventErrors({
    title: values.title,
    description: values.description,
    place: values.place,
    participantIds: values.participantIds,
    reminders: values.reminders,
    recurrence: values.recurrence && span && recurrenceOfForm(values.recurrence, day),
    // Missing times are reported by their own fields.
    times: timesOf(span ?? { day: '2026-01-01', lastDay: '2026-01-01' }),
  });
  const named = Object.entries(errors).map(([field, codes]) => [formFieldOf(field), codes]);
  return { ...Object.fromEntries(named), ...missingTimes(values) };
}

/** The choices of a reminder, in minutes before the event. */
export const REMINDER_CHOICES = [0, 10, 30, 60, 120, 1440, 2880, 10_080] as const;

/** A reminder more than the event has, if it may have one more. */
export function withReminder(reminders: readonly EventReminder[]): readonly EventReminder[] {
  if (reminders.length >= EVENT_LIMITS.reminders) return reminders;
  const used = reminders.map(({ minutesBefore }) => minutesBefore);
  const minutesBefore = [30, ...REMINDER_CHOICES].find((one) => !used.includes(one)) ?? 0;
  return [...reminders, { minutesBefore, channel: 'notification' }];
}
