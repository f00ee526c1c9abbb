import {
  type EmailLinkContext,
  type EmailLinkPurpose,
  emailLinkMachine,
} from '#application/registration/email-link.machine';
import { type MachineTestModel, transientState } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** The address with which a user opens the page. */
export const emailLinkInitialStates = {
  'a link': { token: 'a-token', purpose: 'registration' },
  'an address without a token': { token: '', purpose: 'registration' },
  'a link of a new address': { token: 'a-token', purpose: 'change' },
  'a link of an old address': { token: 'a-token', purpose: 'undo' },
} satisfies Record<string, { token: string; purpose: EmailLinkPurpose }>;

export type EmailLinkInitialState = keyof typeof emailLinkInitialStates;

/** The response to the confirmation. */
export type EmailLinkVerdict = 'good' | 'useless' | 'taken' | 'unanswered';

/** What the page shows. */
export interface EmailLinkViewState {
  readonly step: 'question' | 'failure' | 'useless' | 'confirmed';
  readonly busy: boolean;
}

/** The actions and assertions that a driver of the page must implement. */
export interface EmailLinkDriver {
  open(beginning: EmailLinkInitialState): Promise<void>;
  confirm(): Promise<void>;
  settle(verdict: EmailLinkVerdict): Promise<void>;
  expectViewState(viewState: EmailLinkViewState): Promise<void>;
}

/** Why a link was refused. */
export const emailLinkRefusals = {
  useless: problemOf(422, 'validation_failed', { errors: { token: ['token_invalid'] } }),
  taken: problemOf(409, 'already_taken'),
  unanswered: problemOf(0, 'network'),
};

function failing(verdict: keyof typeof emailLinkRefusals) {
  return { type: 'xstate.error.actor.confirmLink', error: emailLinkRefusals[verdict] };
}

/** The e-mail link machine, as a test model that drivers in Node and in a browser can run. */
export const emailLinkTestModel: MachineTestModel<typeof emailLinkMachine, EmailLinkDriver> = {
  model: {
    machine: emailLinkMachine,
    inputs: emailLinkInitialStates,
    events: {
      'link.confirm': { type: 'link.confirm' },
      'the address is confirmed': {
        type: 'xstate.done.actor.confirmLink',
        output: { of: 'user', userName: 'salma@exemple.ma' },
      },
      'the link is useless': failing('useless'),
      'the address is taken': failing('taken'),
      'the link is not answered': failing('unanswered'),
    },
    serialise: ({ token, purpose, address, problem }: EmailLinkContext) => [
      token !== '',
      purpose,
      address?.of,
      problem?.code,
    ],
  },

  // The labels of the inputs are the keys of the initial states above.
  setUp: (driver, input) => driver.open(input as EmailLinkInitialState),

  eventExecutors: { 'link.confirm': (driver) => driver.confirm() },

  outcomeExecutors: {
    'the address is confirmed': (driver) => driver.settle('good'),
    'the link is useless': (driver) => driver.settle('useless'),
    'the address is taken': (driver) => driver.settle('taken'),
    'the link is not answered': (driver) => driver.settle('unanswered'),
  },

  stateAssertions: {
    opening: transientState,
    asking: (driver) => driver.expectViewState({ step: 'question', busy: false }),
    confirming: (driver) => driver.expectViewState({ step: 'question', busy: true }),
    failed: (driver) => driver.expectViewState({ step: 'failure', busy: false }),
    useless: (driver) => driver.expectViewState({ step: 'useless', busy: false }),
    confirmed: (driver) => driver.expectViewState({ step: 'confirmed', busy: false }),
  },
};
