import {
  type EventFields,
  type EventTimes,
  lastDayOf,
  startDayOf,
} from '#domain/calendar/calendar-event';
import { firstOccurrenceDay, occurrenceFields } from '#domain/calendar/occurrences';
import type { EventRecurrence as StoredRecurrence } from '#domain/calendar/recurrence';
import type { IsoDay } from '#domain/time/casablanca-day';
import type { CalendarEvent, EventRecurrence } from '#openapi/types.generated';
import type { Reader } from '../context';
import { findPeople } from '../tasks/tasks.repository';
import { type EventRow, eventOf } from './event-columns';

/** Times as the contract names them: instants, or days of an all-day event. */
export function presentTimes(times: EventTimes) {
  const { isAllDay, startsAt, endsAt } = times;
  return {
    isAllDay,
    startsAt: isAllDay ? null : new Date(startsAt).toISOString(),
    endsAt: isAllDay ? null : new Date(endsAt).toISOString(),
    day: isAllDay ? startDayOf(times) : null,
    lastDay: isAllDay ? lastDayOf(times) : null,
  };
}

function presentRecurrence(rule: StoredRecurrence): EventRecurrence {
  return {
    frequency: rule.frequency,
    interval: rule.interval,
    ...(rule.frequency === 'weekly' && { weekdays: [...rule.weekdays] }),
    ...(rule.frequency === 'monthly' && { monthlyBy: rule.monthlyBy }),
    until: rule.until,
    count: rule.count,
  };
}

/** An event, or one occurrence of it, with the fields that it has. */
export async function presentFields(
  reader: Reader,
  row: EventRow,
  fields: EventFields,
  occurrence: IsoDay | null,
): Promise<CalendarEvent> {
  const named = [...fields.participantIds, ...(row.createdBy ? [row.createdBy] : [])];
  const people = await findPeople(reader, row.storeId, named);
  return {
    id: row.id,
    title: fields.title,
    description: fields.description,
    place: fields.place,
    ...presentTimes(fields.times),
    recurrence: row.recurrence && presentRecurrence(row.recurrence),
    occurrence,
    participants: fields.participantIds.flatMap((id) => people.get(id) ?? []),
    reminders: fields.reminders.map(({ minutesBefore, channel }) => ({ minutesBefore, channel })),
    createdBy: (row.createdBy && people.get(row.createdBy)) || null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    revision: row.revision,
  };
}

/**
 * An event, or the occurrence on `day`; without a day, the first one that was not deleted.
 * @returns null if the series has no such occurrence
 */
export async function presentEvent(
  reader: Reader,
  row: EventRow,
  day?: IsoDay | null,
): Promise<CalendarEvent | null> {
  const event = eventOf(row);
  const occurrence = event.recurrence ? (day ?? firstOccurrenceDay(event)) : null;
  const fields = occurrence === null ? event : occurrenceFields(event, occurrence);
  return fields && presentFields(reader, row, fields, occurrence);
}
