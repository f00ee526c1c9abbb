import { bookingNumberText } from '#domain/tours/booking-number';
import { refundOf } from '#domain/tours/cancellation-policy';
import { shownTicket } from '#domain/tours/ticket-code';
import {
  allowedTourBookingActions,
  isBookingConditionMet,
  type TourBookingState,
} from '#domain/tours/tour-booking-lifecycle';
import type { GuestContact, TourBooking, TourBookingSummary } from '#openapi/types.generated';
import type { Principal, Reader } from '../context';
import { currentInvoicesOfBookings } from '../invoicing/invoices.repository';
import { presentHistoryEntry } from '../orders/order-presentation';
import { paidAmountOf } from './booking-money';
import { type BookingRecord, type BookingRow, selectBookingHistory } from './bookings.repository';
import { presentDepartureTour } from './departure-tour';

/** What the lifecycle reads of a booking. */
export function toBookingState({ booking, departure }: BookingRecord): TourBookingState {
  return { status: booking.status, expiresAt: booking.expiresAt, departure };
}

/** What the guests would get back if they cancelled at `now`, in centimes. */
export function refundNowOf(record: BookingRecord, now: Date): number {
  const { booking, departure } = record;
  const isPaid = booking.status === 'paid' || booking.status === 'on_the_spot';
  if (!isPaid || !isBookingConditionMet('cancel', toBookingState(record), now)) return 0;
  const { cancellationPolicy: policy, fullRefundUntil } = booking;
  const paid = paidAmountOf(booking);
  return refundOf({ paid, policy, startsAt: departure.startsAt, fullRefundUntil }, 'guest', now);
}

function contactOf(row: BookingRow): GuestContact | null {
  const { firstName, lastName, phoneNumber, email, language } = row;
  if (firstName === null || lastName === null || phoneNumber === null || language === null) {
    return null;
  }
  return { firstName, lastName, phoneNumber, email, language };
}

/**
 * A row of the list in the contract's form, with the actions that this caller may take at `now`.
 * @param invoices the ids of current invoices by booking
 */
export function presentBookingSummary(
  record: BookingRecord,
  { permissions }: Principal,
  now: Date,
  invoices: ReadonlyMap<string, string>,
): TourBookingSummary {
  const { booking, departure, tour } = record;
  return {
    id: booking.id,
    number: bookingNumberText(booking.number),
    tour: presentDepartureTour(tour),
    departureId: departure.id,
    startsAt: departure.startsAt.toISOString(),
    status: booking.status,
    contact: contactOf(booking),
    guests: booking.guests,
    places: booking.places,
    total: booking.total,
    paymentMethod: booking.paymentMethod,
    paymentStatus: booking.paymentStatus,
    refundedTotal: booking.refundedTotal,
    invoiceId: invoices.get(booking.id) ?? null,
    expiresAt: booking.expiresAt?.toISOString() ?? null,
    checkedInAt: booking.checkedInAt?.toISOString() ?? null,
    allowedActions: allowedTourBookingActions(toBookingState(record), new Set(permissions), now),
    createdAt: booking.createdAt.toISOString(),
    updatedAt: booking.updatedAt.toISOString(),
    revision: booking.revision,
  };
}

/** Rows of the list with their invoices, in the contract's form. */
export async function presentBookings(
  reader: Reader,
  records: readonly BookingRecord[],
  principal: Principal,
  now: Date,
): Promise<TourBookingSummary[]> {
  const bookingIds = records.map(({ booking }) => booking.id);
  const invoices = await currentInvoicesOfBookings(reader, bookingIds);
  return records.map((record) => presentBookingSummary(record, principal, now, invoices));
}

/** The booking in the contract's form, with the actions that this caller may take at `now`. */
export async function presentBooking(
  reader: Reader,
  record: BookingRecord,
  principal: Principal,
  now: Date,
): Promise<TourBooking> {
  const { booking } = record;
  const history = await selectBookingHistory(reader, booking.id);
  const invoices = await currentInvoicesOfBookings(reader, [booking.id]);
  return {
    ...presentBookingSummary(record, principal, now, invoices),
    cancellationPolicy: booking.cancellationPolicy,
    refundNow: refundNowOf(record, now),
    ticket: booking.ticketCode && shownTicket(booking.ticketCode),
    history: history.map(presentHistoryEntry),
  };
}
