import {
  type PasswordResetContext,
  passwordResetMachine,
} from '#application/identity/password-reset.machine';
import { type MachineTestModel, transientState } from '../model-based-testing/machine-test-model';
import {
  acting,
  type IdentityDriver,
  identityEvents,
  identityInputs,
  outcomesOf,
  settlersOf,
  showing,
  showingAny,
} from './identity-pages';

/** The addresses with which a person opens the pages. */
export const resetInputs = {
  'forgot the password, with a code': identityInputs['forgot the password, with a code'],
  'a new password with a code': identityInputs['a new password with a code'],
  'forgot the password, with a link': identityInputs['forgot the password, with a link'],
  'a new password with a link': identityInputs['a new password with a link'],
} as const;

export type ResetInputName = keyof typeof resetInputs;

/** The password-reset machine, as a test model that drivers in Node and in a browser can run. */
export const passwordResetTestModel: MachineTestModel<
  typeof passwordResetMachine,
  IdentityDriver<ResetInputName>
> = {
  model: {
    machine: passwordResetMachine,
    inputs: resetInputs,
    events: {
      'reset.request': identityEvents['reset.request'],
      'password.choose': identityEvents['password.choose'],
      ...outcomesOf('requestReset', 'openResetLink', 'replacePassword'),
    },
    serialise: ({ provider, page, link, proof, notice, problem }: PasswordResetContext) => [
      provider,
      page,
      link?.kind,
      proof?.by,
      notice,
      problem?.code,
    ],
  },

  // The labels of the inputs are the keys of the inputs above.
  setUp: (driver, input) => driver.open(input as ResetInputName),

  eventExecutors: { 'reset.request': acting, 'password.choose': acting },

  outcomeExecutors: settlersOf('requestReset', 'openResetLink', 'replacePassword'),

  stateAssertions: {
    beginning: transientState,
    openingResetLink: showing('opening', true),
    linkRefused: showingAny('ended', 'useless link', 'unopened'),
    askingReset: showing('reset'),
    requestingReset: showing('reset', true),
    resetSent: showing('reset sent'),
    choosingPassword: showing('new password'),
    replacingPassword: showing('new password', true),
    replaced: showingAny('ended', 'sign-in'),
  },
};
