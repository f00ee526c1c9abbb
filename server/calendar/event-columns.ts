import { millisecondsInWeek } from 'date-fns/constants';
import type { CalendarEvent, EventFields, EventTimes } from '#domain/calendar/calendar-event';
import { eventSpan, nextReminderAt } from '#domain/calendar/occurrences';
import { foldForSearch } from '#domain/text/search-fold';
import type { calendarEvents, StoredChange, StoredChanges } from '../database/schema/calendar';

export type EventRow = typeof calendarEvents.$inferSelect;

/** The columns of which the occurrences of an event are made. */
export type RecurringRow = Pick<
  EventRow,
  'isAllDay' | 'startsAt' | 'endsAt' | 'recurrence' | 'changes'
>;

/** Times as they are stored inside JSON. */
export function storedTimes({ isAllDay, startsAt, endsAt }: EventTimes) {
  return {
    isAllDay,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
  };
}

/** Times that {@link storedTimes} made. */
export function readTimes(times: NonNullable<StoredChange['times']>): EventTimes {
  return {
    isAllDay: times.isAllDay,
    startsAt: Date.parse(times.startsAt),
    endsAt: Date.parse(times.endsAt),
  };
}

function readChange({ times, ...texts }: StoredChange): Partial<EventFields> {
  return times ? { ...texts, times: readTimes(times) } : texts;
}

/** The changed occurrences of a stored series. */
export function readChanges(changes: StoredChanges): CalendarEvent['changes'] {
  return Object.fromEntries(
    Object.entries(changes).map(([day, change]) => [day, change && readChange(change)]),
  );
}

/** The changed occurrences of a series as they are stored. */
export function storedChanges(changes: CalendarEvent['changes']): StoredChanges {
  return Object.fromEntries(
    Object.entries(changes).map(([day, change]) => {
      if (!change) return [day, null];
      const { times, ...texts } = change;
      return [day, times ? { ...texts, times: storedTimes(times) } : texts];
    }),
  );
}

/** The times of a row, with those of its changed occurrences. */
export function recurringTimesOf(row: RecurringRow) {
  return {
    times: {
      isAllDay: row.isAllDay,
      startsAt: row.startsAt.getTime(),
      endsAt: row.endsAt.getTime(),
    },
    recurrence: row.recurrence,
    changes: readChanges(row.changes),
  };
}

/** The event of a row. */
export function eventOf(row: EventRow): CalendarEvent {
  const { title, description, place, participantIds, reminders } = row;
  return { title, description, place, participantIds, reminders, ...recurringTimesOf(row) };
}

/** The columns of an event; its next reminder is the first one after `now`. */
export function columnsOf(event: CalendarEvent, now: Date) {
  const { times, recurrence } = event;
  const { firstAt, lastAt } = eventSpan(event);
  const next = nextReminderAt(event, now.getTime());
  return {
    title: event.title,
    description: event.description,
    place: event.place,
    isAllDay: times.isAllDay,
    startsAt: new Date(times.startsAt),
    endsAt: new Date(times.endsAt),
    recurrence,
    changes: storedChanges(event.changes),
    participantIds: [...event.participantIds],
    reminders: [...event.reminders],
    isLong: recurrence !== null || times.endsAt - times.startsAt > millisecondsInWeek,
    firstAt: new Date(firstAt),
    lastAt: lastAt === null ? null : new Date(lastAt),
    nextReminderAt: next === null ? null : new Date(next),
    searchText: foldForSearch([event.title, event.place].join(' ')),
  } satisfies Partial<typeof calendarEvents.$inferInsert>;
}
