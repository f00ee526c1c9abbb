import { millisecondsInMinute } from 'date-fns/constants';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { asProblem } from '#application/problem';
import { placeBookingOf } from '#application/tours/place-booking.actors';
import type { placeBookingMachine } from '#application/tours/place-booking.machine';
import { TOUR_HOLD_MINUTES } from '#domain/tours/departure-places';
import { createTestCardVault } from '#infrastructure/checkout/test-card-vault';
import type { GuestBooking } from '#openapi/types.generated';
import { aGuestContact, BOOKING_LINK } from '../builders/guest-booking';
import {
  type PlaceBookingDriver,
  type PlaceBookingOutcome,
  type PlaceBookingViewState,
  placeBookingOutcomes,
} from '../machine-models/place-booking.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness } from './machine-harness';

const BOOKING = `/api/public/tour-bookings/${BOOKING_LINK}`;
/** The addresses of the calls, by the actor that sends them. */
const CALLS: Readonly<Record<string, string>> = {
  readBooking: BOOKING,
  holdPlaces: '/api/public/departures/dep_1/hold',
  joinList: '/api/public/departures/dep_1/waiting',
  keepCard: '/api/test-card-processor/cards',
  bookPlaces: `${BOOKING}/book`,
  releasePlaces: `${BOOKING}/cancel`,
};

/** The running booking with scripted adapters, as the driver of its test model. */
export function createPlaceBookingNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof placeBookingMachine>(inspect);

  const answer = async (outcome: PlaceBookingOutcome) => {
    const known: { type: string; output?: unknown; error?: unknown } =
      placeBookingOutcomes[outcome];
    const url = CALLS[known.type.split('.').at(-1) ?? ''] ?? '';
    const { transport, clock } = app();
    if (known.error) transport.refuse(url, asProblem(known.error));
    else if (url === CALLS['keepCard']) transport.accept(url, { reference: known.output });
    else transport.accept(url, withExpiry(known.output as GuestBooking | undefined, clock.now()));
    await settle();
  };

  const driver: PlaceBookingDriver = {
    open: (link) =>
      begin(
        ({ transport, clock, application }) => {
          const cards = createTestCardVault(transport);
          return placeBookingOf('booking')({ clock, cards }, application.store);
        },
        { link },
      ),
    choose: (choice) => send({ type: 'places.choose', choice }),
    acceptPrice: () => send({ type: 'price.accept' }),
    join: () => send({ type: 'waiting.join', contact: aGuestContact }),
    giveContact: () => send({ type: 'contact.give', contact: aGuestContact }),
    place: (payment) => send({ type: 'booking.place', payment }),
    back: () => send({ type: 'step.back' }),
    retry: () => send({ type: 'failure.retry' }),
    settle: answer,
    elapseHold: async () => {
      // The time is read once a minute.
      for (let minute = 0; minute < TOUR_HOLD_MINUTES; minute += 1) {
        app().clock.advance(millisecondsInMinute);
        await settle();
      }
    },
    expectViewState: async (viewState) => {
      expect(viewStateOf(snapshot())).toBe(viewState);
      expect(snapshot().hasTag('busy')).toBe(BUSY.includes(viewState));
    },
  };

  return playing(driver);
}

const BUSY: readonly PlaceBookingViewState[] = [
  'reading',
  'holding',
  'joining',
  'handingOver',
  'placing',
  'releasing',
];

/** A hold that expires fifteen minutes after the time of the clock. */
function withExpiry(booking: GuestBooking | undefined, now: number) {
  if (!booking?.expiresAt) return booking;
  const end = now + TOUR_HOLD_MINUTES * millisecondsInMinute;
  return { ...booking, expiresAt: new Date(end).toISOString() };
}

/** The view state that the page derives from a snapshot. */
function viewStateOf({ value }: SnapshotFrom<typeof placeBookingMachine>): PlaceBookingViewState {
  const state = typeof value === 'string' ? value : value.held;
  // The other states have the names of their view states.
  return state === 'choosing' ? 'places' : (state as PlaceBookingViewState);
}
