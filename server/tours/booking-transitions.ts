import { refundOf } from '#domain/tours/cancellation-policy';
import type { TourBookingAction, TourBookingStatus } from '#domain/tours/tour-booking-lifecycle';
import type { Tx } from '../context';
import { notFound } from '../http/problem-error';
import type { Performer } from '../orders/performers';
import { captureBooking, endPayment, paidAmountOf } from './booking-money';
import {
  type BookingRecord,
  type BookingRow,
  changeBooking,
  findAnyBooking,
  recordBookingHistory,
} from './bookings.repository';
import { mailBooking } from './tour-mails';

/** A transition of a booking that the lifecycle allows; its departure is locked. */
export interface BookingTransition {
  readonly action: TourBookingAction;
  readonly to: TourBookingStatus;
  readonly performer: Performer;
  readonly now: Date;
  readonly note?: string | null;
}

/** Writes the status and the other columns, and the entry of the history. */
export async function moveBooking(
  tx: Tx,
  { booking }: BookingRecord,
  { action, to, performer, now, note }: BookingTransition,
  change: Partial<BookingRow> = {},
): Promise<BookingRecord> {
  await changeBooking(tx, booking, { ...change, status: to }, now);
  const line = { action, performer, from: booking.status, to, now, note: note ?? null };
  await recordBookingHistory(tx, booking.id, line);
  const after = await findAnyBooking(tx, booking.id);
  if (!after) throw notFound();
  return after;
}

/** Ends a booking with a refund, or a hold, and tells its guest. @param by whose policy counts */
export async function cancelBooking(
  tx: Tx,
  record: BookingRecord,
  transition: BookingTransition,
  by: 'guest' | 'store',
): Promise<BookingRecord> {
  const { booking, departure } = record;
  const { now, action } = transition;
  const paid = paidAmountOf(booking);
  const { cancellationPolicy: policy, fullRefundUntil } = booking;
  const { startsAt } = departure;
  const refund = refundOf({ paid, policy, startsAt, fullRefundUntil }, by, now);
  const change = await endPayment(tx, booking, refund, now);
  const after = await moveBooking(tx, record, transition, change);
  const kind = action === 'callOff' ? 'calledOff' : 'cancelled';
  await mailBooking(tx, kind, after, { now, refund });
  return after;
}

/** Marks the guests as here; who pays on the spot has paid. */
export async function checkBookingIn(
  tx: Tx,
  record: BookingRecord,
  transition: BookingTransition,
): Promise<BookingRecord> {
  await captureBooking(tx, record.booking, transition.now);
  const paid = await findAnyBooking(tx, record.booking.id);
  if (!paid) throw notFound();
  return moveBooking(tx, paid, transition, { checkedInAt: transition.now });
}

/** Marks guests who did not come; who wanted to pay on the spot owes nothing. */
export function missBooking(
  tx: Tx,
  record: BookingRecord,
  transition: BookingTransition,
): Promise<BookingRecord> {
  const isUnpaid = paidAmountOf(record.booking) === 0;
  return moveBooking(tx, record, transition, isUnpaid ? { failedAt: transition.now } : {});
}
