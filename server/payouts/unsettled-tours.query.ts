import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { departures, tourBookings } from '../database/schema/tours';

/**
 * The instant from which the money of a booking is final: the end of its departure, or its capture if
 * that is later. A cancelled booking keeps what its policy does not refund.
 */
const finalAt = sql<Date>`greatest(${tourBookings.capturedAt},
  case when ${tourBookings.status} = 'cancelled' then ${tourBookings.updatedAt} else ${departures.endsAt} end)`;

/** Captured card payments of bookings that end, and that no payout counts. */
function isUnsettled(): SQL | undefined {
  return and(
    eq(tourBookings.paymentMethod, 'card'),
    isNotNull(tourBookings.capturedAt),
    isNull(tourBookings.settledAt),
    or(
      eq(tourBookings.status, 'cancelled'),
      and(inArray(tourBookings.status, ['attended', 'no_show']), eq(departures.status, 'done')),
    ),
  );
}

function instant(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`;
}

/** A booking to count, with its price and what was refunded of it. Centimes. */
export interface TourSale {
  readonly id: string;
  readonly number: number;
  readonly total: number;
  readonly refundedTotal: number;
  readonly occurredAt: Date;
}

/** The bookings of a store to count before `until`, at most so many, locked. */
export async function lockUnsettledTours(
  tx: Tx,
  storeId: string,
  until: Date,
  most: number,
): Promise<TourSale[]> {
  const rows = await tx
    .select({
      id: tourBookings.id,
      number: tourBookings.number,
      total: tourBookings.total,
      refundedTotal: tourBookings.refundedTotal,
      occurredAt: finalAt.mapWith(tourBookings.createdAt),
    })
    .from(tourBookings)
    .innerJoin(departures, eq(departures.id, tourBookings.departureId))
    .where(
      and(eq(tourBookings.storeId, storeId), isUnsettled(), sql`${finalAt} < ${instant(until)}`),
    )
    .orderBy(asc(tourBookings.id))
    .limit(most)
    .for('update', { of: tourBookings });
  return rows;
}

/** Marks these bookings as counted. */
export async function markToursSettled(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(tourBookings)
    .set({ settledAt: now })
    .where(inArray(tourBookings.id, [...ids]));
}

/** The first instant before `now` of a booking still to be counted for the store. */
export async function firstUnsettledTourAt(
  tx: Tx,
  storeId: string,
  now: Date,
): Promise<Date | null> {
  const [row] = await tx
    .select({ at: sql<string | null>`min(${finalAt})` })
    .from(tourBookings)
    .innerJoin(departures, eq(departures.id, tourBookings.departureId))
    .where(
      and(eq(tourBookings.storeId, storeId), isUnsettled(), sql`${finalAt} < ${instant(now)}`),
    );
  return row?.at ? new Date(row.at) : null;
}

/** The stores with bookings to count. */
export async function storesWithUnsettledTours(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ storeId: tourBookings.storeId })
    .from(tourBookings)
    .innerJoin(departures, eq(departures.id, tourBookings.departureId))
    .where(isUnsettled());
  return rows.map(({ storeId }) => storeId);
}
