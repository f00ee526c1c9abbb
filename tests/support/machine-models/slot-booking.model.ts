import {
  type BookableSlot,
  type BookingRequest,
  type SlotBookingContext,
  slotBookingMachine,
} from '#application/pickups/slot-booking.machine';
import { aHold, aPickup, aSlot } from '../builders/pickup';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

export const FREE_SLOT = aSlot();
/** Too few free places for two orders. */
export const FILLED_SLOT = aSlot({ startsAt: '2026-11-19T15:00:00.000Z', free: 0, state: 'full' });

export const NEW_PICKUP: BookingRequest = { orderIds: ['ord_1', 'ord_2'], pickupId: null };
export const MOVED_PICKUP: BookingRequest = { orderIds: ['ord_1'], pickupId: 'pku_1' };

/** The pickup after it was booked. */
export const BOOKED = aPickup('requested', { ordersCount: 2 });

/** What the page shows of a booking. */
export interface SlotBookingViewState {
  readonly dialog: 'slots' | 'held' | 'expired' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
}

/** How a request for places can end. */
export type HoldOutcome = 'with success' | 'somebody was faster' | 'with a server fault';
/** How a booking can end. */
export type BookingOutcome =
  | 'with success'
  | 'the hold has expired'
  | 'an order is refused'
  | 'the pickup has ended'
  | 'with a server fault';

/** The actions and assertions that a driver of a booking must implement. */
export interface SlotBookingDriver {
  open(): Promise<void>;
  start(request: BookingRequest): Promise<void>;
  /** Goes on with a new pickup whose places were held before a reload. */
  restore(request: BookingRequest, slot: BookableSlot): Promise<void>;
  choose(slot: BookableSlot): Promise<void>;
  change(): Promise<void>;
  renew(): Promise<void>;
  confirm(note: string): Promise<void>;
  cancel(): Promise<void>;
  answer(event: 'failure.retry' | 'failure.dismiss' | 'conflict.acknowledge'): Promise<void>;
  settleHold(how: HoldOutcome): Promise<void>;
  settleBooking(how: BookingOutcome): Promise<void>;
  settleRelease(how: 'with success' | 'with a server fault'): Promise<void>;
  elapseHold(): Promise<void>;
  expectViewState(viewState: SlotBookingViewState): Promise<void>;
}

const resting: SlotBookingViewState = { dialog: null, busy: false };

function failing(actor: string, status: number, code: string, more = {}) {
  return { type: `xstate.error.actor.${actor}`, error: problemOf(status, code, more) };
}

/** Only a pickup that is moved can have ended; its orders are not asked about again. */
function isPossible({ request: { pickupId } }: SlotBookingContext, label: string): boolean {
  if (label === 'the pickup has ended') return pickupId !== null;
  return label !== 'an order is refused' || pickupId === null;
}

