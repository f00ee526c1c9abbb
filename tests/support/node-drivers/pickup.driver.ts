import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { providePickup } from '#application/pickups/pickup.actors';
import type { pickupMachine } from '#application/pickups/pickup.machine';
import {
  CALLED_OFF,
  type PickupDriver,
  type PickupViewState,
  pickupAfter,
  pickupInitialStates,
  SCANNED,
} from '../machine-models/pickup.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const refusals = {
  'a colleague was faster': problemOf(409, 'action_not_allowed', { current: CALLED_OFF }),
  'with a refusal': problemOf(422, 'validation_failed', { errors: { code: ['not_in_pickup'] } }),
  'with a server fault': problemOf(500, 'internal'),
};

/** The running process with scripted adapters, as the driver of its test model. */
export function createPickupNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof pickupMachine>(inspect);

  const driver: PickupDriver = {
    open: (beginning) =>
      begin(providedMachine(providePickup), { pickup: pickupInitialStates[beginning] }),
    act: (action) => send({ type: `pickup.${action}` }),
    give: (answer) => send({ type: 'answer.give', answer }),
    cancel: () => send({ type: 'answer.cancel' }),
    scan: (code) => send({ type: 'parcel.scan', code }),
    remove: (number) => send({ type: 'parcel.remove', number }),
    answer: (type) => send({ type }),
    callOffAsColleague: () => send({ type: 'pickup.changed', pickup: CALLED_OFF }),

    settleAction: async (how) => {
      const { attempt, pickup } = snapshot().context;
      if (!attempt) throw new Error('No action is under way.');
      const url = `/api/store/pickup/${pickup.id}/${attempt.action}`;
      if (how === 'with success') app().transport.accept(url, pickupAfter[attempt.action]);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    settleScan: async (how) => {
      const url = `/api/store/pickup/${snapshot().context.pickup.id}/parcels/scan`;
      if (how === 'with success') app().transport.accept(url, SCANNED);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

const DIALOGS = [
  ['asking', 'question'],
  ['failed', 'failure'],
  ['conflict', 'conflict'],
] as const;

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof pickupMachine>): PickupViewState {
  return {
    dialog: DIALOGS.find(([state]) => snapshot.matches(state))?.[1] ?? null,
    busy: snapshot.hasTag('busy'),
  };
}
