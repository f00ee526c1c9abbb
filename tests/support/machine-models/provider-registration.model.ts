import {
  type ProviderRegistrationContext,
  providerRegistrationMachine,
} from '#application/identity/provider-registration.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import {
  acting,
  type IdentityDriver,
  identityEvents,
  identityInputs,
  isOutcomeOf,
  outcomesOf,
  settlersOf,
  showing,
  showingAny,
} from './identity-pages';

/** The addresses with which a person opens the page. */
export const registrationInputs = {
  'register, with a code': identityInputs['register, with a code'],
  'register, with a link': identityInputs['register, with a link'],
} as const;

export type RegistrationInputName = keyof typeof registrationInputs;

/** The provider-registration machine, as a test model that drivers in Node and in a browser can run. */
export const providerRegistrationTestModel: MachineTestModel<
  typeof providerRegistrationMachine,
  IdentityDriver<RegistrationInputName>
> = {
  model: {
    machine: providerRegistrationMachine,
    inputs: registrationInputs,
    events: {
      'registration.submit': identityEvents['registration.submit'],
      ...outcomesOf('signUp'),
    },
    isPossible: ({ provider }: ProviderRegistrationContext, label) => isOutcomeOf(provider, label),
    serialise: ({ provider, registration, token, problem }: ProviderRegistrationContext) => [
      provider,
      registration !== null,
      token !== null,
      problem?.code,
    ],
  },

  // The labels of the inputs are the keys of the inputs above.
  setUp: (driver, input) => driver.open(input as RegistrationInputName),

  eventExecutors: { 'registration.submit': acting },

  outcomeExecutors: settlersOf('signUp'),

  stateAssertions: {
    registering: showing('registration'),
    signingUp: showing('registration', true),
    registered: showingAny('ended', 'confirmation', 'exchange'),
  },
};
