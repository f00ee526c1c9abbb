import { addMinutes } from 'date-fns/addMinutes';
import { subHours } from 'date-fns/subHours';
import { paymentStatusOf } from '#domain/payments/payment-status';
import { refundOf } from '#domain/tours/cancellation-policy';
import { bookableUntil, departureEnd } from '#domain/tours/departure-lifecycle';
import { TOUR_HOLD_MINUTES } from '#domain/tours/departure-places';
import type { TourFields } from '#domain/tours/tour-form';
import { placesOf, priceGuests, totalOf } from '#domain/tours/tour-prices';
import type { tourBookings } from '../database/schema/tours';
import { bookingSearchText, newTicketCode } from '../tours/bookings.repository';
import { NEJJARINE } from './demo-stores';
import type { DemoBooking } from './demo-tour-guests';

/** A departure of the demo that is booked. */
export interface BookedDeparture {
  readonly id: string;
  readonly tour: { readonly fields: TourFields };
  readonly startsAt: Date;
  /** Whether its cards are captured and counted in a payout. */
  readonly isSettled?: boolean;
}

/** A booking of the demo with its departure, as a row. */
export interface DemoBookingRow {
  readonly departure: BookedDeparture;
  readonly row: typeof tourBookings.$inferInsert;
}

/** The times at which the money of a booking moved, by its status. */
function paymentOf({ status, method }: DemoBooking, now: Date) {
  const isOver = status === 'cancelled' || status === 'expired' || status === 'no_show';
  const isHere = status === 'checked_in' || status === 'attended';
  const capturedAt = method === 'on_the_spot' && isHere ? now : null;
  return {
    authorizedAt: method === 'card' ? subHours(now, 48) : null,
    capturedAt,
    failedAt: method === 'on_the_spot' && isOver ? now : null,
    refundedTotal: 0,
    checkedInAt: capturedAt,
    createdAt: subHours(now, 48),
    updatedAt: now,
  };
}

/** Hours before the departure at which the guest of a settled booking cancels. */
const LATE_HOURS = 30;

/** The same of a card payment that a payout counts: captured at the cut-off, or by a late cancellation. */
function settledPaymentOf(
  { startsAt, tour: { fields } }: BookedDeparture,
  { status }: DemoBooking,
  total: number,
) {
  const { durationMinutes, cutOffMinutes, cancellationPolicy: policy } = fields;
  const isCancelled = status === 'cancelled';
  const cancelledAt = subHours(startsAt, LATE_HOURS);
  const endedAt = isCancelled ? cancelledAt : departureEnd(startsAt, durationMinutes);
  const paid = { paid: total, policy, startsAt, fullRefundUntil: null };
  return {
    authorizedAt: subHours(startsAt, 240),
    capturedAt: isCancelled ? cancelledAt : bookableUntil({ startsAt, cutOffMinutes }),
    failedAt: null,
    refundedTotal: isCancelled ? refundOf(paid, 'guest', cancelledAt) : 0,
    checkedInAt: status === 'attended' ? startsAt : null,
    settledAt: endedAt,
    createdAt: subHours(startsAt, 240),
    updatedAt: endedAt,
  };
}

/** The row of a booking. */
export function demoBookingRow(
  { id, number }: { id: string; number: number },
  departure: BookedDeparture,
  booking: DemoBooking,
  now: Date,
): DemoBookingRow {
  const { status, method, guests, ...contact } = booking;
  const { fields } = departure.tour;
  const lines = priceGuests(guests, fields.prices);
  const known = { ...contact, email: null };
  const total = totalOf(lines);
  const payment = departure.isSettled
    ? settledPaymentOf(departure, booking, total)
    : paymentOf(booking, now);
  const isHold = status === 'held' || status === 'expired';
  const row = {
    id,
    storeId: NEJJARINE.id,
    number,
    departureId: departure.id,
    status,
    ...known,
    guests: lines,
    places: placesOf(lines),
    total,
    cancellationPolicy: [...fields.cancellationPolicy],
    paymentMethod: isHold ? null : method,
    ...payment,
    paymentStatus: paymentStatusOf({ ...payment, amount: total }),
    expiresAt: status === 'held' ? addMinutes(now, TOUR_HOLD_MINUTES) : null,
    ticketCode: isHold ? null : newTicketCode(),
    searchText: bookingSearchText(number, known),
  };
  return { departure, row };
}
