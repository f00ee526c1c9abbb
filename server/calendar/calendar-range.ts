import {
  CALENDAR_SOURCES,
  type CalendarSource,
  RANGE_DAYS,
  visibleSources,
} from '#domain/calendar/calendar-entry';
import { FIRST_DAY, lastDayOf, startDayOf } from '#domain/calendar/calendar-event';
import { occurrencesWithin } from '#domain/calendar/occurrences';
import { LAST_DAY } from '#domain/calendar/recurrence';
import { expectedPayment } from '#domain/payouts/payout-period';
import { DEFAULT_AVAILABILITY } from '#domain/stores/store-availability';
import { casablancaDay, daysBetween, type IsoDay, isIsoDay } from '#domain/time/casablanca-day';
import { instantText } from '#domain/time/instant-text';
import type { CalendarAvailability, CalendarEntry, CalendarRange } from '#openapi/types.generated';
import type { Reader } from '../context';
import { problem } from '../http/problem-error';
import { writtenAnswer } from '../http/written-answer';
import {
  type CalendarUser,
  type DayRange,
  instantsOf,
  type RangeRecords,
  selectRange,
} from './calendar-range.query';
import { readChanges } from './event-columns';

function invalidDay(name: string, code: string) {
  return problem(400, 'invalid_parameters', { errors: { [name]: [code] } });
}

/**
 * The days of a request.
 * @throws ProblemError 400 no days, in the wrong order, or more than `most`
 */
export function requestedDays({ from, to }: DayRange, most: number): DayRange {
  for (const [name, day] of Object.entries({ from, to })) {
    if (!isIsoDay(day)) {
      throw invalidDay(name, 'invalid_format');
    }
  }
  if (from < FIRST_DAY) throw invalidDay('from', 'too_early');
  if (to > LAST_DAY) throw invalidDay('to', 'too_late');
  if (from > to) throw invalidDay('to', 'before_from');
  if (daysBetween(from, to) >= most) {
    throw invalidDay('to', 'too_large');
  }
  return { from, to };
}

type DeadlineRow = RangeRecords['orderDeadlines'][number];

function deadlineEntry(source: CalendarSource, row: DeadlineRow): CalendarEntry {
  return {
    id: row.recordId,
    source,
    recordId: row.recordId,
    startsAt: instantText(row.at),
    number: String(row.number),
    name: row.name,
    status: row.status,
  };
}

/** The day on which a payout is paid, or is expected to be. */
function payoutDay({ paidAt, expectedAt, periodEnd }: RangeRecords['payouts'][number]): IsoDay {
  const at = paidAt ?? expectedAt;
  return casablancaDay(at === null ? expectedPayment(periodEnd) : new Date(at));
}

function payoutEntry(row: RangeRecords['payouts'][number], day: IsoDay): CalendarEntry {
  return {
    id: row.recordId,
    source: 'payout',
    recordId: row.recordId,
    day,
    number: row.number,
    amount: row.net,
    status: row.status,
  };
}

function pickupEntry(row: RangeRecords['pickups'][number]): CalendarEntry {
  return {
    id: row.recordId,
    source: 'pickup',
    recordId: row.recordId,
    startsAt: instantText(row.startsAt),
    endsAt: instantText(row.endsAt),
    number: `P${row.number}`,
    name: row.name,
    status: row.status,
  };
}

type TitledRow = RangeRecords['departures'][number] | RangeRecords['interviews'][number];

/** The entry of a departure or an interview. Titles that are not written are missing. */
function titledEntry(
  source: 'departure' | 'interview',
  { startsAt, endsAt, titleEn, titleAr, ...row }: TitledRow,
): CalendarEntry {
  return {
    id: row.recordId,
    source,
    ...row,
    ...(titleEn ? { titleEn } : {}),
    ...(titleAr ? { titleAr } : {}),
    startsAt: instantText(startsAt),
    endsAt: instantText(endsAt),
  };
}

function taskEntry({ recordId, title, status, day }: RangeRecords['tasks'][number]): CalendarEntry {
  return { id: recordId, source: 'task', recordId, day, title, status };
}

/** The entry of an event at some times. Its fields are added one by one: there may be a thousand. */
export function eventEntry(
  row: RangeRecords['wholeDayEvents'][number],
  occurrence: IsoDay | null,
): CalendarEntry {
  const entry: CalendarEntry = { id: row.id, source: 'event', recordId: row.id };
  if (row.isAllDay) {
    entry.day = startDayOf(row);
    const last = lastDayOf(row);
    if (last !== entry.day) entry.lastDay = last;
  } else {
    entry.startsAt = instantText(row.startsAt);
    entry.endsAt = instantText(row.endsAt);
  }
  entry.title = row.title;
  if (row.place !== '') entry.place = row.place;
  if (occurrence !== null) {
    entry.id = `${row.id}.${occurrence}`;
    entry.occurrence = occurrence;
  }
  entry.revision = row.revision;
  return entry;
}

