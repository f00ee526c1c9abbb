import {
  type IdentityUnlinkingContext,
  identityUnlinkingMachine,
} from '#application/identity/identity-unlinking.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

export const LINKED_IDENTITY = 'idn_1';

/** The actions and assertions that a driver of the user's linked identities must implement. */
export interface IdentityUnlinkingDriver {
  begin(): Promise<void>;
  unlink(): Promise<void>;
  confirm(): Promise<void>;
  cancel(): Promise<void>;
  succeed(): Promise<void>;
  fail(): Promise<void>;
  expectViewState(step: 'list' | 'question' | 'work'): Promise<void>;
}

export const lastWayIn = problemOf(409, 'last_way_in');

/** The identity-unlinking machine, as a test model that drivers in Node and in a browser can run. */
export const identityUnlinkingTestModel: MachineTestModel<
  typeof identityUnlinkingMachine,
  IdentityUnlinkingDriver
> = {
  model: {
    machine: identityUnlinkingMachine,
    inputs: { 'a linked identity': undefined },
    events: {
      'identity.unlink': { type: 'identity.unlink', identityId: LINKED_IDENTITY },
      'unlinking.confirm': { type: 'unlinking.confirm' },
      'unlinking.cancel': { type: 'unlinking.cancel' },
      'it is unlinked': { type: 'xstate.done.actor.unlinkIdentity', output: undefined },
      'it is the last way in': { type: 'xstate.error.actor.unlinkIdentity', error: lastWayIn },
    },
    serialise: ({ identityId, problem }: IdentityUnlinkingContext) => [
      identityId !== null,
      problem?.code,
    ],
  },

  setUp: (driver) => driver.begin(),

  eventExecutors: {
    'identity.unlink': (driver) => driver.unlink(),
    'unlinking.confirm': (driver) => driver.confirm(),
    'unlinking.cancel': (driver) => driver.cancel(),
  },

  outcomeExecutors: {
    'it is unlinked': (driver) => driver.succeed(),
    'it is the last way in': (driver) => driver.fail(),
  },

  stateAssertions: {
    listing: (driver) => driver.expectViewState('list'),
    asking: (driver) => driver.expectViewState('question'),
    unlinking: (driver) => driver.expectViewState('work'),
  },
};
