import type { ChosenBookingPayment } from '#application/tours/booking-payment';
import {
  type PlaceBookingContext,
  type PlacesChoice,
  placeBookingMachine,
} from '#application/tours/place-booking.machine';
import { aCard } from '../builders/checkout';
import {
  aBookedTicket,
  aGuestBooking,
  aGuestContact,
  aGuestWaiting,
  BOOKING_LINK,
} from '../builders/guest-booking';
import { type MachineTestModel, transientState } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** What the guest sees: a step with its note, or how the booking ended. */
export type PlaceBookingViewState =
  | 'reading'
  | 'unread'
  | 'places'
  | 'holding'
  | 'unheld'
  | 'repriced'
  | 'full'
  | 'joining'
  | 'listed'
  | 'contact'
  | 'payment'
  | 'handingOver'
  | 'placing'
  | 'unanswered'
  | 'expired'
  | 'releasing'
  | 'booked';

/** How a request of the booking can end. */
export type PlaceBookingOutcome =
  | 'the booking is held'
  | 'the booking takes no cards'
  | 'the booking is made'
  | 'the booking is over'
  | 'the link leads nowhere'
  | 'the booking cannot be read'
  | 'the places are held'
  | 'the price has changed'
  | 'the places are taken'
  | 'the departure is closed'
  | 'no answer to the hold comes'
  | 'the guest is listed'
  | 'places have become free'
  | 'the list cannot be joined'
  | 'the card is kept'
  | 'the card is not kept'
  | 'the places are booked'
  | 'the card is declined'
  | 'the hold was over'
  | 'no answer to the booking comes'
  | 'the places are free'
  | 'the places are not freed';

/** The actions and assertions that a driver of a booking must implement. */
export interface PlaceBookingDriver {
  /** @param link that of a hold; null for a new booking */
  open(link: string | null): Promise<void>;
  choose(choice: PlacesChoice): Promise<void>;
  acceptPrice(): Promise<void>;
  join(): Promise<void>;
  giveContact(): Promise<void>;
  place(payment: ChosenBookingPayment): Promise<void>;
  back(): Promise<void>;
  retry(): Promise<void>;
  settle(outcome: PlaceBookingOutcome): Promise<void>;
  elapseHold(): Promise<void>;
  expectViewState(viewState: PlaceBookingViewState): Promise<void>;
}

const CHOICE: PlacesChoice = {
  departureId: 'dep_1',
  guests: [{ kind: 'adult', quantity: 2 }],
  total: 24_000,
};

const PROBLEMS = {
  gone: problemOf(404, 'not_found'),
  unavailable: problemOf(503, 'unavailable'),
  repriced: problemOf(409, 'price_changed', { current: { total: 26_000 } }),
  full: problemOf(409, 'slot_full'),
  closed: problemOf(409, 'slot_closed'),
  notAllowed: problemOf(409, 'action_not_allowed'),
  noNetwork: problemOf(0, 'network'),
  noTestCard: problemOf(422, 'validation_failed', { errors: { number: ['not_a_test_card'] } }),
  declined: problemOf(409, 'card_declined'),
};

function done(actor: string, output: unknown) {
  return { type: `xstate.done.actor.${actor}`, output };
}

function failed(actor: string, error: unknown) {
  return { type: `xstate.error.actor.${actor}`, error };
}

/** How each outcome reaches the machine. */
export const placeBookingOutcomes = {
  'the booking is held': done('readBooking', aGuestBooking()),
  'the booking takes no cards': done(
    'readBooking',
    aGuestBooking({ paymentMethods: ['on_the_spot'] }),
  ),
  'the booking is made': done('readBooking', aBookedTicket()),
  'the booking is over': done('readBooking', aGuestBooking({ status: 'expired' })),
  'the link leads nowhere': failed('readBooking', PROBLEMS.gone),
  'the booking cannot be read': failed('readBooking', PROBLEMS.unavailable),
  'the places are held': done('holdPlaces', aGuestBooking()),
  'the price has changed': failed('holdPlaces', PROBLEMS.repriced),
  'the places are taken': failed('holdPlaces', PROBLEMS.full),
  'the departure is closed': failed('holdPlaces', PROBLEMS.closed),
  'no answer to the hold comes': failed('holdPlaces', PROBLEMS.noNetwork),
  'the guest is listed': done('joinList', aGuestWaiting()),
  'places have become free': failed('joinList', PROBLEMS.notAllowed),
  'the list cannot be joined': failed('joinList', PROBLEMS.unavailable),
  'the card is kept': done('keepCard', 'crd_1'),
  'the card is not kept': failed('keepCard', PROBLEMS.noTestCard),
  'the places are booked': done('bookPlaces', aBookedTicket()),
  'the card is declined': failed('bookPlaces', PROBLEMS.declined),
  'the hold was over': failed('bookPlaces', PROBLEMS.notAllowed),
  'no answer to the booking comes': failed('bookPlaces', PROBLEMS.noNetwork),
  'the places are free': done('releasePlaces', undefined),
  'the places are not freed': failed('releasePlaces', PROBLEMS.unavailable),
} satisfies Record<PlaceBookingOutcome, { type: string; output?: unknown; error?: unknown }>;

