import { and, eq, type SQL } from 'drizzle-orm';
import { scannedTicket } from '#domain/tours/ticket-code';
import {
  checkTourBookingAction,
  type StaffTourBookingAction,
  type TourBookingAction,
  type TourBookingStatus,
} from '#domain/tours/tour-booking-lifecycle';
import type {
  TicketCheckIn,
  TourBooking,
  TourBookingActionRequest,
} from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { departures, tourBookings } from '../database/schema/tours';
import { forbidden, invalid, notFound, problem } from '../http/problem-error';
import { type Performer, staffPerformer } from '../orders/performers';
import { lockBooking } from './booking-lock';
import { presentBooking, toBookingState } from './booking-presentation';
import {
  type BookingTransition,
  cancelBooking,
  checkBookingIn,
  missBooking,
  moveBooking,
} from './booking-transitions';
import {
  type BookingRecord,
  bookingSearchText,
  type Contact,
  findAnyBooking,
  newTicketCode,
  selectBookings,
} from './bookings.repository';
import { settleDeparture } from './departure-settling';
import { findAnyDeparture, lockDeparture } from './departures.repository';
import { parseContact } from './guest-contact';
import { assertFree } from './place-holding';
import { mailBooking } from './tour-mails';
import { notifyOfBooking } from './tour-news';
import { guidedDepartures } from './tours.repository';

/** The bookings that the principal may see. */
export function ownBookings(principal: Principal): SQL | undefined {
  return and(eq(tourBookings.storeId, principal.storeId), guidedDepartures(principal));
}

/** An action on a booking that a member of staff requests. */
export interface RequestedBookingAction {
  readonly bookingId: string;
  readonly action: StaffTourBookingAction;
  readonly body: TourBookingActionRequest | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

/** @throws ProblemError 403 the role may not; 409 `action_not_allowed` with the current booking */
async function assertAllowed(
  tx: Tx,
  record: BookingRecord,
  action: TourBookingAction,
  { principal, now }: Pick<RequestedBookingAction, 'principal' | 'now'>,
): Promise<TourBookingStatus> {
  const permissions = new Set(principal.permissions);
  const verdict = checkTourBookingAction(toBookingState(record), action, permissions, now);
  if (!('refusal' in verdict)) {
    const { to } = verdict.transition;
    if (to !== 'archived') return to;
  } else if (verdict.refusal === 'forbidden') throw forbidden();
  const current = await presentBooking(tx, record, principal, now);
  throw problem(409, 'action_not_allowed', { current });
}

/** Books held places for a contact, mails the ticket and tells the staff. The departure is locked. */
export async function bookHeld(
  tx: Tx,
  record: BookingRecord,
  contact: Contact,
  transition: BookingTransition,
  payment: Partial<BookingRecord['booking']>,
): Promise<BookingRecord> {
  const after = await moveBooking(tx, record, transition, {
    ...contact,
    ...payment,
    expiresAt: null,
    ticketCode: newTicketCode(),
    searchText: bookingSearchText(record.booking.number, contact),
  });
  await mailBooking(tx, 'ticket', after, transition);
  await notifyOfBooking(tx, after, transition.performer, transition.now);
  return after;
}

/**
 * Moves a booking to another departure of its tour: the same places at the same price, with a new
 * ticket. Both departures are locked.
 * @throws ProblemError 422 at `departureId`; 409 `slot_closed`, `slot_full`
 */
async function moveToDeparture(
  tx: Tx,
  record: BookingRecord,
  departureId: string | undefined,
  transition: BookingTransition,
): Promise<BookingRecord> {
  const { booking, departure, tour } = record;
  const { now } = transition;
  if (departureId === undefined) throw invalid({ departureId: ['required'] });
  const found = await findAnyDeparture(tx, departureId, now, eq(departures.tourId, tour.id));
  if (!found) throw invalid({ departureId: ['unknown'] });
  if (departureId === departure.id) throw invalid({ departureId: ['not_allowed'] });
  const target = await settleDeparture(tx, departureId, now);
  await assertFree(tx, target, booking.places, now);
  const change = { departureId, ticketCode: newTicketCode(), fullRefundUntil: null };
  const after = await moveBooking(tx, record, transition, change);
  await settleDeparture(tx, departureId, now);
  await mailBooking(tx, 'moved', after, { now, before: departure.startsAt });
  return after;
}

function execute(
  tx: Tx,
  record: BookingRecord,
  { action, body = {} }: RequestedBookingAction,
  transition: BookingTransition,
): Promise<BookingRecord> {
  const { now } = transition;
  switch (action) {
    case 'bookOnTheSpot':
      return bookHeld(tx, record, parseContact(body.contact), transition, {
        paymentMethod: 'on_the_spot',
      });
    case 'release':
      return moveBooking(tx, record, transition, { failedAt: now, expiresAt: null });
    case 'move':
      return moveToDeparture(tx, record, body.departureId, transition);
    case 'cancel':
      return cancelBooking(tx, record, transition, body.isFullRefund ? 'store' : 'guest');
    case 'miss':
      return missBooking(tx, record, transition);
  }
}

/**
 * Carries out one action under the lock of the departure: of several at once exactly one succeeds.
 * @throws ProblemError 404 unknown to the caller; 403 the role may not; 409 `action_not_allowed` with
 *   the current booking, `slot_closed`, `slot_full`; 422 with what is missing or wrong
 */
export async function executeBookingAction(
  tx: Tx,
  requested: RequestedBookingAction,
): Promise<TourBooking> {
  const { bookingId, action, body, principal, now } = requested;
  const where = ownBookings(principal);
  const other = action === 'move' ? body?.departureId : undefined;
  const record = await lockBooking(tx, bookingId, now, { where, other });
  const to = await assertAllowed(tx, record, action, requested);
  const performer = await staffPerformer(tx, principal);
  const note = body?.note?.trim() || null;
  const after = await execute(tx, record, requested, { action, to, performer, now, note });
  await settleDeparture(tx, record.departure.id, now);
  return presentBooking(tx, after, principal, now);
}

/** A ticket that a member of staff scans. */
export interface RequestedCheckIn {
  readonly departureId: string;
  readonly body: TicketCheckIn;
  readonly principal: Principal;
  readonly now: Date;
}

/** The booking of this departure with the code. @throws ProblemError 422 `unknown` */
async function findByTicket(tx: Tx, departureId: string, text: string): Promise<BookingRecord> {
  const code = scannedTicket(text);
  const [found] =
    code === null
      ? []
      : await selectBookings(tx).where(
          and(eq(tourBookings.ticketCode, code), eq(tourBookings.departureId, departureId)),
        );
  if (!found) throw invalid({ code: ['unknown'] });
  return found;
}

/**
 * Checks a ticket in, once: the departure is locked.
 * @throws ProblemError 404 unknown to the caller; 409 `action_not_allowed` with the current booking;
 *   422 `unknown` at the code
 */
export async function checkTicketIn(
  tx: Tx,
  { departureId, body, principal, now }: RequestedCheckIn,
): Promise<TourBooking> {
  if (!(await lockDeparture(tx, principal, departureId, now))) throw notFound();
  const record = await findByTicket(tx, departureId, body.code);
  const to = await assertAllowed(tx, record, 'checkIn', { principal, now });
  const performer: Performer = await staffPerformer(tx, principal);
  await checkBookingIn(tx, record, { action: 'checkIn', to, performer, now });
  const after = await findAnyBooking(tx, record.booking.id);
  if (!after) throw notFound();
  return presentBooking(tx, after, principal, now);
}
