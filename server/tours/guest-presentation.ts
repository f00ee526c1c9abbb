import { eq } from 'drizzle-orm';
import { bookingNumberText } from '#domain/tours/booking-number';
import { shownTicket } from '#domain/tours/ticket-code';
import { bookingTransition } from '#domain/tours/tour-booking-lifecycle';
import { priceGuests, totalOf } from '#domain/tours/tour-prices';
import type { GuestBooking, GuestWaiting, PublicTour } from '#openapi/types.generated';
import type { Reader, ServerContext } from '../context';
import { stores } from '../database/schema/stores';
import { departures, tours, waitingEntries } from '../database/schema/tours';
import { notFound } from '../http/problem-error';
import { guestLinkOf } from '../mail/guest-link';
import type { Tokens } from '../ports/tokens.port';
import { refundNowOf, toBookingState } from './booking-presentation';
import { type BookingRecord, findAnyBooking } from './bookings.repository';
import { presentDepartureTour } from './departure-tour';
import { pricesOf } from './tours.repository';

type Marks = Pick<Tokens, 'guestMark'>;

/** What the presentation of a booking needs of the server. */
type GuestContext = Pick<ServerContext, 'database' | 'tokens' | 'cardProcessor'>;

/** How guests can pay. */
export function paymentMethodsOf(takesCards: boolean): PublicTour['paymentMethods'] {
  return takesCards ? ['card', 'on_the_spot'] : ['on_the_spot'];
}

/** The names of a store in the fields of the contract. */
const STORE_NAMES = { storeName: stores.name, storeNameAr: stores.nameAr };

async function storeNamesOf(reader: Reader, storeId: string) {
  const [names] = await reader.select(STORE_NAMES).from(stores).where(eq(stores.id, storeId));
  return names ?? { storeName: '', storeNameAr: null };
}

function canCancel(record: BookingRecord, now: Date): boolean {
  const state = toBookingState(record);
  return ['cancel', 'release'].some(
    (action) =>
      bookingTransition(state, action as 'cancel' | 'release', 'client', now) !== undefined,
  );
}

/** Until when the guest may cancel for nothing because the store moved the departure; null otherwise. */
function shownFullRefund(record: BookingRecord, now: Date): string | null {
  const { fullRefundUntil } = record.booking;
  const isShown = fullRefundUntil !== null && now < fullRefundUntil && canCancel(record, now);
  return isShown ? fullRefundUntil.toISOString() : null;
}

/** A booking as its guest reads it at `now`, with its link. */
export async function presentGuestBooking(
  { database: { db: reader }, tokens, cardProcessor }: GuestContext,
  bookingId: string,
  now: Date,
): Promise<GuestBooking> {
  const record = await findAnyBooking(reader, bookingId);
  if (!record) throw notFound();
  const { booking, departure, tour } = record;
  return {
    link: guestLinkOf(tokens, booking.id),
    number: bookingNumberText(booking.number),
    tour: presentDepartureTour(tour),
    ...(await storeNamesOf(reader, booking.storeId)),
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
    fullRefundUntil: shownFullRefund(record, now),
    cancellationPolicy: booking.cancellationPolicy,
    expiresAt: booking.expiresAt?.toISOString() ?? null,
    ticket: booking.ticketCode && shownTicket(booking.ticketCode),
    canCancel: canCancel(record, now),
    paymentMethods: paymentMethodsOf(cardProcessor !== null),
  };
}

/** The entry of a waiting list as its guest reads it, with its link and that of its booking. @throws ProblemError 404 */
export async function readGuestWaiting(
  reader: Reader,
  tokens: Marks,
  waitingId: string,
): Promise<GuestWaiting> {
  const [found] = await reader
    .select({ entry: waitingEntries, departure: departures, tour: tours, names: STORE_NAMES })
    .from(waitingEntries)
    .innerJoin(departures, eq(departures.id, waitingEntries.departureId))
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .innerJoin(stores, eq(stores.id, waitingEntries.storeId))
    .where(eq(waitingEntries.id, waitingId));
  if (!found) throw notFound();
  const { entry, departure, tour, names } = found;
  const { id, status, guests, places, offerExpiresAt, bookingId } = entry;
  return {
    link: guestLinkOf(tokens, id),
    tour: presentDepartureTour(tour),
    ...names,
    startsAt: departure.startsAt.toISOString(),
    endsAt: departure.endsAt.toISOString(),
    address: tour.address,
    status,
    guests,
    places,
    total: totalOf(priceGuests(guests, pricesOf(tour))),
    offerExpiresAt: offerExpiresAt?.toISOString() ?? null,
    bookingLink: bookingId && guestLinkOf(tokens, bookingId),
  };
}
