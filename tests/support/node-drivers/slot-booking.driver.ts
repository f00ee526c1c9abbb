import { millisecondsInMinute } from 'date-fns/constants';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { slotBookingOf } from '#application/pickups/slot-booking.actors';
import type { slotBookingMachine } from '#application/pickups/slot-booking.machine';
import { HOLD_MINUTES } from '#domain/slots/slot-places';
import { aHold, aPickup } from '../builders/pickup';
import {
  BOOKED,
  type SlotBookingDriver,
  type SlotBookingViewState,
} from '../machine-models/slot-booking.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const HOLD_MS = HOLD_MINUTES * millisecondsInMinute;

const refusals = {
  'somebody was faster': problemOf(409, 'slot_full'),
  'the hold has expired': problemOf(422, 'validation_failed', { errors: { holdId: ['expired'] } }),
  'an order is refused': problemOf(422, 'validation_failed', {
    errors: { orderIds: ['not_ready'] },
  }),
  'the pickup has ended': problemOf(409, 'action_not_allowed', { current: aPickup('missed') }),
  'with a server fault': problemOf(500, 'internal'),
};

/** The running process with scripted adapters, as the driver of its test model. */
export function createSlotBookingNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof slotBookingMachine>(inspect);

  const driver: SlotBookingDriver = {
    open: () => begin(providedMachine(slotBookingOf('booking')), undefined),
    start: (request) => send({ type: 'booking.start', request }),
    restore: (request, slot) => {
      const hold = aHold(new Date(app().clock.now() + HOLD_MS).toISOString());
      return send({ type: 'booking.restore', request, slot, hold });
    },
    choose: (slot) => send({ type: 'slot.choose', slot }),
    change: () => send({ type: 'slot.change' }),
    renew: () => send({ type: 'slot.renew' }),
    confirm: (note) => send({ type: 'booking.confirm', note }),
    cancel: () => send({ type: 'booking.cancel' }),
    answer: (type) => send({ type }),

    settleHold: async (how) => {
      const url = '/api/store/pickups/hold';
      const expiresAt = new Date(app().clock.now() + HOLD_MS).toISOString();
      if (how === 'with success') app().transport.accept(url, aHold(expiresAt), 201);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    settleBooking: async (how) => {
      const { pickupId } = snapshot().context.request;
      const url =
        pickupId === null ? '/api/store/pickup/create' : `/api/store/pickup/${pickupId}/move`;
      if (how === 'with success') app().transport.accept(url, BOOKED);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    settleRelease: async (how) => {
      const url = '/api/store/pickups/hold/hld_1/release';
      if (how === 'with success') app().transport.accept(url, undefined, 204);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    elapseHold: async () => {
      // The time is read once a minute.
      for (let minute = 0; minute < HOLD_MINUTES; minute += 1) {
        app().clock.advance(millisecondsInMinute);
        await settle();
      }
    },

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

const DIALOGS = [
  ['choosing', 'slots'],
  ['holding', 'slots'],
  ['releasing', 'slots'],
  ['held', 'held'],
  ['booking', 'held'],
  ['expired', 'expired'],
  ['unheld', 'failure'],
  ['failed', 'failure'],
  ['conflict', 'conflict'],
] as const;

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof slotBookingMachine>): SlotBookingViewState {
  return {
    dialog: DIALOGS.find(([state]) => snapshot.matches(state))?.[1] ?? null,
    busy: snapshot.hasTag('busy'),
  };
}
