import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { calendarEvents } from '../database/schema/calendar';
import type { EventRow } from './event-columns';

function ofStore(reader: Reader, storeId: string, eventId: string) {
  return reader
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.id, eventId),
        eq(calendarEvents.storeId, storeId),
        isNull(calendarEvents.archivedAt),
      ),
    );
}

/** The event; undefined if it is unknown to this store, or deleted. */
export async function findEvent(
  reader: Reader,
  storeId: string,
  eventId: string,
): Promise<EventRow | undefined> {
  return (await ofStore(reader, storeId, eventId))[0];
}

/** The same as `findEvent`, locked until the transaction ends. */
export async function lockEvent(
  tx: Tx,
  storeId: string,
  eventId: string,
): Promise<EventRow | undefined> {
  return (await ofStore(tx, storeId, eventId).for('no key update'))[0];
}

/** The events of the store with these names in calendar files, locked, by that name. */
export async function lockEventsByUid(
  tx: Tx,
  storeId: string,
  uids: readonly string[],
): Promise<ReadonlyMap<string, EventRow>> {
  if (uids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.storeId, storeId),
        inArray(calendarEvents.uid, [...uids]),
        isNull(calendarEvents.archivedAt),
      ),
    )
    .orderBy(calendarEvents.id)
    .for('no key update');
  return new Map(rows.map((row) => [row.uid, row]));
}

/** Adds events. */
export function insertEvents(
  tx: Tx,
  rows: readonly (typeof calendarEvents.$inferInsert)[],
): Promise<EventRow[]> {
  if (rows.length === 0) return Promise.resolve([]);
  return tx
    .insert(calendarEvents)
    .values([...rows])
    .returning();
}

/** Writes the change and increments the revision. The caller holds the lock. */
export async function changeEvent(
  tx: Tx,
  eventId: string,
  change: Partial<typeof calendarEvents.$inferInsert>,
  now: Date,
): Promise<EventRow> {
  const [row] = await tx
    .update(calendarEvents)
    .set({ ...change, updatedAt: now, revision: sql`${calendarEvents.revision} + 1` })
    .where(eq(calendarEvents.id, eventId))
    .returning();
  if (!row) throw new Error('A changed event was not returned.');
  return row;
}
