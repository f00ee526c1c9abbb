import type { TourBookingStatus } from '#domain/tours/tour-booking-lifecycle';
import type { GuestCount } from '#domain/tours/tour-prices';

/** Who comes to a departure of the demo, or waits for places. */
export interface DemoGuest {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly language: 'fr' | 'ar' | 'en';
  readonly guests: readonly GuestCount[];
}

/** A booking of the demo. */
export interface DemoBooking extends DemoGuest {
  readonly status: TourBookingStatus;
  readonly method: 'card' | 'on_the_spot';
}

const PEOPLE = [
  ['Rania', 'Alaoui', '+212661204417', 'fr'],
  ['Julien', 'Morel', '+33612457790', 'fr'],
  ['Yassine', 'Berrada', '+212662118840', 'fr'],
  ['Hannah', 'Weber', '+491711234567', 'en'],
  ['خديجة', 'الإدريسي', '+212667340912', 'ar'],
  ['Omar', 'Kabbaj', '+212661770251', 'fr'],
  ['Laura', 'Bianchi', '+393331234567', 'en'],
  ['Zineb', 'Filali', '+212670451186', 'fr'],
] as const;

/** The person of a number, with so many adults and children. */
export function demoGuest(index: number, adults: number, children = 0): DemoGuest {
  const [firstName, lastName, phoneNumber, language] = PEOPLE[index % PEOPLE.length] ?? PEOPLE[0];
  const guests: GuestCount[] = [{ kind: 'adult', quantity: adults }];
  if (children > 0) guests.push({ kind: 'child', quantity: children });
  return { firstName, lastName, phoneNumber, language, guests };
}

function booked(
  status: TourBookingStatus,
  method: DemoBooking['method'],
  guest: DemoGuest,
): DemoBooking {
  return { ...guest, status, method };
}

/** The bookings of departures by what has become of them. */
export const DEMO_BOOKINGS = {
  /** The minimum of the kiln is booked. */
  next: [
    booked('on_the_spot', 'on_the_spot', demoGuest(0, 2)),
    booked('on_the_spot', 'on_the_spot', demoGuest(1, 2, 1)),
    booked('paid', 'card', demoGuest(3, 1)),
    booked('cancelled', 'on_the_spot', demoGuest(5, 2)),
    booked('expired', 'on_the_spot', demoGuest(6, 1)),
  ],
  /** All twelve places of the kiln. */
  full: [
    booked('paid', 'card', demoGuest(2, 4)),
    booked('on_the_spot', 'on_the_spot', demoGuest(4, 3, 1)),
    booked('paid', 'card', demoGuest(6, 2, 2)),
  ],
  /** Guests of today; the first ones are here. */
  today: [
    booked('checked_in', 'on_the_spot', demoGuest(7, 2)),
    booked('on_the_spot', 'on_the_spot', demoGuest(5, 1)),
  ],
  /** The same guests, of a departure on a later day. */
  tomorrow: [
    booked('on_the_spot', 'on_the_spot', demoGuest(7, 2)),
    booked('on_the_spot', 'on_the_spot', demoGuest(5, 1)),
  ],
  done: [
    booked('attended', 'on_the_spot', demoGuest(0, 2)),
    booked('attended', 'on_the_spot', demoGuest(4, 2, 1)),
    booked('no_show', 'on_the_spot', demoGuest(3, 1)),
  ],
} as const satisfies Record<string, readonly DemoBooking[]>;

/** Bookings of a past departure that were paid by card: one guest cancelled late, one did not come. */
export const DEMO_CARD_BOOKINGS: readonly DemoBooking[] = [
  booked('attended', 'card', demoGuest(1, 2, 1)),
  booked('no_show', 'card', demoGuest(6, 2)),
  booked('cancelled', 'card', demoGuest(3, 1)),
];

/** Who waits for places of the full departure. */
export const DEMO_WAITING: readonly DemoGuest[] = [demoGuest(1, 2), demoGuest(7, 4)];
