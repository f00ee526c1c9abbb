import { type IdentityContext, identityMachine } from '#application/identity/identity.machine';
import { NO_SESSION } from '#domain/session/tokens';
import { type MachineTestModel, transientState } from '../model-based-testing/machine-test-model';
import {
  account,
  acting,
  begunSession,
  type IdentityDriver,
  type IdentityInputName,
  type IdentityOutcome,
  identityEvents,
  identityInputs,
  identityOutcomes,
  outcomesOf,
  providerToken,
  settlersOf,
  showing,
  showingAny,
} from './identity-pages';

/** How a process ends that the machine has invoked: what it returns, and how it comes to that. */
interface InvokedOutcome {
  readonly actor:
    | 'providerRegistration'
    | 'addressConfirmation'
    | 'passwordReset'
    | 'tokenExchange';
  readonly output: object;
  readonly isPossible?: (context: IdentityContext) => boolean;
  readonly steps: readonly (
    | { event: keyof typeof identityEvents }
    | { outcome: IdentityOutcome }
  )[];
}

const { email } = account;
const confirmed = { email: '', token: null, link: null, notice: null, problem: null };

/** The problem of an outcome. */
function problemOf(label: IdentityOutcome) {
  const outcome = identityOutcomes[label];
  return 'error' in outcome ? outcome.error : null;
}

function linkFailure(label: IdentityOutcome): InvokedOutcome {
  const { link } = identityInputs['open the link'];
  return {
    actor: 'addressConfirmation',
    output: { ...confirmed, link, problem: problemOf(label) },
    isPossible: (context) => context.link?.kind === 'confirm' && context.provider === 'firebase',
    steps: [{ outcome: label }],
  };
}

function resetLinkFailure(label: IdentityOutcome): InvokedOutcome {
  return {
    actor: 'passwordReset',
    output: { email: '', problem: problemOf(label) },
    isPossible: ({ link }) => link?.kind === 'reset',
    steps: [{ outcome: label }],
  };
}

function refusedExchange(label: IdentityOutcome): InvokedOutcome {
  return {
    actor: 'tokenExchange',
    output: { sessionState: NO_SESSION, problem: problemOf(label) },
    steps: [{ outcome: label }],
  };
}

const invokedOutcomes: Readonly<Record<string, InvokedOutcome>> = {
  'the account is open': {
    actor: 'providerRegistration',
    output: { email, credentials: account, token: providerToken },
    isPossible: ({ provider }) => provider === 'amplify',
    steps: [{ event: 'registration.submit' }, { outcome: 'the account is open' }],
  },
  'the account waits for its address': {
    actor: 'providerRegistration',
    output: { email, credentials: account, token: null },
    steps: [{ event: 'registration.submit' }, { outcome: 'the account waits for its address' }],
  },
  'a code confirms the address': {
    actor: 'addressConfirmation',
    output: { ...confirmed, email },
    isPossible: ({ capabilities }) => capabilities.confirmation === 'code',
    steps: [{ event: 'code.submit' }, { outcome: 'the address is confirmed' }],
  },
  'the address was confirmed elsewhere': {
    actor: 'addressConfirmation',
    output: { ...confirmed, email },
    isPossible: ({ credentials }) => credentials !== null,
    steps: [{ event: 'confirmation.check' }],
  },
  'the link confirms the address': {
    actor: 'addressConfirmation',
    output: confirmed,
    isPossible: ({ link, provider }) => link?.kind === 'confirm' && provider === 'firebase',
    steps: [{ outcome: 'the address is confirmed' }],
  },
  'the link confirms the address, and a session begins': {
    actor: 'addressConfirmation',
    output: { ...confirmed, token: providerToken },
    isPossible: ({ link, provider }) => link?.kind === 'confirm' && provider === 'supabase',
    steps: [{ outcome: 'the address is confirmed, and a session begins' }],
  },
  'the link of the confirmation is spent': linkFailure('the code is wrong'),
  'the link of the confirmation is not answered': linkFailure('the code is not answered'),
  'a mailed code replaces the password': {
    actor: 'passwordReset',
    output: { email, problem: null },
    isPossible: ({ page, provider }) => page === 'forgot-password' && provider === 'amplify',
    steps: [
      { event: 'reset.request' },
      { outcome: 'the mail for a password is sent' },
      { event: 'password.choose' },
      { outcome: 'the password is replaced' },
    ],
  },
  'a code replaces the password': {
    actor: 'passwordReset',
    output: { email, problem: null },
    isPossible: ({ page, provider }) => page === 'new-password' && provider === 'amplify',
    steps: [{ event: 'password.choose' }, { outcome: 'the password is replaced' }],
  },
  'a link replaces the password': {
    actor: 'passwordReset',
    output: { email, problem: null },
    isPossible: ({ link }) => link?.kind === 'reset',
    steps: [
      { outcome: 'the link for a password is good' },
      { event: 'password.choose' },
      { outcome: 'the password is replaced' },
    ],
  },
  'the link for a password is spent': resetLinkFailure('the link for a password is spent'),
  'the link for a password is not answered': resetLinkFailure(
    'the link for a password is not answered',
  ),
  'the session begins': {
    actor: 'tokenExchange',
    output: { sessionState: begunSession, problem: null },
    steps: [{ outcome: 'the session begins' }],
  },
  'nobody has this address': refusedExchange('nobody has this address'),
  'the provider has been removed': refusedExchange('the provider has been removed'),
  'the address is not verified': refusedExchange('the address is not verified'),
  'the token is refused': refusedExchange('the token is refused'),
};

