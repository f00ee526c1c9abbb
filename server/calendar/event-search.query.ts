import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { nearestOccurrence, occurrenceFields } from '#domain/calendar/occurrences';
import type { CalendarEntry } from '#openapi/types.generated';
import type { Reader } from '../context';
import { matchingWords } from '../database/list-filters';
import { calendarEvents } from '../database/schema/calendar';
import { eventEntry } from './calendar-range';
import { type EventRow, eventOf } from './event-columns';

/** What is under way or to come, by its begin, then what is over, the latest first. */
function orderAt(now: Date): SQL[] {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isAhead = sql`(${calendarEvents.lastAt} is null or ${calendarEvents.lastAt} >= ${at})`;
  return [
    desc(isAhead),
    sql`case when ${isAhead} then greatest(${calendarEvents.firstAt}, ${at}) end asc nulls last`,
    desc(calendarEvents.lastAt),
    asc(calendarEvents.id),
  ];
}

/** An event with the times and texts of its nearest occurrence. */
function entryOf(row: EventRow, now: Date): CalendarEntry {
  const event = eventOf(row);
  const { day = null, times = event.times } = nearestOccurrence(event, now.getTime()) ?? {};
  const { title, place } = (day !== null && occurrenceFields(event, day)) || event;
  const { id, revision } = row;
  return eventEntry({ id, title, place, revision, ...times }, day);
}

/** The first `limit` events of a store that the words of `q` find, each once. */
export async function findEvents(
  reader: Reader,
  { q, limit }: { readonly q: string; readonly limit: number },
  { storeId, now }: { readonly storeId: string; readonly now: Date },
): Promise<CalendarEntry[]> {
  const rows = await reader
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.storeId, storeId),
        isNull(calendarEvents.archivedAt),
        matchingWords(calendarEvents.searchText, q),
      ),
    )
    .orderBy(...orderAt(now))
    .limit(limit);
  return rows.map((row) => entryOf(row, now));
}
