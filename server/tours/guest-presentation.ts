import { eq } from 'drizzle-orm';
import { shownTicket } from '#domain/tours/ticket-code';
import { bookingTransition } from '#domain/tours/tour-booking-lifecycle';
import type { Reader } from '../context';
import type { GuestBooking, GuestWaiting } from '../contract.generated';
import { stores } from '../database/schema/stores';
import { waitingEntries } from '../database/schema/tours';
import { notFound } from '../http/problem-error';
import { guestLinkOf } from '../mail/guest-link';
import type { Tokens } from '../ports/tokens.port';
import { refundNowOf, toBookingState } from './booking-presentation';
import { type BookingRecord, findAnyBooking, type WaitingRow } from './bookings.repository';
import { presentDepartureTour } from './departure-tour';

type Marks = Pick<Tokens, 'guestMark'>;

async function storeNameOf(reader: Reader, storeId: string): Promise<string> {
  const [store] = await reader
    .select({ name: stores.name })
    .from(stores)
    .where(eq(stores.id, storeId));
  return store?.name ?? '';
}

function canCancel(record: BookingRecord, now: Date): boolean {
  const state = toBookingState(record);
  return ['cancel', 'release'].some(
    (action) =>
      bookingTransition(state, action as 'cancel' | 'release', 'client', now) !== undefined,
  );
}

/** A booking as its guest reads it at `now`, with its link. */
export async function presentGuestBooking(
  reader: Reader,
  tokens: Marks,
  bookingId: string,
  now: Date,
): Promise<GuestBooking> {
  const record = await findAnyBooking(reader, bookingId);
  if (!record) throw notFound();
  const { booking, departure, tour } = record;
  return {
    link: guestLinkOf(tokens, booking.id),
    number: `V${booking.number}`,
    tour: presentDepartureTour(tour),
    storeName: await storeNameOf(reader, booking.storeId),
    startsAt: departure.startsAt.toISOString(),
    endsAt: departure.endsAt.toISOString(),
    address: tour.address,
    status: booking.status,
    guests: booking.guests,
    total: booking.total,
    paymentMethod: booking.paymentMethod,
    paymentStatus: booking.paymentStatus,
    refundedTotal: booking.refundedTotal,
    refundNow: refundNowOf(record, now),
    cancellationPolicy: booking.cancellationPolicy,
    expiresAt: booking.expiresAt?.toISOString() ?? null,
    ticket: booking.ticketCode && shownTicket(booking.ticketCode),
    canCancel: canCancel(record, now),
  };
}

/** An entry of a waiting list as its guest reads it, with its link and that of its booking. */
export function presentGuestWaiting(tokens: Marks, entry: WaitingRow): GuestWaiting {
  const { id, status, guests, places, offerExpiresAt, bookingId } = entry;
  return {
    link: guestLinkOf(tokens, id),
    status,
    guests,
    places,
    offerExpiresAt: offerExpiresAt?.toISOString() ?? null,
    bookingLink: bookingId && guestLinkOf(tokens, bookingId),
  };
}

/** The entry of a waiting list. @throws ProblemError 404 */
export async function readGuestWaiting(
  reader: Reader,
  tokens: Marks,
  waitingId: string,
): Promise<GuestWaiting> {
  const [entry] = await reader
    .select()
    .from(waitingEntries)
    .where(eq(waitingEntries.id, waitingId));
  if (!entry) throw notFound();
  return presentGuestWaiting(tokens, entry);
}
