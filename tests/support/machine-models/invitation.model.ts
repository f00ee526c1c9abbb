import { type InvitationContext, invitationMachine } from '#application/session/invitation.machine';
import type { PasswordLink } from '#openapi/types.generated';
import { type MachineTestModel, transientState } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** The address with which a user opens the page. */
export const invitationInitialStates = {
  'a link': { token: 'a-token' },
  'an address without a token': { token: '' },
};

export type InvitationInitialState = keyof typeof invitationInitialStates;

/** The user whom the link is for. */
export const invitationLink: PasswordLink = {
  kind: 'invitation',
  firstName: 'Rim',
  asksPerson: false,
  userName: 'rim',
  storeName: 'Atelier',
  storeNameAr: null,
  expiresAt: '2026-11-27T09:00:00.000Z',
};

export const chosenPassword = { password: 'Zellige&2027', confirmPassword: 'Zellige&2027' };

/** The state of the link when it is read or used. */
export type LinkVerdict = 'good' | 'useless' | 'unanswered';

/** The response to the password. */
export type PasswordVerdict = LinkVerdict | 'too common';

/** What the page shows. */
export interface InvitationViewState {
  readonly step: 'reading' | 'unread' | 'form' | 'refusal' | 'useless' | 'inside';
  readonly busy: boolean;
}

/** The actions and assertions that a driver of the page must implement. */
export interface InvitationDriver {
  open(beginning: InvitationInitialState): Promise<void>;
  retryRead(): Promise<void>;
  choose(): Promise<void>;
  settleLink(verdict: LinkVerdict): Promise<void>;
  settlePassword(verdict: PasswordVerdict): Promise<void>;
  expectViewState(viewState: InvitationViewState): Promise<void>;
}

export const uselessLink = problemOf(422, 'validation_failed', {
  errors: { token: ['token_invalid'] },
});
export const commonPassword = problemOf(422, 'validation_failed', {
  errors: { password: ['too_common'] },
});
export const noAnswer = problemOf(0, 'network');

function failing(actor: string, error: unknown) {
  return { type: `xstate.error.actor.${actor}`, error };
}

/** The invitation machine, as a test model that drivers in Node and in a browser can run. */
export const invitationTestModel: MachineTestModel<typeof invitationMachine, InvitationDriver> = {
  model: {
    machine: invitationMachine,
    inputs: invitationInitialStates,
    events: {
      'reading.retry': { type: 'reading.retry' },
      'password.choose': { type: 'password.choose', ...chosenPassword },
      'the link is read': { type: 'xstate.done.actor.readLink', output: invitationLink },
      'the link is useless': failing('readLink', uselessLink),
      'the link is not read': failing('readLink', noAnswer),
      'the password is set': { type: 'xstate.done.actor.setPassword' },
      'the link has become useless': failing('setPassword', uselessLink),
      'the password is too common': failing('setPassword', commonPassword),
      'the password is not answered': failing('setPassword', noAnswer),
    },
    serialise: ({ token, link, chosen, problem }: InvitationContext) => [
      token !== '',
      link !== null,
      chosen !== null,
      problem?.code,
    ],
  },

  // The labels of the inputs are the keys of the initial states above.
  setUp: (driver, input) => driver.open(input as InvitationInitialState),

  eventExecutors: {
    'reading.retry': (driver) => driver.retryRead(),
    'password.choose': (driver) => driver.choose(),
  },

  outcomeExecutors: {
    'the link is read': (driver) => driver.settleLink('good'),
    'the link is useless': (driver) => driver.settleLink('useless'),
    'the link is not read': (driver) => driver.settleLink('unanswered'),
    'the password is set': (driver) => driver.settlePassword('good'),
    'the link has become useless': (driver) => driver.settlePassword('useless'),
    'the password is too common': (driver) => driver.settlePassword('too common'),
    'the password is not answered': (driver) => driver.settlePassword('unanswered'),
  },

  stateAssertions: {
    opening: transientState,
    reading: (driver) => driver.expectViewState({ step: 'reading', busy: true }),
    unread: (driver) => driver.expectViewState({ step: 'unread', busy: false }),
    choosing: (driver) => driver.expectViewState({ step: 'form', busy: false }),
    setting: (driver) => driver.expectViewState({ step: 'form', busy: true }),
    refused: (driver) => driver.expectViewState({ step: 'refusal', busy: false }),
    useless: (driver) => driver.expectViewState({ step: 'useless', busy: false }),
    accepted: (driver) => driver.expectViewState({ step: 'inside', busy: false }),
  },
};
