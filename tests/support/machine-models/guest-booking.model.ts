import {
  type GuestBookingContext,
  guestBookingMachine,
} from '#application/tours/guest-booking.machine';
import { aBookedTicket, BOOKING_LINK } from '../builders/guest-booking';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** What the guest sees of their booking. */
export type GuestBookingViewState =
  | 'reading'
  | 'unread'
  | 'shown'
  | 'checking'
  | 'confirming'
  | 'cancelling'
  | 'uncancelled'
  | 'gone';

/** How a reading or the cancellation can end. */
export type GuestBookingOutcome =
  | 'the booking is read'
  | 'the booking has ended'
  | 'the link leads nowhere'
  | 'the booking cannot be read'
  | 'the booking is cancelled'
  | 'the cancellation is refused'
  | 'the cancellation is unanswered';

/** The actions and assertions that a driver of a booking must implement. */
export interface GuestBookingDriver {
  open(): Promise<void>;
  cancel(): Promise<void>;
  confirm(): Promise<void>;
  dismiss(): Promise<void>;
  retry(): Promise<void>;
  settle(outcome: GuestBookingOutcome): Promise<void>;
  expectViewState(viewState: GuestBookingViewState): Promise<void>;
}

const cancelled = aBookedTicket({ status: 'cancelled', ticket: null, canCancel: false });

function failed(actor: string, status: number, code: string) {
  return { type: `xstate.error.actor.${actor}`, error: problemOf(status, code) };
}

/** How each outcome reaches the machine. */
export const guestBookingOutcomes = {
  'the booking is read': { type: 'xstate.done.actor.readBooking', output: aBookedTicket() },
  'the booking has ended': { type: 'xstate.done.actor.readBooking', output: cancelled },
  'the link leads nowhere': failed('readBooking', 404, 'not_found'),
  'the booking cannot be read': failed('readBooking', 503, 'unavailable'),
  'the booking is cancelled': { type: 'xstate.done.actor.cancelBooking', output: cancelled },
  'the cancellation is refused': failed('cancelBooking', 409, 'action_not_allowed'),
  'the cancellation is unanswered': failed('cancelBooking', 503, 'unavailable'),
} satisfies Record<GuestBookingOutcome, { type: string; output?: unknown; error?: unknown }>;

// The keys of `guestBookingOutcomes` are the outcomes.
const OUTCOMES = Object.keys(guestBookingOutcomes) as GuestBookingOutcome[];

/** The guest-booking machine, as a test model that drivers in Node and in a browser can run. */
export const guestBookingTestModel: MachineTestModel<
  typeof guestBookingMachine,
  GuestBookingDriver
> = {
  model: {
    machine: guestBookingMachine,
    inputs: { 'a link': { link: BOOKING_LINK } },
    events: {
      'booking.cancel': { type: 'booking.cancel' },
      'cancel.confirm': { type: 'cancel.confirm' },
      'cancel.dismiss': { type: 'cancel.dismiss' },
      'failure.retry': { type: 'failure.retry' },
      ...guestBookingOutcomes,
    },
    serialise: ({ booking, problem }: GuestBookingContext) => [booking?.status, problem?.code],
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'booking.cancel': (driver) => driver.cancel(),
    'cancel.confirm': (driver) => driver.confirm(),
    'cancel.dismiss': (driver) => driver.dismiss(),
    'failure.retry': (driver) => driver.retry(),
  },

  outcomeExecutors: Object.fromEntries(
    OUTCOMES.map((outcome) => [outcome, (driver: GuestBookingDriver) => driver.settle(outcome)]),
  ),

  stateAssertions: {
    reading: (driver) => driver.expectViewState('reading'),
    unread: (driver) => driver.expectViewState('unread'),
    shown: (driver) => driver.expectViewState('shown'),
    checking: (driver) => driver.expectViewState('checking'),
    confirming: (driver) => driver.expectViewState('confirming'),
    cancelling: (driver) => driver.expectViewState('cancelling'),
    uncancelled: (driver) => driver.expectViewState('uncancelled'),
    gone: (driver) => driver.expectViewState('gone'),
  },
};
