import { bookingTransition, type TourBookingAction } from '#domain/tours/tour-booking-lifecycle';
import type { GuestBookingRequest, PublicHoldRequest } from '#openapi/types.generated';
import type { Tx } from '../context';
import { invalid, problem } from '../http/problem-error';
import type { Performer } from '../orders/performers';
import { bookHeld } from './booking-actions';
import { lockBooking } from './booking-lock';
import { toBookingState } from './booking-presentation';
import { type BookingTransition, cancelBooking, moveBooking } from './booking-transitions';
import type { BookingRecord, BookingRow, Contact } from './bookings.repository';
import { settleDeparture } from './departure-settling';
import { assertFree, lockAndSettle, pricePlaces, writeHold } from './place-holding';
import { isPublicDeparture } from './public-tours.query';
import { notifyOfCancellation } from './tour-news';

/** A guest before they have told their name, and by their name after it. */
export function guestPerformer(contact?: Pick<Contact, 'firstName' | 'lastName'>): Performer {
  const name = contact ? `${contact.firstName} ${contact.lastName}` : null;
  return { type: 'client', id: null, name };
}

/**
 * Holds places for a guest who was shown a total.
 * @returns the id of the booking
 * @throws ProblemError 404; 409 `price_changed` with the current total, `slot_closed`, `slot_full`; 422
 *   with what is wrong with the guests
 */
export async function holdForGuest(
  tx: Tx,
  departureId: string,
  { guests, total }: PublicHoldRequest,
  now: Date,
): Promise<{ id: string }> {
  const record = await lockAndSettle(tx, departureId, now, isPublicDeparture(tx));
  const priced = pricePlaces(record, guests);
  if (priced.total !== total) {
    throw problem(409, 'price_changed', { current: { total: priced.total } });
  }
  await assertFree(tx, record, priced.places, now);
  return { id: await writeHold(tx, { record, priced, performer: guestPerformer(), now }) };
}

/** @throws ProblemError 409 `action_not_allowed` */
function transitionOf(
  record: BookingRecord,
  action: TourBookingAction,
  performer: Performer,
  now: Date,
): BookingTransition {
  const line = bookingTransition(toBookingState(record), action, 'client', now);
  if (!line || line.to === 'archived') throw problem(409, 'action_not_allowed');
  return { action, to: line.to, performer, now };
}

/** A booking of held places by their guest. */
export interface GuestBookingAttempt {
  readonly bookingId: string;
  readonly contact: Contact;
  readonly method: GuestBookingRequest['paymentMethod'];
  readonly now: Date;
}

/** The hold under the lock of its departure, if its guest can book it now. */
export async function lockHeld(tx: Tx, { bookingId, contact, method, now }: GuestBookingAttempt) {
  const record = await lockBooking(tx, bookingId, now);
  const action = method === 'card' ? 'payByCard' : 'bookOnTheSpot';
  return { record, transition: transitionOf(record, action, guestPerformer(contact), now) };
}

/** Books places on the spot. @throws ProblemError 404; 409 `action_not_allowed` */
export async function bookOnTheSpot(tx: Tx, attempt: GuestBookingAttempt): Promise<{ id: string }> {
  const { record, transition } = await lockHeld(tx, attempt);
  const payment: Partial<BookingRow> = { paymentMethod: 'on_the_spot' };
  await bookHeld(tx, record, attempt.contact, transition, payment);
  return { id: record.booking.id };
}

/**
 * Frees held places, or cancels a booking with the refund of its policy.
 * @throws ProblemError 404; 409 `action_not_allowed`
 */
export async function cancelAsGuest(tx: Tx, bookingId: string, now: Date): Promise<{ id: string }> {
  const record = await lockBooking(tx, bookingId, now);
  const { booking, departure } = record;
  const { firstName, lastName } = booking;
  const known = firstName !== null && lastName !== null ? { firstName, lastName } : undefined;
  const performer = guestPerformer(known);
  if (booking.status === 'held') {
    const transition = transitionOf(record, 'release', performer, now);
    await moveBooking(tx, record, transition, { failedAt: now, expiresAt: null });
  } else {
    const transition = transitionOf(record, 'cancel', performer, now);
    await notifyOfCancellation(tx, await cancelBooking(tx, record, transition, 'guest'), now);
  }
  await settleDeparture(tx, departure.id, now);
  return { id: booking.id };
}

/** @throws ProblemError 422 when a card is not accepted, or none is named */
export function cardOf({ cardReference }: GuestBookingRequest, takesCards: boolean): string {
  if (!takesCards) throw invalid({ paymentMethod: ['invalid'] });
  if (!cardReference) throw invalid({ cardReference: ['required'] });
  return cardReference;
}
