import {
  type AnswerablePayout,
  type PayoutAnswerContext,
  payoutAnswerMachine,
} from '#application/payouts/payout-answer.machine';
import { aPayout, aPayoutFile } from '../builders/payout';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** The payout in each initial state. */
export const answerInitialStates = {
  'a payout on hold': aPayout('on_hold'),
  'a paid payout': aPayout('paid'),
} satisfies Record<string, AnswerablePayout>;

export type AnswerInitialState = keyof typeof answerInitialStates;

/** The payout after the answer, and after the marketplace released it meanwhile. */
export const payoutUnderReview = aPayout('in_review');
export const payoutReleased = aPayout('scheduled');

export const answerFile = aPayoutFile();
export const answerText = ' Le bon signé est joint. ';

/** What the page shows of the answer. */
export interface PayoutAnswerViewState {
  readonly dialog: 'answer' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
}

/** The actions and assertions that a driver of an answer must implement. */
export interface PayoutAnswerDriver {
  open(beginning: AnswerInitialState): Promise<void>;
  ask(): Promise<void>;
  attach(): Promise<void>;
  remove(): Promise<void>;
  confirm(text: string): Promise<void>;
  cancel(): Promise<void>;
  retry(): Promise<void>;
  dismissFailure(): Promise<void>;
  acknowledgeConflict(): Promise<void>;
  /** The page reads a newer record: `payoutReleased`. */
  releaseByMarketplace(): Promise<void>;
  settleAnswer(
    how: 'with success' | 'the marketplace was faster' | 'with a refusal' | 'with a server fault',
  ): Promise<void>;
  expectViewState(viewState: PayoutAnswerViewState): Promise<void>;
}

const idle: PayoutAnswerViewState = { dialog: null, busy: false };

function notSent(status: number, code: string, more = {}) {
  return { type: 'xstate.error.actor.sendAnswer', error: problemOf(status, code, more) };
}

/** The payout-answer machine, as a test model that drivers in Node and in a browser can run. */
export const payoutAnswerTestModel: MachineTestModel<
  typeof payoutAnswerMachine,
  PayoutAnswerDriver
> = {
  model: {
    machine: payoutAnswerMachine,
    inputs: Object.fromEntries(
      Object.entries(answerInitialStates).map(([label, payout]) => [label, { payout }]),
    ),
    events: {
      'payout.answer': { type: 'payout.answer' },
      'file.attach': { type: 'file.attach', file: answerFile },
      'file.remove': { type: 'file.remove', fileId: answerFile.id },
      'an answer in words': { type: 'answer.confirm', text: answerText },
      'an answer without words': { type: 'answer.confirm', text: '  ' },
      'question.cancel': { type: 'question.cancel' },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'conflict.acknowledge': { type: 'conflict.acknowledge' },
      'the marketplace releases the payout': { type: 'payout.changed', payout: payoutReleased },
      'the answer is sent': { type: 'xstate.done.actor.sendAnswer', output: payoutUnderReview },
      'the marketplace was faster': notSent(409, 'action_not_allowed', {
        current: payoutReleased,
      }),
      'it is refused': notSent(422, 'validation_failed', { errors: { files: ['unknown'] } }),
      'the server fails': notSent(500, 'internal'),
    },
    serialise: ({ payout, files, text, problem }: PayoutAnswerContext) => [
      payout.status,
      files.length,
      text,
      problem?.code,
    ],
    isPossible: ({ payout, files }: PayoutAnswerContext, label) => {
      if (label === 'file.attach') return true;
      // What is paid is released no more.
      if (label === 'the marketplace releases the payout' && payout.status === 'paid') return false;
      // The dialog lists only what was attached.
      if (label === 'file.remove' && files.length === 0) return false;
      // One file shows what a file does; with more of them, only the limit is of interest.
      if (files.length > 1) return false;
      // A released payout takes no answer.
      return payout.status === 'on_hold' || !/is sent|is refused/.test(label);
    },
  },

  // The labels of the inputs are the keys of the initial states above.
  setUp: (driver, input) => driver.open(input as AnswerInitialState),

  eventExecutors: {
    'payout.answer': (driver) => driver.ask(),
    'file.attach': (driver) => driver.attach(),
    'file.remove': (driver) => driver.remove(),
    'answer.confirm': (driver, { text }) => driver.confirm(text),
    'question.cancel': (driver) => driver.cancel(),
    'failure.retry': (driver) => driver.retry(),
    'failure.dismiss': (driver) => driver.dismissFailure(),
    'conflict.acknowledge': (driver) => driver.acknowledgeConflict(),
    'payout.changed': (driver) => driver.releaseByMarketplace(),
  },

  outcomeExecutors: {
    'the answer is sent': (driver) => driver.settleAnswer('with success'),
    'the marketplace was faster': (driver) => driver.settleAnswer('the marketplace was faster'),
    'it is refused': (driver) => driver.settleAnswer('with a refusal'),
    'the server fails': (driver) => driver.settleAnswer('with a server fault'),
  },

  stateAssertions: {
    resting: (driver) => driver.expectViewState(idle),
    writing: (driver) => driver.expectViewState({ ...idle, dialog: 'answer' }),
    performing: (driver) => driver.expectViewState({ ...idle, busy: true }),
    failed: (driver) => driver.expectViewState({ ...idle, dialog: 'failure' }),
    conflict: (driver) => driver.expectViewState({ ...idle, dialog: 'conflict' }),
  },
};
