import { millisecondsInMinute } from 'date-fns/constants';
import {
  type RegistrationContext,
  registrationMachine,
} from '#application/registration/registration.machine';
import { sessionState } from '#domain/session/tokens';
import type { Registration } from '#openapi/types.generated';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { testNow } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { tokenUntil } from '../test-app/test-tokens';

export const salma = {
  email: 'salma@exemple.ma',
  password: 'Zellige&2027',
  firstName: 'Salma',
  lastName: 'Bennani',
  storeName: 'Zellige de Fès',
} satisfies Registration;

/** The response to a registration. */
export type RegistrationVerdict = 'accepted' | 'too common' | 'unanswered' | 'too many';

/** What the page shows. */
export interface RegistrationViewState {
  readonly step: 'form' | 'refusal' | 'waiting' | 'inside';
  readonly busy: boolean;
}

/** The actions and assertions that a driver of the page must implement. */
export interface RegistrationDriver {
  open(): Promise<void>;
  submit(): Promise<void>;
  settle(verdict: RegistrationVerdict): Promise<void>;
  passWait(): Promise<void>;
  expectViewState(viewState: RegistrationViewState): Promise<void>;
}

/** The wait of the answer "too many" (seconds). */
export const WAIT_SECONDS = 42;

/** Why a registration was refused. */
export const registrationRefusals = {
  'too common': problemOf(422, 'validation_failed', { errors: { password: ['too_common'] } }),
  unanswered: problemOf(0, 'network'),
  'too many': problemOf(429, 'too_many_requests', { retryAfter: WAIT_SECONDS }),
};

/** The token of an accepted registration: valid for 15 minutes, without a refresh token. */
export const accessToken = tokenUntil(testNow + 15 * millisecondsInMinute);
const opened = sessionState({ access: accessToken, refresh: null }, testNow);

function failing(verdict: keyof typeof registrationRefusals) {
  return { type: 'xstate.error.actor.register', error: registrationRefusals[verdict] };
}

/** The registration machine, as a test model that drivers in Node and in a browser can run. */
export const registrationTestModel: MachineTestModel<
  typeof registrationMachine,
  RegistrationDriver
> = {
  model: {
    machine: registrationMachine,
    inputs: { 'a visitor': undefined },
    events: {
      'registration.submit': { type: 'registration.submit', registration: salma },
      'the registration is accepted': { type: 'xstate.done.actor.register', output: opened },
      'the password is too common': failing('too common'),
      'the registration is not answered': failing('unanswered'),
      'there were too many registrations': failing('too many'),
      'the wait is over': { type: 'xstate.done.actor.waitForNextTry' },
    },
    serialise: ({ registration, sessionState: { accessValid }, problem }: RegistrationContext) => [
      registration !== null,
      accessValid,
      problem?.code,
    ],
  },

  setUp: (driver) => driver.open(),

  eventExecutors: { 'registration.submit': (driver) => driver.submit() },

  outcomeExecutors: {
    'the registration is accepted': (driver) => driver.settle('accepted'),
    'the password is too common': (driver) => driver.settle('too common'),
    'the registration is not answered': (driver) => driver.settle('unanswered'),
    'there were too many registrations': (driver) => driver.settle('too many'),
    'the wait is over': (driver) => driver.passWait(),
  },

  stateAssertions: {
    filling: (driver) => driver.expectViewState({ step: 'form', busy: false }),
    registering: (driver) => driver.expectViewState({ step: 'form', busy: true }),
    refused: (driver) => driver.expectViewState({ step: 'refusal', busy: false }),
    waiting: (driver) => driver.expectViewState({ step: 'waiting', busy: false }),
    registered: (driver) => driver.expectViewState({ step: 'inside', busy: false }),
  },
};