/** An entry for each way in which an invoked process ends. */
function ofInvoked<Entry>(entry: (outcome: InvokedOutcome) => Entry) {
  return Object.fromEntries(
    Object.entries(invokedOutcomes).map(([label, outcome]) => [label, entry(outcome)]),
  );
}

const ownActors = ['openProvider', 'signIn', 'startRedirect', 'finishRedirect'] as const;

/** The identity machine, as a test model that drivers in Node and in a browser can run. */
export const identityTestModel: MachineTestModel<typeof identityMachine, IdentityDriver> = {
  model: {
    machine: identityMachine,
    inputs: identityInputs,
    events: {
      'opening.retry': identityEvents['opening.retry'],
      'credentials.submit': identityEvents['credentials.submit'],
      'redirect.start': identityEvents['redirect.start'],
      ...outcomesOf(...ownActors),
      ...ofInvoked(({ actor, output }) => ({ type: `xstate.done.actor.${actor}`, output })),
    },
    isPossible: (context: IdentityContext, label) =>
      invokedOutcomes[label]?.isPossible?.(context) ?? true,
    serialise: ({ provider, page, link, credentials, token, notice, problem }: IdentityContext) => [
      provider,
      page,
      link?.kind,
      credentials !== null,
      token !== null,
      notice,
      problem?.code,
    ],
  },

  // The labels of the inputs are the keys of the inputs above.
  setUp: (driver, input) => driver.open(input as IdentityInputName),

  eventExecutors: {
    'opening.retry': acting,
    'credentials.submit': acting,
    'redirect.start': acting,
  },

  outcomeExecutors: {
    ...settlersOf(...ownActors),
    ...ofInvoked(({ steps }) => async (driver: IdentityDriver) => {
      for (const step of steps) {
        if ('event' in step) await driver.act(identityEvents[step.event]);
        else await driver.settle(step.outcome);
      }
    }),
  },

  stateAssertions: {
    opening: showing('opening', true),
    unopened: showing('unopened'),
    notConfigured: showing('not configured'),
    opened: transientState,
    entering: showing('sign-in'),
    signingIn: showing('sign-in', true),
    leaving: showing('sign-in', true),
    finishingRedirect: showing('opening', true),
    registering: showing('registration'),
    confirmingAddress: showingAny('confirmation', 'opening'),
    resettingPassword: showingAny('reset', 'new password', 'opening'),
    linkUseless: showing('useless link'),
    exchanging: showing('exchange', true),
    withoutAccount: showing('no account'),
    signedIn: showing('inside'),
  },
};
