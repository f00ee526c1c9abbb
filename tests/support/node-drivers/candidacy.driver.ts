import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { candidacyOf } from '#application/vacancies/candidacy.actors';
import type { CandidacyWork, candidacyMachine } from '#application/vacancies/candidacy.machine';
import {
  type CandidacyDriver,
  type CandidacyViewState,
  candidacyAfter,
  candidacyInitialStates,
  withdrawnByCandidate,
} from '../machine-models/candidacy.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

function urlOf(action: CandidacyWork): string {
  return `/api/store/candidacy/cdy_1/${action === 'note' ? 'note/create' : action}`;
}

const refusals = {
  'it was withdrawn': problemOf(409, 'action_not_allowed', { current: withdrawnByCandidate }),
  'with a server fault': problemOf(500, 'internal'),
};

/** The running process with scripted adapters, as the driver of its test model. */
export function createCandidacyNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof candidacyMachine>(inspect);

  const driver: CandidacyDriver = {
    open: (beginning) =>
      begin(providedMachine(candidacyOf('candidacies')), {
        record: candidacyInitialStates[beginning],
      }),
    advance: (action) => send({ type: 'candidacy.advance', action }),
    ask: (action) => send({ type: 'candidacy.ask', action }),
    refuse: () => send({ type: 'candidacy.refuse' }),
    sendAnswer: (answer) => send({ type: 'answer.send', answer }),
    sendCard: (card) => send({ type: 'card.send', card }),
    sendNote: (body) => send({ type: 'note.send', body }),
    answer: (type) => send({ type }),
    read: (candidacy) => send({ type: 'candidacy.changed', candidacy }),

    settle: async (how) => {
      const { attempt } = snapshot().context;
      if (!attempt) throw new Error('No work is under way.');
      const { action } = attempt;
      if (how === 'with success') app().transport.accept(urlOf(action), candidacyAfter[action]);
      else app().transport.refuse(urlOf(action), refusals[how]);
      await settle();
    },

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

const DIALOGS = [
  ['confirming', 'question'],
  ['answering', 'answer'],
  ['failed', 'failure'],
  ['conflict', 'conflict'],
] as const;

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof candidacyMachine>): CandidacyViewState {
  return {
    dialog: DIALOGS.find(([state]) => snapshot.matches(state))?.[1] ?? null,
    busy: snapshot.hasTag('busy'),
  };
}
