import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import {
  allDayTimes,
  type CalendarEvent,
  type EventFields,
  type EventTimes,
  startDayOf,
} from '#domain/calendar/calendar-event';
import { completeRecurrence, type GivenRecurrence } from '#domain/calendar/recurrence';
import { addDays, casablancaDay, casablancaTime, weekday } from '#domain/time/casablanca-day';
import { columnsOf } from '../calendar/event-columns';
import { uidOfEvent } from '../calendar/event-uid';
import type { Tx } from '../context';
import { calendarEvents } from '../database/schema/calendar';
import { type DemoStore, NEJJARINE } from './demo-stores';

interface DemoEvent extends Partial<Omit<EventFields, 'times' | 'title'>> {
  /** The end of its id. */
  readonly name: string;
  readonly title: string;
  /** Days from today to its begin; of `monday`, from the Monday of this week. */
  readonly in: number;
  readonly monday?: true;
  /** Begin on the clocks of Casablanca and minutes; undefined for whole days. */
  readonly at?: readonly [clock: string, minutes: number];
  /** Whole days; one by default. */
  readonly days?: number;
  readonly recurrence?: GivenRecurrence;
}

const EVENTS_OF_NEJJARINE: readonly DemoEvent[] = [
  {
    name: 'team',
    title: 'Réunion de l’équipe',
    description: 'Commandes de la semaine, stock et livraisons.',
    place: 'Atelier, Fès',
    in: -28,
    monday: true,
    at: ['09:30', 45],
    recurrence: { frequency: 'weekly', interval: 1 },
    participantIds: ['usr_salma', 'usr_youssef', 'usr_imane'],
    reminders: [{ minutesBefore: 15, channel: 'notification' }],
  },
  {
    name: 'photos',
    title: 'Séance photo de la nouvelle collection',
    place: 'Studio Bab Boujloud',
    in: 4,
    at: ['08:00', 240],
    participantIds: ['usr_imane'],
    reminders: [{ minutesBefore: 1440, channel: 'mail' }],
  },
  {
    name: 'fair',
    title: 'Salon de l’artisanat, Rabat',
    in: 9,
    days: 3,
    participantIds: ['usr_salma'],
  },
  {
    name: 'stock',
    title: 'Inventaire du mois',
    in: 2,
    at: ['18:00', 120],
    recurrence: { frequency: 'monthly', interval: 1, count: 12 },
  },
];

const OTHER_EVENTS: readonly DemoEvent[] = [
  { name: 'harvest', title: 'Visite de la coopérative', in: 6, at: ['10:00', 180] },
];

function timesOf({ in: days, monday, at, days: length = 1 }: DemoEvent, now: Date): EventTimes {
  const today = casablancaDay(now);
  const from = monday ? addDays(today, -((weekday(today) + 6) % 7)) : today;
  const day = addDays(from, days);
  if (!at) return allDayTimes(day, addDays(day, length - 1));
  const [clock, minutes] = at;
  const startsAt = casablancaTime(day, clock).getTime();
  return { isAllDay: false, startsAt, endsAt: startsAt + minutes * millisecondsInMinute };
}

function eventRow(store: DemoStore, demo: DemoEvent, createdBy: string, now: Date) {
  const { title, description = '', place = '', participantIds = [], reminders = [] } = demo;
  const times = timesOf(demo, now);
  const recurrence = demo.recurrence
    ? completeRecurrence(demo.recurrence, startDayOf(times))
    : null;
  const event: CalendarEvent = {
    title,
    description,
    place,
    times,
    participantIds,
    reminders,
    recurrence,
    changes: {},
  };
  const id = `evt_${store.id.slice('str_'.length)}${demo.name}`;
  const createdAt = subMilliseconds(now, 30 * millisecondsInDay);
  const record = { id, storeId: store.id, uid: uidOfEvent(id), createdBy };
  return { ...columnsOf(event, now), ...record, createdAt, updatedAt: createdAt };
}

/** Writes the events of a demo store: a weekly one, one of some days, and single ones. */
export async function writeEvents(tx: Tx, store: DemoStore, now: Date): Promise<void> {
  const [events, createdBy] =
    store.id === NEJJARINE.id
      ? [EVENTS_OF_NEJJARINE, 'usr_salma']
      : [OTHER_EVENTS, store.staff[0]?.id ?? ''];
  await tx
    .insert(calendarEvents)
    .values(events.map((event) => eventRow(store, event, createdBy, now)));
}