// The keys of `placeBookingOutcomes` are the outcomes.
const OUTCOMES = Object.keys(placeBookingOutcomes) as PlaceBookingOutcome[];

/** The place-booking machine, as a test model that drivers in Node and in a browser can run. */
export const placeBookingTestModel: MachineTestModel<
  typeof placeBookingMachine,
  PlaceBookingDriver
> = {
  model: {
    machine: placeBookingMachine,
    inputs: { 'a new booking': { link: null }, 'a link': { link: BOOKING_LINK } },
    events: {
      'places.choose': { type: 'places.choose', choice: CHOICE },
      'price.accept': { type: 'price.accept' },
      'waiting.join': { type: 'waiting.join', contact: aGuestContact },
      'contact.give': { type: 'contact.give', contact: aGuestContact },
      'booking.place': { type: 'booking.place', payment: { method: 'on_the_spot' } },
      'pay by card': { type: 'booking.place', payment: { method: 'card', card: aCard } },
      'step.back': { type: 'step.back' },
      'failure.retry': { type: 'failure.retry' },
      'fifteen minutes pass': done('awaitExpiry', undefined),
      ...placeBookingOutcomes,
    },
    serialise: ({
      link,
      choice,
      booking,
      contact,
      payment,
      entry,
      problem,
    }: PlaceBookingContext) => [
      link !== null,
      choice?.total,
      booking?.status,
      booking?.paymentMethods.length,
      contact !== null,
      payment?.method,
      entry !== null,
      problem?.code,
    ],
    driverSpecificFields: {
      'booking.expiresAt': 'fifteen minutes after the time of the driver’s clock',
    },
  },

  // The inputs of the model are named after whether there is a link.
  setUp: (driver, input) => driver.open(input === 'a link' ? BOOKING_LINK : null),

  eventExecutors: {
    'places.choose': (driver, { choice }) => driver.choose(choice),
    'price.accept': (driver) => driver.acceptPrice(),
    'waiting.join': (driver) => driver.join(),
    'contact.give': (driver) => driver.giveContact(),
    'booking.place': (driver, { payment }) => driver.place(payment),
    'step.back': (driver) => driver.back(),
    'failure.retry': (driver) => driver.retry(),
  },

  outcomeExecutors: {
    'fifteen minutes pass': (driver) => driver.elapseHold(),
    ...Object.fromEntries(
      OUTCOMES.map((outcome) => [outcome, (driver: PlaceBookingDriver) => driver.settle(outcome)]),
    ),
  },

  stateAssertions: {
    opening: transientState,
    reading: (driver) => driver.expectViewState('reading'),
    unread: (driver) => driver.expectViewState('unread'),
    choosing: (driver) => driver.expectViewState('places'),
    holding: (driver) => driver.expectViewState('holding'),
    unheld: (driver) => driver.expectViewState('unheld'),
    repriced: (driver) => driver.expectViewState('repriced'),
    full: (driver) => driver.expectViewState('full'),
    joining: (driver) => driver.expectViewState('joining'),
    listed: (driver) => driver.expectViewState('listed'),
    'held.contact': (driver) => driver.expectViewState('contact'),
    'held.payment': (driver) => driver.expectViewState('payment'),
    'held.handingOver': (driver) => driver.expectViewState('handingOver'),
    placing: (driver) => driver.expectViewState('placing'),
    unanswered: (driver) => driver.expectViewState('unanswered'),
    expired: (driver) => driver.expectViewState('expired'),
    releasing: (driver) => driver.expectViewState('releasing'),
    booked: (driver) => driver.expectViewState('booked'),
  },
};
