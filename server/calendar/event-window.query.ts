import { millisecondsInDay, millisecondsInWeek } from 'date-fns/constants';
import { and, asc, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Reader } from '../context';
import { calendarEvents } from '../database/schema/calendar';
import type { EventRow } from './event-columns';

/** Most events that a file contains. */
const MAX_EVENTS = 20_000;

/** The events of a store that may touch a time (ms, UTC; `to` excluded), by their begin. */
export function selectEventsWithin(
  reader: Reader,
  storeId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<EventRow[]> {
  const [start, end] = [new Date(from), new Date(to)];
  const weekBefore = new Date(from - millisecondsInWeek - millisecondsInDay);
  const isShort = and(
    sql`not ${calendarEvents.isLong}`,
    gte(calendarEvents.startsAt, weekBefore),
    lt(calendarEvents.startsAt, end),
  );
  const isLong = and(
    calendarEvents.isLong,
    lt(calendarEvents.firstAt, end),
    or(isNull(calendarEvents.lastAt), gt(calendarEvents.lastAt, start)),
  );
  return reader
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.storeId, storeId),
        isNull(calendarEvents.archivedAt),
        or(isShort, isLong),
      ),
    )
    .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id))
    .limit(MAX_EVENTS);
}
