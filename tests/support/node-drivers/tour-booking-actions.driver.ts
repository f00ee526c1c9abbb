import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideTourBookingActions } from '#application/tours/tour-booking-actions.actors';
import type { tourBookingActionsMachine } from '#application/tours/tour-booking-actions.machine';
import {
  CONTACT,
  cancelledByColleague,
  type TourBookingActionsDriver,
  type TourBookingActionsViewState,
  tourBookingAfter,
  tourBookingInitialStates,
} from '../machine-models/tour-booking-actions.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const refusals = {
  'a colleague was faster': problemOf(409, 'action_not_allowed', {
    current: cancelledByColleague,
  }),
  'with a refusal': problemOf(422, 'validation_failed', {
    errors: { 'contact.phoneNumber': ['invalid'] },
  }),
  'with a server fault': problemOf(500, 'internal'),
};

/** The running process with scripted adapters, as the driver of its test model. */
export function createTourBookingActionsNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof tourBookingActionsMachine>(inspect);

  const driver: TourBookingActionsDriver = {
    open: (beginning) =>
      begin(providedMachine(provideTourBookingActions), {
        record: tourBookingInitialStates[beginning],
      }),
    ask: (action) => send({ type: `booking.${action}` }),
    confirmContact: () => send({ type: 'contact.confirm', contact: CONTACT }),
    confirmMove: (departureId) => send({ type: 'move.confirm', departureId }),
    confirmRefund: (isFullRefund, note) => send({ type: 'refund.confirm', isFullRefund, note }),
    answer: (type) => send({ type }),
    cancelAsColleague: () => send({ type: 'booking.changed', booking: cancelledByColleague }),

    settleAction: async (how) => {
      const { attempt } = snapshot().context;
      if (!attempt) throw new Error('No action is under way.');
      const url = `/api/store/tour-booking/bkg_1/${attempt.action}`;
      if (how === 'with success') app().transport.accept(url, tourBookingAfter[attempt.action]);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

const DIALOGS = [
  ['takingContact', 'contact'],
  ['choosingDeparture', 'move'],
  ['choosingRefund', 'refund'],
  ['confirming', 'question'],
  ['failed', 'failure'],
  ['conflict', 'conflict'],
] as const;

/** The view state that the page derives from a snapshot. */
function viewStateOf(
  snapshot: SnapshotFrom<typeof tourBookingActionsMachine>,
): TourBookingActionsViewState {
  return {
    dialog: DIALOGS.find(([state]) => snapshot.matches(state))?.[1] ?? null,
    busy: snapshot.hasTag('busy'),
  };
}