/** The slot-booking machine, as a test model that drivers in Node and in a browser can run. */
export const slotBookingTestModel: MachineTestModel<typeof slotBookingMachine, SlotBookingDriver> =
  {
    model: {
      machine: slotBookingMachine,
      inputs: { 'no booking': undefined },
      events: {
        'orders are chosen': { type: 'booking.start', request: NEW_PICKUP },
        'a pickup is moved': { type: 'booking.start', request: MOVED_PICKUP },
        'no order is chosen': {
          type: 'booking.start',
          request: { orderIds: [], pickupId: null },
        },
        'a booking is restored': {
          type: 'booking.restore',
          request: NEW_PICKUP,
          slot: FREE_SLOT,
          hold: aHold('2026-11-19T10:34:00.000Z'),
        },
        'a slot with free places': { type: 'slot.choose', slot: FREE_SLOT },
        'a full slot': { type: 'slot.choose', slot: FILLED_SLOT },
        'slot.change': { type: 'slot.change' },
        'slot.renew': { type: 'slot.renew' },
        'booking.confirm': { type: 'booking.confirm', note: 'Sonner' },
        'booking.cancel': { type: 'booking.cancel' },
        'failure.retry': { type: 'failure.retry' },
        'failure.dismiss': { type: 'failure.dismiss' },
        'conflict.acknowledge': { type: 'conflict.acknowledge' },
        'the places are held': {
          type: 'xstate.done.actor.holdSlot',
          output: aHold('2026-11-19T10:34:00.000Z'),
        },
        'somebody was faster': failing('holdSlot', 409, 'slot_full'),
        'holding fails': failing('holdSlot', 500, 'internal'),
        'ten minutes pass': { type: 'xstate.done.actor.awaitExpiry', output: undefined },
        'the slot is booked': { type: 'xstate.done.actor.bookSlot', output: BOOKED },
        'the hold has expired': failing('bookSlot', 422, 'validation_failed', {
          errors: { holdId: ['expired'] },
        }),
        'an order is refused': failing('bookSlot', 422, 'validation_failed', {
          errors: { orderIds: ['not_ready'] },
        }),
        'the pickup has ended': failing('bookSlot', 409, 'action_not_allowed', {
          current: aPickup('missed'),
        }),
        'the server fails': failing('bookSlot', 500, 'internal'),
        'the places are free': { type: 'xstate.done.actor.releaseHold', output: undefined },
        'releasing fails': failing('releaseHold', 500, 'internal'),
      },
      serialise: ({ request, slot, hold, problem }: SlotBookingContext) => [
        request.pickupId,
        request.orderIds.length,
        slot?.startsAt,
        hold?.id,
        problem?.code,
      ],
      driverSpecificFields: {
        'hold.expiresAt': 'ten minutes after the time of the driver’s clock',
      },
      isPossible,
    },

    setUp: (driver) => driver.open(),

    eventExecutors: {
      'booking.start': (driver, { request }) => driver.start(request),
      'booking.restore': (driver, { request, slot }) => driver.restore(request, slot),
      'booking.confirm': (driver, { note }) => driver.confirm(note),
      'booking.cancel': (driver) => driver.cancel(),
      'slot.choose': (driver, { slot }) => driver.choose(slot),
      'slot.change': (driver) => driver.change(),
      'slot.renew': (driver) => driver.renew(),
      'failure.retry': (driver, { type }) => driver.answer(type),
      'failure.dismiss': (driver, { type }) => driver.answer(type),
      'conflict.acknowledge': (driver, { type }) => driver.answer(type),
    },

    outcomeExecutors: {
      'the places are held': (driver) => driver.settleHold('with success'),
      'somebody was faster': (driver) => driver.settleHold('somebody was faster'),
      'holding fails': (driver) => driver.settleHold('with a server fault'),
      'ten minutes pass': (driver) => driver.elapseHold(),
      'the slot is booked': (driver) => driver.settleBooking('with success'),
      'the hold has expired': (driver) => driver.settleBooking('the hold has expired'),
      'an order is refused': (driver) => driver.settleBooking('an order is refused'),
      'the pickup has ended': (driver) => driver.settleBooking('the pickup has ended'),
      'the server fails': (driver) => driver.settleBooking('with a server fault'),
      'the places are free': (driver) => driver.settleRelease('with success'),
      'releasing fails': (driver) => driver.settleRelease('with a server fault'),
    },

    stateAssertions: {
      resting: (driver) => driver.expectViewState(resting),
      choosing: (driver) => driver.expectViewState({ dialog: 'slots', busy: false }),
      holding: (driver) => driver.expectViewState({ dialog: 'slots', busy: true }),
      unheld: (driver) => driver.expectViewState({ dialog: 'failure', busy: false }),
      held: (driver) => driver.expectViewState({ dialog: 'held', busy: false }),
      booking: (driver) => driver.expectViewState({ dialog: 'held', busy: true }),
      failed: (driver) => driver.expectViewState({ dialog: 'failure', busy: false }),
      conflict: (driver) => driver.expectViewState({ dialog: 'conflict', busy: false }),
      expired: (driver) => driver.expectViewState({ dialog: 'expired', busy: false }),
      releasing: (driver) => driver.expectViewState({ dialog: 'slots', busy: true }),
      leaving: (driver) => driver.expectViewState({ dialog: null, busy: true }),
    },
  };
