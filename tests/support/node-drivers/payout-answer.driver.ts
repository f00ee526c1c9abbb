import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { providePayoutAnswer } from '#application/payouts/payout-answer.actors';
import type { payoutAnswerMachine } from '#application/payouts/payout-answer.machine';
import {
  answerFile,
  answerInitialStates,
  type PayoutAnswerDriver,
  type PayoutAnswerViewState,
  payoutReleased,
  payoutUnderReview,
} from '../machine-models/payout-answer.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const answerUrl = '/api/store/payouts/pyt_1/answer';

const refusals = {
  'the marketplace was faster': problemOf(409, 'action_not_allowed', { current: payoutReleased }),
  'with a refusal': problemOf(422, 'validation_failed', { errors: { files: ['unknown'] } }),
  'with a server fault': problemOf(500, 'internal'),
};

/** The running process with scripted adapters, as the driver of its test model. */
export function createPayoutAnswerNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof payoutAnswerMachine>(inspect);

  const driver: PayoutAnswerDriver = {
    open: (beginning) =>
      begin(providedMachine(providePayoutAnswer), { payout: answerInitialStates[beginning] }),
    ask: () => send({ type: 'payout.answer' }),
    attach: () => send({ type: 'file.attach', file: answerFile }),
    remove: () => send({ type: 'file.remove', fileId: answerFile.id }),
    confirm: (text) => send({ type: 'answer.confirm', text }),
    cancel: () => send({ type: 'question.cancel' }),
    retry: () => send({ type: 'failure.retry' }),
    dismissFailure: () => send({ type: 'failure.dismiss' }),
    acknowledgeConflict: () => send({ type: 'conflict.acknowledge' }),
    releaseByMarketplace: () => send({ type: 'payout.changed', payout: payoutReleased }),

    settleAnswer: async (how) => {
      if (how === 'with success') app().transport.accept(answerUrl, payoutUnderReview);
      else app().transport.refuse(answerUrl, refusals[how]);
      await settle();
    },

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

const DIALOGS = [
  ['writing', 'answer'],
  ['failed', 'failure'],
  ['conflict', 'conflict'],
] as const;

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof payoutAnswerMachine>): PayoutAnswerViewState {
  return {
    dialog: DIALOGS.find(([state]) => snapshot.matches(state))?.[1] ?? null,
    busy: snapshot.hasTag('busy'),
  };
}
