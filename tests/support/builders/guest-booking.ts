import type { GuestBooking, GuestContact, GuestWaiting } from '#openapi/types.generated';

/** The secret part of a link to a booking, and of one to an entry of a waiting list. */
export const BOOKING_LINK = `booking1-${'0'.repeat(32)}`;
export const WAITING_LINK = `waiting1-${'0'.repeat(32)}`;

const TOUR = {
  id: 'tou_1',
  title: 'Visite du four',
  titleEn: 'Visit of the kiln',
  titleAr: 'زيارة الفرن',
};

const PLACE = {
  tour: TOUR,
  storeName: 'Nejjarine',
  storeNameAr: null,
  startsAt: '2026-11-24T09:00:00.000Z',
  endsAt: '2026-11-24T10:30:00.000Z',
  address: '12, derb Sidi Ahmed',
};

export const aGuestContact: GuestContact = {
  firstName: 'Houda',
  lastName: 'Lahlou',
  phoneNumber: '0661420318',
  email: null,
  language: 'fr',
};

/** A booking of two adults, held for fifteen minutes from the time of the test's clock. */
export function aGuestBooking(own: Partial<GuestBooking> = {}): GuestBooking {
  return {
    ...PLACE,
    link: BOOKING_LINK,
    number: 'V1001',
    status: 'held',
    guests: [{ kind: 'adult', quantity: 2, unitPrice: 12_000, total: 24_000, places: 2 }],
    total: 24_000,
    paymentMethod: null,
    paymentStatus: 'pending',
    refundedTotal: 0,
    refundNow: 0,
    fullRefundUntil: null,
    cancellationPolicy: [{ hoursBefore: 48, percent: 100 }],
    expiresAt: '2026-11-19T09:39:00.000Z',
    ticket: null,
    canCancel: true,
    paymentMethods: ['card', 'on_the_spot'],
    ...own,
  };
}

/** The same after it was booked on the spot. */
export function aBookedTicket(own: Partial<GuestBooking> = {}): GuestBooking {
  return aGuestBooking({
    status: 'on_the_spot',
    paymentMethod: 'on_the_spot',
    expiresAt: null,
    ticket: 'ABCDE-FGHJK-MNPQR-STVWX',
    ...own,
  });
}

/** An entry of a waiting list; with an offer, for two hours from the time of the test's clock. */
export function aGuestWaiting(own: Partial<GuestWaiting> = {}): GuestWaiting {
  return {
    ...PLACE,
    link: WAITING_LINK,
    status: 'waiting',
    guests: [{ kind: 'adult', quantity: 2 }],
    places: 2,
    total: 24_000,
    offerExpiresAt: null,
    bookingLink: null,
    ...own,
  };
}
