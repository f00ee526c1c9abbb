import {
  type AddressConfirmationContext,
  type AddressConfirmationInput,
  addressConfirmationMachine,
} from '#application/identity/address-confirmation.machine';
import type { IdentityInput } from '#application/identity/identity-input';
import { type MachineTestModel, transientState } from '../model-based-testing/machine-test-model';
import {
  account,
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

function openedByAddress(input: IdentityInput): AddressConfirmationInput {
  return { ...input, email: '', credentials: null, notice: null, problem: null };
}

function registered(input: IdentityInput): AddressConfirmationInput {
  const { email } = account;
  return { ...input, email, credentials: account, notice: 'mailSent', problem: null };
}

/** How a person comes to the confirmation: by an address, or after they registered. */
export const confirmationInputs = {
  'type the code': openedByAddress(identityInputs['type the code']),
  'wait for the link': openedByAddress(identityInputs['wait for the link']),
  'open the link': openedByAddress(identityInputs['open the link']),
  'open the link that signs in': openedByAddress(identityInputs['open the link that signs in']),
  'register, with a code': registered(identityInputs['register, with a code']),
  'register, with a link': registered(identityInputs['register, with a link']),
} as const;

export type ConfirmationInputName = keyof typeof confirmationInputs;

/** The address-confirmation machine, as a test model that drivers in Node and in a browser can run. */
export const addressConfirmationTestModel: MachineTestModel<
  typeof addressConfirmationMachine,
  IdentityDriver<ConfirmationInputName>
> = {
  model: {
    machine: addressConfirmationMachine,
    inputs: confirmationInputs,
    events: {
      'code.submit': identityEvents['code.submit'],
      'mail.resend': identityEvents['mail.resend'],
      'confirmation.check': identityEvents['confirmation.check'],
      ...outcomesOf('confirmEmail', 'resendMail'),
    },
    isPossible: ({ provider }: AddressConfirmationContext, label) => isOutcomeOf(provider, label),
    serialise: ({
      provider,
      link,
      credentials,
      proof,
      token,
      notice,
      problem,
    }: AddressConfirmationContext) => [
      provider,
      link?.kind,
      credentials !== null,
      proof?.by,
      token !== null,
      notice,
      problem?.code,
    ],
  },

  // The labels of the inputs are the keys of the inputs above.
  setUp: (driver, input) => driver.open(input as ConfirmationInputName),

  eventExecutors: { 'code.submit': acting, 'mail.resend': acting, 'confirmation.check': acting },

  outcomeExecutors: settlersOf('confirmEmail', 'resendMail'),

  stateAssertions: {
    beginning: transientState,
    followingLink: showing('opening', true),
    linkRefused: showingAny('ended', 'useless link', 'unopened'),
    confirming: showing('confirmation'),
    checkingCode: showing('confirmation', true),
    resending: showing('confirmation', true),
    finished: showingAny('ended', 'sign-in', 'exchange'),
  },
};
