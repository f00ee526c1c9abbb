import { expect } from 'vitest';
import type { Inspect } from '#application/create-application';
import { asProblem } from '#application/problem';
import { provideGuestBooking } from '#application/tours/guest-booking.actors';
import type { guestBookingMachine } from '#application/tours/guest-booking.machine';
import { BOOKING_LINK } from '../builders/guest-booking';
import {
  type GuestBookingDriver,
  guestBookingOutcomes,
} from '../machine-models/guest-booking.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness, providedMachine } from './machine-harness';

const BOOKING = `/api/public/tour-bookings/${BOOKING_LINK}`;
const BUSY = ['reading', 'checking', 'cancelling'];

/** The running page with scripted adapters, as the driver of its test model. */
export function createGuestBookingNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof guestBookingMachine>(inspect);

  const driver: GuestBookingDriver = {
    open: () => begin(providedMachine(provideGuestBooking), { link: BOOKING_LINK }),
    cancel: () => send({ type: 'booking.cancel' }),
    confirm: () => send({ type: 'cancel.confirm' }),
    dismiss: () => send({ type: 'cancel.dismiss' }),
    retry: () => send({ type: 'failure.retry' }),
    settle: async (outcome) => {
      const known: { type: string; output?: unknown; error?: unknown } =
        guestBookingOutcomes[outcome];
      const url = known.type.endsWith('readBooking') ? BOOKING : `${BOOKING}/cancel`;
      if (known.error) app().transport.refuse(url, asProblem(known.error));
      else app().transport.accept(url, known.output);
      await settle();
    },
    expectViewState: async (viewState) => {
      expect(snapshot().value).toBe(viewState);
      expect(snapshot().hasTag('busy')).toBe(BUSY.includes(viewState));
    },
  };

  return playing(driver);
}
