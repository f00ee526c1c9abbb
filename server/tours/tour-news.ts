import { formatDateTime } from '#domain/format/dates';
import type { Language } from '#domain/format/languages';
import type { LocalizedParameter } from '#domain/notifications/localized-template';
import { departureSubject } from '#domain/notifications/notification-page';
import { ROLES, roleHas } from '#domain/permissions/permissions';
import { localizedTitle } from '#domain/text/localized-title';
import { bookingNews } from '#domain/tours/booking-news';
import { bookingNumberText } from '#domain/tours/booking-number';
import type { Tx } from '../context';
import { notifyStaff } from '../notifications/notify-staff';
import type { Performer } from '../orders/performers';
import type { BookingRecord } from './bookings.repository';
import { type DepartureRecord, findAnyDeparture } from './departures.repository';

type Departure = Pick<DepartureRecord, 'departure' | 'tour'>;

/** The tour and the time of a departure in the three languages. */
function factsOf({ departure, tour }: Departure) {
  const inEach = (textIn: (language: Language) => string): LocalizedParameter => ({
    fr: textIn('fr'),
    en: textIn('en'),
    ar: textIn('ar'),
  });
  return {
    title: inEach((language) => localizedTitle(tour, language)),
    when: inEach((language) => formatDateTime(departure.startsAt, language)),
  };
}

/** Whom to tell of a departure: those who plan tours. */
function aboutDeparture({ departure }: Departure, now: Date) {
  const { id, storeId, tourId } = departure;
  return {
    storeId,
    roles: ROLES.filter((role) => roleHas(role, 'tours.edit')),
    entityType: 'departure',
    entityId: departureSubject({ tourId, departureId: id }),
    now,
  };
}

/**
 * Tells of a new booking. One that fills the departure, or reaches its minimum, is told as that, to
 * the guides too; another one is told if a guest booked it. So nobody gets two for one booking.
 */
export async function notifyOfBooking(
  tx: Tx,
  record: BookingRecord,
  performer: Performer,
  now: Date,
): Promise<void> {
  const { booking } = record;
  const found = await findAnyDeparture(tx, booking.departureId, now);
  if (!found) return;
  const { departure, booked } = found;
  const { minimum, maximum, guideIds } = departure;
  const news = bookingNews({ places: booking.places, booked, minimum, maximum });
  const about = aboutDeparture(found, now);
  const facts = factsOf(found);
  if (news !== 'booked') {
    const template = news === 'full' ? 'departureFull' : 'departureMinimum';
    const parameters = { ...facts, booked };
    await notifyStaff(tx, { ...about, template, parameters, alsoUserIds: guideIds });
  } else if (performer.type === 'client') {
    const number = bookingNumberText(booking.number);
    const parameters = { ...facts, number, places: booking.places };
    await notifyStaff(tx, { ...about, template: 'tourBooked', parameters });
  }
}

/** Tells that a guest cancelled a booking. */
export async function notifyOfCancellation(
  tx: Tx,
  record: BookingRecord,
  now: Date,
): Promise<void> {
  const { booking } = record;
  const number = bookingNumberText(booking.number);
  const parameters = { ...factsOf(record), number, places: booking.places };
  await notifyStaff(tx, {
    ...aboutDeparture(record, now),
    template: 'tourBookingCancelled',
    parameters,
  });
}

/**
 * Tells the guides that a departure has another time; of one with bookings, who plans tours too.
 * @param record the departure after the move
 */
export async function notifyOfMove(
  tx: Tx,
  record: DepartureRecord,
  performer: Performer,
  now: Date,
): Promise<void> {
  const { roles, ...about } = aboutDeparture(record, now);
  const { departure, booked } = record;
  await notifyStaff(tx, {
    ...about,
    roles: booked > 0 ? roles : [],
    template: 'departureMoved',
    parameters: { ...factsOf(record), booked },
    alsoUserIds: departure.guideIds,
    exceptUserId: performer.type === 'staff' ? performer.id : null,
  });
}

/**
 * Tells that a departure was called off, the guides too. Of one without bookings that a member of
 * staff calls off nobody is told: a tour that is archived calls off many.
 * @param record the departure as it was before
 */
export async function notifyOfCallOff(
  tx: Tx,
  record: DepartureRecord,
  performer: Performer,
  now: Date,
): Promise<void> {
  if (record.booked === 0 && performer.type === 'staff') return;
  await notifyStaff(tx, {
    ...aboutDeparture(record, now),
    template: 'departureCalledOff',
    parameters: { ...factsOf(record), booked: record.booked },
    alsoUserIds: record.departure.guideIds,
    exceptUserId: performer.type === 'staff' ? performer.id : null,
  });
}
