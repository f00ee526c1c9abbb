import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { placesFree } from '#domain/tours/departure-places';
import type { Principal, Reader, Tx } from '../context';
import { BOOKED_PLACES } from '../database/booked-places';
import { allColumns, childRows } from '../database/child-rows';
import { departureHistory, departures, tours } from '../database/schema/tours';
import {
  guidedDepartures,
  type HistoryLine,
  historyValues,
  type TourRow,
} from './tours.repository';

export type DepartureRow = typeof departures.$inferSelect;

/** A departure with its tour and the places that are taken. */
export interface DepartureRecord {
  readonly departure: DepartureRow;
  readonly tour: TourRow;
  /** Places of bookings. */
  readonly booked: number;
  /** Places that are held, or offered to the waiting list. */
  readonly held: number;
  /** Entries of the waiting list without an offer. */
  readonly waitingCount: number;
}

function instant(now: Date): SQL {
  return sql`${now.toISOString()}::timestamptz`;
}

/** The numbers of places, as columns of a statement that reads departures. */
function placeColumns(now: Date) {
  return {
    booked: BOOKED_PLACES.mapWith(Number),
    held: sql<number>`(select coalesce(sum(b.places), 0) from tour_bookings b
        where b.departure_id = departures.id and b.status = 'held' and b.expires_at > ${instant(now)})
      + (select coalesce(sum(w.places), 0) from waiting_entries w
        where w.departure_id = departures.id and w.status = 'offered'
          and w.offer_expires_at > ${instant(now)})`.mapWith(Number),
    waitingCount: sql<number>`(select count(*) from waiting_entries w
      where w.departure_id = departures.id and w.status = 'waiting')`.mapWith(Number),
  };
}

/** Departures with their tours and places; the caller adds conditions and an order. */
export function selectDepartures(reader: Reader, now: Date) {
  return reader
    .select({ departure: departures, tour: tours, ...placeColumns(now) })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .$dynamic();
}

/** The places of a departure that are neither booked, held nor offered. */
export function freePlaces({ departure, booked, held }: DepartureRecord): number {
  const taking = { places: booked + held, expiresAt: null };
  return placesFree(departure.maximum, [taking], departure.startsAt);
}

/** The departure of any store; undefined if there is none, or `where` leaves it out. */
export async function findAnyDeparture(
  reader: Reader,
  departureId: string,
  now: Date,
  where?: SQL,
): Promise<DepartureRecord | undefined> {
  const [found] = await selectDepartures(reader, now).where(
    and(eq(departures.id, departureId), where),
  );
  return found;
}

function ownDeparture(principal: Principal): SQL | undefined {
  return and(eq(departures.storeId, principal.storeId), guidedDepartures(principal));
}

/** The departure, if the principal may see it. */
export function findDeparture(
  reader: Reader,
  principal: Principal,
  departureId: string,
  now: Date,
): Promise<DepartureRecord | undefined> {
  return findAnyDeparture(reader, departureId, now, ownDeparture(principal));
}

/**
 * Locks the departure of any store until the transaction ends. Whatever takes or frees places of it
 * does this first, so that it happens one after another in all processes.
 */
export async function lockAnyDeparture(
  tx: Tx,
  departureId: string,
  now: Date,
  where?: SQL,
): Promise<DepartureRecord | undefined> {
  const [locked] = await tx
    .select({ id: departures.id })
    .from(departures)
    .where(and(eq(departures.id, departureId), where))
    .for('update');
  return locked && findAnyDeparture(tx, departureId, now);
}

/** The same, if the principal may see it. */
export function lockDeparture(
  tx: Tx,
  principal: Principal,
  departureId: string,
  now: Date,
): Promise<DepartureRecord | undefined> {
  return lockAnyDeparture(tx, departureId, now, ownDeparture(principal));
}

/** Writes the change and increments the revision. The caller holds the lock. */
export async function changeDeparture(
  tx: Tx,
  departureId: string,
  change: Partial<typeof departures.$inferInsert>,
  now: Date,
): Promise<void> {
  await tx
    .update(departures)
    .set({ ...change, updatedAt: now, revision: sql`${departures.revision} + 1` })
    .where(eq(departures.id, departureId));
}

/** Adds an entry to the history of each of these departures. */
export async function recordDepartureHistory(
  tx: Tx,
  departureIds: readonly string[],
  line: HistoryLine,
): Promise<void> {
  if (departureIds.length === 0) return;
  const lines = departureIds.map((departureId) => ({ ...historyValues(line), departureId }));
  await tx.insert(departureHistory).values(lines);
}

/** The history of a departure, in its order. */
export async function selectDepartureHistory(reader: Reader, departureId: string) {
  const [row] = await reader
    .select({
      history: childRows(allColumns(departureHistory), {
        from: sql`${departureHistory} where ${departureHistory.departureId} = ${departures.id}`,
        orderBy: sql`${departureHistory.at}, ${departureHistory.id}`,
      }),
    })
    .from(departures)
    .where(eq(departures.id, departureId));
  return row?.history ?? [];
}

/** The departures of a tour that are ahead and have no guests. */
export function departuresWithoutGuests(tx: Tx, tourId: string, now: Date) {
  return selectDepartures(tx, now)
    .where(
      and(
        eq(departures.tourId, tourId),
        inArray(departures.status, ['open', 'full', 'confirmed']),
        gte(departures.startsAt, now),
      ),
    )
    .orderBy(departures.id);
}
