import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { customAlphabet } from 'nanoid';
import type { Language } from '#domain/format/languages';
import { paymentStatusOf } from '#domain/payments/payment-status';
import { TICKET_ALPHABET, TICKET_LENGTH } from '#domain/tours/ticket-code';
import type { GuestLine } from '#domain/tours/tour-prices';
import type { Principal, Reader, Tx } from '../context';
import { allColumns, childRows } from '../database/child-rows';
import { newId } from '../database/ids';
import { nextSequenceNumber } from '../database/next-number';
import {
  departures,
  tourBookingHistory,
  tourBookingNumbers,
  tourBookings,
  tours,
  waitingEntries,
} from '../database/schema/tours';
import { clientSearchText } from '../search/client-search-text';
import type { DepartureRow } from './departures.repository';
import {
  guidedDepartures,
  type HistoryLine,
  historyValues,
  type TourRow,
} from './tours.repository';

export type BookingRow = typeof tourBookings.$inferSelect;
export type WaitingRow = typeof waitingEntries.$inferSelect;

/** A booking with its departure and its tour. */
export interface BookingRecord {
  readonly booking: BookingRow;
  readonly departure: DepartureRow;
  readonly tour: TourRow;
}

/** Who books, validated. */
export interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  /** `+212661420318`. */
  readonly phoneNumber: string;
  readonly email: string | null;
  readonly language: Language;
}

/** A new code of a ticket, from the operating system's random source. */
export const newTicketCode = customAlphabet(TICKET_ALPHABET, TICKET_LENGTH);

/** Bookings with their departures and tours; the caller adds conditions and an order. */
export function selectBookings(reader: Reader) {
  return reader
    .select({ booking: tourBookings, departure: departures, tour: tours })
    .from(tourBookings)
    .innerJoin(departures, eq(departures.id, tourBookings.departureId))
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .$dynamic();
}

/** The booking of any store; undefined if there is none, or `where` leaves it out. */
export async function findAnyBooking(
  reader: Reader,
  bookingId: string,
  where?: SQL,
): Promise<BookingRecord | undefined> {
  const [found] = await selectBookings(reader).where(and(eq(tourBookings.id, bookingId), where));
  return found;
}

/** The booking, if the principal may see its departure. */
export function findBooking(
  reader: Reader,
  principal: Principal,
  bookingId: string,
): Promise<BookingRecord | undefined> {
  const own = and(eq(tourBookings.storeId, principal.storeId), guidedDepartures(principal));
  return findAnyBooking(reader, bookingId, own);
}

/** A hold without id and number. */
export interface NewHold {
  readonly storeId: string;
  readonly departureId: string;
  readonly guests: readonly GuestLine[];
  readonly places: number;
  readonly total: number;
  readonly cancellationPolicy: BookingRow['cancellationPolicy'];
  readonly expiresAt: Date;
  readonly now: Date;
}

