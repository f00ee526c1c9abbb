import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideDepartureActions } from '#application/tours/departure-actions.actors';
import type { departureActionsMachine } from '#application/tours/departure-actions.machine';
import {
  confirmedByColleague,
  type DepartureActionsDriver,
  type DepartureActionsViewState,
  departureAfter,
  departureInitialStates,
  NEW_TIME,
} from '../machine-models/departure-actions.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const current = confirmedByColleague;
const stale = problemOf(412, 'stale_revision', { current });
const refusals = {
  'a colleague was faster': problemOf(409, 'action_not_allowed', { current }),
  'with a server fault': problemOf(500, 'internal'),
};

/** The running process with scripted adapters, as the driver of its test model. */
export function createDepartureActionsNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof departureActionsMachine>(inspect);

  const driver: DepartureActionsDriver = {
    open: (beginning) =>
      begin(providedMachine(provideDepartureActions), {
        record: departureInitialStates[beginning],
      }),
    ask: (action) => send({ type: `departure.${action}` }),
    giveReason: (reasonCode, note) => send({ type: 'reason.confirm', reasonCode, note }),
    giveTime: (isOther) => {
      const { startsAt } = snapshot().context.record;
      return send({ type: 'time.confirm', startsAt: isOther ? NEW_TIME : startsAt });
    },
    answer: (type) => send({ type }),
    confirmAsColleague: () => send({ type: 'departure.changed', departure: confirmedByColleague }),

    settleAction: async (how) => {
      const { attempt } = snapshot().context;
      if (!attempt) throw new Error('No action is under way.');
      const isMove = attempt.action === 'move';
      const url = `/api/store/departure/dep_1${isMove ? '' : `/${attempt.action}`}`;
      const isStale = isMove && how === 'a colleague was faster';
      if (how === 'with success') app().transport.accept(url, departureAfter[attempt.action]);
      else app().transport.refuse(url, isStale ? stale : refusals[how]);
      await settle();
    },

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

const DIALOGS = [
  ['givingReason', 'reason'],
  ['choosingTime', 'time'],
  ['confirming', 'question'],
  ['failed', 'failure'],
  ['conflict', 'conflict'],
] as const;

/** The view state that the page derives from a snapshot. */
function viewStateOf(
  snapshot: SnapshotFrom<typeof departureActionsMachine>,
): DepartureActionsViewState {
  return {
    dialog: DIALOGS.find(([state]) => snapshot.matches(state))?.[1] ?? null,
    busy: snapshot.hasTag('busy'),
  };
}
