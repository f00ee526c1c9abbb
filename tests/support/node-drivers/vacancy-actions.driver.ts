import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideVacancyActions } from '#application/vacancies/vacancy-actions.actors';
import type { vacancyActionsMachine } from '#application/vacancies/vacancy-actions.machine';
import {
  CLOSED,
  type VacancyActionsDriver,
  type VacancyActionsViewState,
  vacancyAfter,
  vacancyInitialStates,
} from '../machine-models/vacancy-actions.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const refusals = {
  'a colleague was faster': problemOf(409, 'action_not_allowed', { current: CLOSED }),
  'with a server fault': problemOf(500, 'internal'),
};

/** The running process with scripted adapters, as the driver of its test model. */
export function createVacancyActionsNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof vacancyActionsMachine>(inspect);

  const driver: VacancyActionsDriver = {
    open: (beginning) =>
      begin(providedMachine(provideVacancyActions), { record: vacancyInitialStates[beginning] }),
    ask: (action) => send({ type: 'vacancy.ask', action }),
    answer: (type) => send({ type }),
    closeAsColleague: () => send({ type: 'vacancy.changed', vacancy: CLOSED }),

    settleAction: async (how) => {
      const { attempt, record: vacancy } = snapshot().context;
      if (!attempt) throw new Error('No action is under way.');
      const url = `/api/store/vacancy/${vacancy.id}/${attempt.action}`;
      if (how === 'with success') app().transport.accept(url, vacancyAfter[attempt.action]);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

/** The view state that the page derives from a snapshot. */
function viewStateOf(
  snapshot: SnapshotFrom<typeof vacancyActionsMachine>,
): VacancyActionsViewState {
  const busy = snapshot.hasTag('busy');
  if (busy || snapshot.hasTag('confirming')) return { dialog: 'question', busy };
  if (snapshot.matches('conflict')) return { dialog: 'conflict', busy };
  return { dialog: snapshot.matches('failed') ? 'failure' : null, busy };
}
