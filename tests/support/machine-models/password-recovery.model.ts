import {
  type PasswordRecoveryContext,
  passwordRecoveryMachine,
} from '#application/password-recovery/password-recovery.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** The address for which a link is requested. */
export const recoveredAccount = 'salma@exemple.ma';

/** The response to a request. */
export type RequestVerdict = 'taken' | 'too early' | 'unanswered';

/** What the page shows. */
export interface PasswordRecoveryViewState {
  /** The form, or the confirmation of a request. */
  readonly step: 'form' | 'sent';
  readonly busy: boolean;
  /** Whether a wait is counted down. */
  readonly waits: boolean;
}

/** The actions and assertions that a driver of the page must implement. */
export interface PasswordRecoveryDriver {
  open(): Promise<void>;
  sendRequest(): Promise<void>;
  repeatRequest(): Promise<void>;
  changeAccount(): Promise<void>;
  settleRequest(verdict: RequestVerdict): Promise<void>;
  /** One second passes, or all that are left. */
  elapse(what: 'a second' | 'the wait'): Promise<void>;
  expectViewState(viewState: PasswordRecoveryViewState): Promise<void>;
}

export const tooEarly = problemOf(429, 'too_many_requests', { retryAfter: 42 });
export const noAnswer = problemOf(0, 'network');

/** The password-recovery machine, as a test model that drivers in Node and in a browser can run. */
export const passwordRecoveryTestModel: MachineTestModel<
  typeof passwordRecoveryMachine,
  PasswordRecoveryDriver
> = {
  model: {
    machine: passwordRecoveryMachine,
    inputs: { 'an empty form': undefined },
    events: {
      'request.send': { type: 'request.send', account: recoveredAccount },
      'request.repeat': { type: 'request.repeat' },
      'account.change': { type: 'account.change' },
      'a second passes': { type: 'second.pass', secondsLeft: 41 },
      'the wait is over': { type: 'second.pass', secondsLeft: 0 },
      'it is taken': { type: 'xstate.done.actor.requestLink' },
      'it comes too early': { type: 'xstate.error.actor.requestLink', error: tooEarly },
      'it is not answered': { type: 'xstate.error.actor.requestLink', error: noAnswer },
    },
    serialise: ({ account, problem }: PasswordRecoveryContext) => [account !== '', problem?.code],
    driverSpecificFields: {
      secondsLeft: 'Each driver counts the seconds of the wait that it was given.',
    },
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'request.send': (driver) => driver.sendRequest(),
    'request.repeat': (driver) => driver.repeatRequest(),
    'account.change': (driver) => driver.changeAccount(),
    'second.pass': (driver, { secondsLeft }) =>
      driver.elapse(secondsLeft === 0 ? 'the wait' : 'a second'),
  },

  outcomeExecutors: {
    'it is taken': (driver) => driver.settleRequest('taken'),
    'it comes too early': (driver) => driver.settleRequest('too early'),
    'it is not answered': (driver) => driver.settleRequest('unanswered'),
  },

  stateAssertions: {
    editing: (driver) => driver.expectViewState({ step: 'form', busy: false, waits: false }),
    sending: (driver) => driver.expectViewState({ step: 'form', busy: true, waits: false }),
    failed: (driver) => driver.expectViewState({ step: 'form', busy: false, waits: false }),
    limited: (driver) => driver.expectViewState({ step: 'form', busy: false, waits: true }),
    'sent.waiting': (driver) => driver.expectViewState({ step: 'sent', busy: false, waits: true }),
    'sent.ready': (driver) => driver.expectViewState({ step: 'sent', busy: false, waits: false }),
    'sent.repeating': (driver) =>
      driver.expectViewState({ step: 'sent', busy: true, waits: false }),
    'sent.unsent': (driver) => driver.expectViewState({ step: 'sent', busy: false, waits: false }),
  },
};
