import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideTourActions } from '#application/tours/tour-actions.actors';
import type { tourActionsMachine } from '#application/tours/tour-actions.machine';
import {
  PUBLISHED,
  type TourActionsDriver,
  type TourActionsViewState,
  tourAfter,
  tourInitialStates,
} from '../machine-models/tour-actions.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const refusals = {
  'a colleague was faster': problemOf(409, 'action_not_allowed', { current: PUBLISHED }),
  'with a server fault': problemOf(500, 'internal'),
};

/** The running process with scripted adapters, as the driver of its test model. */
export function createTourActionsNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof tourActionsMachine>(inspect);

  const driver: TourActionsDriver = {
    open: (beginning) =>
      begin(providedMachine(provideTourActions), { record: tourInitialStates[beginning] }),
    ask: (action) => send({ type: `tour.${action}` }),
    answer: (type) => send({ type }),
    publishAsColleague: () => send({ type: 'tour.changed', tour: PUBLISHED }),

    settleAction: async (how) => {
      const { attempt, record: tour } = snapshot().context;
      if (!attempt) throw new Error('No action is under way.');
      const url = `/api/store/tour/${tour.id}/${attempt.action}`;
      if (how === 'with success') app().transport.accept(url, tourAfter[attempt.action]);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof tourActionsMachine>): TourActionsViewState {
  const busy = snapshot.hasTag('busy');
  if (busy || snapshot.hasTag('confirming')) return { dialog: 'question', busy };
  if (snapshot.matches('conflict')) return { dialog: 'conflict', busy };
  return { dialog: snapshot.matches('failed') ? 'failure' : null, busy };
}