/** Writes held places under the next number. @returns the id of the booking */
export async function insertHold(tx: Tx, { now, guests, ...hold }: NewHold): Promise<string> {
  const id = newId('bkg', now.getTime());
  const number = await nextSequenceNumber(tx, tourBookingNumbers);
  await tx.insert(tourBookings).values({
    ...hold,
    id,
    number,
    guests: [...guests],
    status: 'held',
    paymentStatus: 'pending',
    searchText: `v${number}`,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

/** The folded text of a booking for search. */
export function bookingSearchText(number: number, contact: Contact): string {
  return `v${number} ${clientSearchText({ ...contact, ice: null })}`;
}

type BookingChange = Partial<Omit<BookingRow, 'id' | 'paymentStatus'>>;

/**
 * Writes the change with the status of the payment that follows, and increments the revision. The
 * caller holds the lock of the departure.
 */
export async function changeBooking(
  tx: Tx,
  booking: BookingRow,
  change: BookingChange,
  now: Date,
): Promise<void> {
  const after = { ...booking, ...change };
  const paymentStatus = paymentStatusOf({ ...after, amount: after.total });
  await tx
    .update(tourBookings)
    .set({ ...change, paymentStatus, updatedAt: now, revision: sql`${tourBookings.revision} + 1` })
    .where(eq(tourBookings.id, booking.id));
}

/** Adds an entry to the booking's history. */
export async function recordBookingHistory(
  tx: Tx,
  bookingId: string,
  line: HistoryLine,
): Promise<void> {
  await tx.insert(tourBookingHistory).values({ ...historyValues(line), bookingId });
}

/** The history of a booking, in its order. */
export async function selectBookingHistory(reader: Reader, bookingId: string) {
  const [row] = await reader
    .select({
      history: childRows(allColumns(tourBookingHistory), {
        from: sql`${tourBookingHistory} where ${tourBookingHistory.bookingId} = ${tourBookings.id}`,
        orderBy: sql`${tourBookingHistory.at}, ${tourBookingHistory.id}`,
      }),
    })
    .from(tourBookings)
    .where(eq(tourBookings.id, bookingId));
  return row?.history ?? [];
}

/** The bookings of a departure in these statuses, by number. */
export function selectBookingsOf(
  reader: Reader,
  departureId: string,
  statuses: readonly BookingRow['status'][],
): Promise<BookingRow[]> {
  return reader
    .select()
    .from(tourBookings)
    .where(
      and(eq(tourBookings.departureId, departureId), inArray(tourBookings.status, [...statuses])),
    )
    .orderBy(asc(tourBookings.number));
}

/** The held bookings of a departure that have expired. */
export function selectExpiredHolds(tx: Tx, departureId: string, now: Date): Promise<BookingRow[]> {
  return tx
    .select()
    .from(tourBookings)
    .where(
      and(
        eq(tourBookings.departureId, departureId),
        eq(tourBookings.status, 'held'),
        lte(tourBookings.expiresAt, now),
      ),
    );
}

/** Entries of a departure's waiting list that wait or have an offer, in the order of the list. */
export function selectWaiting(reader: Reader, departureId: string): Promise<WaitingRow[]> {
  return reader
    .select()
    .from(waitingEntries)
    .where(
      and(
        eq(waitingEntries.departureId, departureId),
        inArray(waitingEntries.status, ['waiting', 'offered']),
      ),
    )
    .orderBy(asc(waitingEntries.position));
}

/** Writes the change of an entry and increments its revision. The departure is locked. */
export async function changeWaiting(
  tx: Tx,
  waitingId: string,
  change: Partial<typeof waitingEntries.$inferInsert>,
  now: Date,
): Promise<WaitingRow> {
  const [row] = await tx
    .update(waitingEntries)
    .set({ ...change, updatedAt: now, revision: sql`${waitingEntries.revision} + 1` })
    .where(eq(waitingEntries.id, waitingId))
    .returning();
  if (!row) throw new Error(`The entry ${waitingId} went away under its lock.`);
  return row;
}

/** Departures with holds or offers that have expired, or a waiting list after the cut-off. */
export function departuresToSettle(now: Date): SQL | undefined {
  const at = sql`${now.toISOString()}::timestamptz`;
  return or(
    sql`exists (select from tour_bookings b where b.departure_id = departures.id
      and b.status = 'held' and b.expires_at <= ${at})`,
    sql`exists (select from waiting_entries w where w.departure_id = departures.id
      and w.status = 'offered' and w.offer_expires_at <= ${at})`,
    and(
      lte(departures.cutOffAt, now),
      sql`exists (select from waiting_entries w where w.departure_id = departures.id
        and w.status = 'waiting')`,
    ),
  );
}

/** Whether a booking was paid by card and its money is not captured. */
export const isUncapturedCard = and(
  eq(tourBookings.paymentStatus, 'authorized'),
  isNull(tourBookings.capturedAt),
);