/** The entries of a series, or of an event that lasts long. */
function addLongEvent(
  entries: CalendarEntry[],
  row: RangeRecords['longEvents'][number],
  { from, to }: { readonly from: number; readonly to: number },
): void {
  const { id, isAllDay, startsAt, endsAt, recurrence, revision } = row;
  const changes = readChanges(row.changes);
  const times = { isAllDay, startsAt, endsAt };
  for (const found of occurrencesWithin({ times, recurrence, changes }, from, to)) {
    const change = found.day === null ? undefined : changes[found.day];
    const title = change?.title ?? row.title;
    const place = change?.place ?? row.place;
    const own = found.times;
    entries.push(
      eventEntry(
        {
          id,
          title,
          place,
          isAllDay: own.isAllDay,
          startsAt: own.startsAt,
          endsAt: own.endsAt,
          revision,
        },
        found.day,
      ),
    );
  }
}

/** The entries of the records of a range, source by source, without those of events with times. */
function composedEntries(records: RangeRecords, range: DayRange): CalendarEntry[] {
  const entries: CalendarEntry[] = [];
  const { orderDeadlines, returnDeadlines, cancellationDeadlines } = records;
  for (const row of orderDeadlines) entries.push(deadlineEntry('order_deadline', row));
  for (const row of returnDeadlines) entries.push(deadlineEntry('return_deadline', row));
  for (const row of cancellationDeadlines)
    entries.push(deadlineEntry('cancellation_deadline', row));
  for (const row of records.payouts) {
    const day = payoutDay(row);
    if (range.from <= day && day <= range.to) entries.push(payoutEntry(row, day));
  }
  for (const row of records.pickups) entries.push(pickupEntry(row));
  for (const row of records.departures) entries.push(titledEntry('departure', row));
  for (const row of records.interviews) entries.push(titledEntry('interview', row));
  for (const row of records.tasks) entries.push(taskEntry(row));
  for (const row of records.wholeDayEvents) entries.push(eventEntry(row, null));
  const instants = instantsOf(range);
  for (const row of records.longEvents) addLongEvent(entries, row, instants);
  return entries;
}

/** The entries of the records of a range. */
export function entriesOf(records: RangeRecords, range: DayRange): CalendarEntry[] {
  // The statement writes entries of the contract.
  const timed = JSON.parse(`[${records.timedEvents}]`) as CalendarEntry[];
  return [...composedEntries(records, range), ...timed];
}

/** The opening hours of a store, and the closures that touch a range. */
function availabilityOf(
  row: RangeRecords['availability'],
  { from, to }: DayRange,
): CalendarAvailability {
  const { weekly, closures } = row ?? DEFAULT_AVAILABILITY;
  return {
    weekly: [...weekly],
    closures: closures.filter((closure) => closure.from <= to && from <= closure.to),
    revision: row?.revision ?? 0,
  };
}

/** A range that a user requests. */
export interface RequestedRange extends DayRange {
  /** All by default. */
  readonly sources?: readonly CalendarSource[] | undefined;
}

/**
 * The range of the calendar that a user requests, of the sources that they see.
 * @throws ProblemError 400 the days
 */
export async function readRange(
  reader: Reader,
  { sources, ...days }: RequestedRange,
  user: CalendarUser,
): Promise<CalendarRange> {
  const range = requestedDays(days, RANGE_DAYS.calendar);
  const visible = visibleSources(sources ?? CALENDAR_SOURCES, user.permissions);
  const records = await selectRange(reader, user, range, visible);
  const composed = JSON.stringify(composedEntries(records, range)).slice(1, -1);
  const { timedEvents } = records;
  const comma = composed && timedEvents && ',';
  const hasHours = visible.includes('opening_hours') || visible.includes('closure');
  const availability = hasHours ? availabilityOf(records.availability, range) : undefined;
  return writtenAnswer<CalendarRange>({
    items: ['[', composed, comma, timedEvents, ']'],
    availability: availability && [JSON.stringify(availability)],
  });
}

/** Its place among the entries of a day: what has no time comes first. */
function orderOnDay({ startsAt = '', title = '', id }: CalendarEntry): string {
  return [startsAt, title, id].join(' ');
}

/**
 * The events, departures and interviews that touch the day of `now`, all-day ones first, then by
 * their begin; of a recurring event the occurrence. Of each, what the user sees on the calendar.
 */
export async function readEventsOfDay(
  reader: Reader,
  user: CalendarUser,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<CalendarEntry[]> {
  const sources = visibleSources(['event', 'departure', 'interview'], user.permissions);
  if (sources.length === 0) return [];
  const day = casablancaDay(now);
  const range = { from: day, to: day };
  const entries = entriesOf(await selectRange(reader, user, range, sources), range);
  return entries
    .toSorted((one, other) => (orderOnDay(one) < orderOnDay(other) ? -1 : 1))
    .slice(0, limit);
}
