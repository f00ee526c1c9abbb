import { assign, setup } from 'xstate';
import type { ProviderName } from '#domain/identity/identity-providers';
import { NO_SESSION, type SessionState } from '#domain/session/tokens';
import { declareActor } from '../machine-actors';
import type {
  ProviderCredentials,
  ProviderToken,
  RedirectAnswer,
} from '../ports/identity-provider.port';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, isUnanswered, problemFromError } from '../problem';
import { addressConfirmationMachine } from './address-confirmation.machine';
import {
  type FirstProcess,
  firstProcess,
  type IdentityInput,
  type IdentityNotice,
  inputOf,
  possibleTokenIn,
} from './identity-input';
import { passwordResetMachine } from './password-reset.machine';
import { providerRegistrationMachine } from './provider-registration.machine';
import { tokenExchangeMachine } from './token-exchange.machine';

export type IdentityEvent =
  | { type: 'opening.retry' }
  | ({ type: 'credentials.submit' } & ProviderCredentials)
  | { type: 'redirect.start' };

export interface IdentityContext extends IdentityInput {
  /** The address typed last. */
  readonly email: string;
  /** What was typed to sign in or register: confirming the address signs in with it. */
  readonly credentials: ProviderCredentials | null;
  readonly token: ProviderToken | null;
  readonly sessionState: SessionState;
  readonly notice: IdentityNotice | null;
  readonly problem: ApiProblem | null;
}

/** The end of the process: the portal's own session and the path to open. */
export interface IdentityOutput {
  readonly sessionState: SessionState;
  readonly returnTo: string | null;
}

function credentialsIn({ event }: { event: ProviderCredentials }) {
  return { credentials: { email: event.email, password: event.password } };
}

/** With what an actor has ended, as fields of the context. */
function outcomeIn<Outcome extends Partial<IdentityContext>>(given: {
  event: { output: Outcome };
}): Outcome {
  return given.event.output;
}

/** The problem with which an invoked process has ended; null if it has succeeded. */
function problemIn({ event }: { event: { output: { problem: ApiProblem | null } } }) {
  return { error: event.output.problem };
}

const machineSetup = setup({
  types: {
    context: {} as IdentityContext,
    events: {} as IdentityEvent,
    input: {} as IdentityInput,
    output: {} as IdentityOutput,
    children: {} as {
      providerRegistration: 'providerRegistration';
      addressConfirmation: 'addressConfirmation';
      passwordReset: 'passwordReset';
      tokenExchange: 'tokenExchange';
    },
    tags: {} as 'busy',
  },
  actors: {
    /** Returns whether the provider is configured, and loads its SDK if so; rejects with an ApiProblem. */
    openProvider: declareActor<boolean, ProviderName>(),
    /** Returns the provider's token; rejects with an ApiProblem. */
    signIn: declareActor<ProviderToken, ProviderCredentials | null>(),
    /** Sends the browser to the provider's page; rejects if that is impossible. */
    startRedirect: declareActor<void, string | null>(),
    finishRedirect: declareActor<RedirectAnswer, string>(),
    providerRegistration: providerRegistrationMachine,
    addressConfirmation: addressConfirmationMachine,
    passwordReset: passwordResetMachine,
    tokenExchange: tokenExchangeMachine,
  },
  guards: {
    isConfigured: (_, { configured }: { configured: boolean }) => configured,
    beginsWith: ({ context }, { process }: { process: FirstProcess }) =>
      firstProcess(context) === process,
    signsInByPassword: ({ context }) => context.capabilities.signIn === 'password',
    signsInByRedirect: ({ context }) => context.capabilities.signIn === 'redirect',
    hasCredentials: ({ context }) => context.credentials !== null,
    isSignedIn: (_, { token }: { token: ProviderToken | null }) => token !== null,
    isRefused: (_, { error }: { error: unknown }) => error !== null,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    /** The provider, or the server, requires a confirmed address, and the provider can confirm it. */
    isUnconfirmed: ({ context }, { error }: { error: unknown }) =>
      context.capabilities.confirmation !== null &&
      ['email_not_confirmed', 'email_not_verified'].includes(asProblem(error).code),
    isWithoutAccount: (_, { error }: { error: unknown }) => asProblem(error).code === 'no_account',
    isNotConfigured: (_, { error }: { error: unknown }) =>
      asProblem(error).code === 'provider_not_configured',
  },
  actions: {
    keepCredentials: assign((_, { credentials }: { credentials: ProviderCredentials }) => ({
      credentials,
      email: credentials.email,
      problem: null,
      notice: null,
    })),
    keepToken: assign((_, { token }: { token: ProviderToken | null }) => ({ token })),
    keepOutcome: assign((_, outcome: Partial<IdentityContext>) => outcome),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null, notice: null }),
    tell: assign((_, { notice }: { notice: IdentityNotice }) => ({ notice, problem: null })),
  },
});

const keepProblem = { type: 'keepProblem', params: errorFromEvent } as const;

const keepOutcome = { type: 'keepOutcome', params: outcomeIn } as const;

/** The link of a mail could not be opened: nothing answered, or it is used up. */
const linkNotOpened = [
  { guard: { type: 'isUnanswered', params: problemIn }, target: 'unopened', actions: keepOutcome },
  { guard: { type: 'isRefused', params: problemIn }, target: 'linkUseless', actions: keepOutcome },
] as const;

/**
 * Signs in by an identity provider: by password on the portal's page or on the provider's own page,
 * after registration where the provider offers it. Other processes confirm the address, replace a
 * forgotten password, and exchange the provider's token for a session of the portal. Specification,
 * section 2.
 */
export const identityMachine = machineSetup.createMachine({
  id: 'identity',
  context: ({ input }) => ({
    ...input,
    email: '',
    credentials: null,
    token: null,
    sessionState: NO_SESSION,
    notice: null,
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openProvider',
        src: 'openProvider',
        input: ({ context }) => context.provider,
        onDone: [
          {
            guard: {
              type: 'isConfigured',
              params: ({ event }) => ({ configured: event.output }),
            },
            target: 'opened',
          },
          { target: 'notConfigured' },
        ],
        onError: { target: 'unopened', actions: keepProblem },
      },
    },
    unopened: {
      on: { 'opening.retry': { target: 'opening', actions: 'forgetProblem' } },
    },
    notConfigured: { type: 'final' },

    opened: {
      always: [
        {
          guard: { type: 'beginsWith', params: { process: 'redirect' } },
          target: 'finishingRedirect',
        },
        {
          guard: { type: 'beginsWith', params: { process: 'registration' } },
          target: 'registering',
        },
        {
          guard: { type: 'beginsWith', params: { process: 'confirmation' } },
          target: 'confirmingAddress',
        },
        {
          guard: { type: 'beginsWith', params: { process: 'reset' } },
          target: 'resettingPassword',
        },
        {
          guard: { type: 'beginsWith', params: { process: 'uselessLink' } },
          target: 'linkUseless',
        },
        { target: 'entering' },
      ],
    },

    entering: {
      on: {
        'credentials.submit': {
          guard: 'signsInByPassword',
          target: 'signingIn',
          actions: { type: 'keepCredentials', params: credentialsIn },
        },
        'redirect.start': {
          guard: 'signsInByRedirect',
          target: 'leaving',
          actions: 'forgetProblem',
        },
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => context.credentials,
        onDone: { target: 'exchanging', actions: { type: 'keepToken', params: possibleTokenIn } },
        onError: [
          {
            guard: { type: 'isUnconfirmed', params: errorFromEvent },
            target: 'confirmingAddress',
            actions: keepProblem,
          },
          { target: 'entering', actions: keepProblem },
        ],
      },
    },
    leaving: {
      tags: 'busy',
      invoke: {
        id: 'startRedirect',
        src: 'startRedirect',
        input: ({ context }) => context.returnTo,
        onError: { target: 'entering', actions: keepProblem },
      },
    },
    finishingRedirect: {
      tags: 'busy',
      invoke: {
        id: 'finishRedirect',
        src: 'finishRedirect',
        input: ({ context: { link } }) => (link?.kind === 'callback' ? link.address : ''),
        onDone: { target: 'exchanging', actions: keepOutcome },
        onError: { target: 'entering', actions: keepProblem },
      },
    },

    registering: {
      invoke: {
        id: 'providerRegistration',
        src: 'providerRegistration',
        input: ({ context }) => inputOf(context),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: outcomeIn },
            target: 'exchanging',
            actions: keepOutcome,
          },
          {
            target: 'confirmingAddress',
            actions: [keepOutcome, { type: 'tell', params: { notice: 'mailSent' } }],
          },
        ],
      },
    },
    confirmingAddress: {
      invoke: {
        id: 'addressConfirmation',
        src: 'addressConfirmation',
        input: ({ context }) => {
          const { email, credentials, notice, problem } = context;
          return { ...inputOf(context), email, credentials, notice, problem };
        },
        onDone: [
          ...linkNotOpened,
          {
            guard: { type: 'isSignedIn', params: outcomeIn },
            target: 'exchanging',
            actions: keepOutcome,
          },
          {
            guard: 'hasCredentials',
            target: 'signingIn',
            actions: keepOutcome,
          },
          {
            target: 'entering',
            actions: [keepOutcome, { type: 'tell', params: { notice: 'confirmed' } }],
          },
        ],
      },
    },
    resettingPassword: {
      invoke: {
        id: 'passwordReset',
        src: 'passwordReset',
        input: ({ context }) => inputOf(context),
        onDone: [
          ...linkNotOpened,
          {
            target: 'entering',
            actions: [keepOutcome, { type: 'tell', params: { notice: 'passwordChanged' } }],
          },
        ],
      },
    },
    // The page leads back to where another mail is asked for.
    linkUseless: { type: 'final' },

    exchanging: {
      invoke: {
        id: 'tokenExchange',
        src: 'tokenExchange',
        input: ({ context: { provider, token } }) => ({ provider, token }),
        onDone: [
          { guard: { type: 'isWithoutAccount', params: problemIn }, target: 'withoutAccount' },
          { guard: { type: 'isNotConfigured', params: problemIn }, target: 'notConfigured' },
          {
            guard: { type: 'isUnconfirmed', params: problemIn },
            target: 'confirmingAddress',
            actions: keepOutcome,
          },
          {
            guard: { type: 'isRefused', params: problemIn },
            target: 'entering',
            actions: keepOutcome,
          },
          { target: 'signedIn', actions: keepOutcome, meta: { proves: ['signedIn'] } },
        ],
      },
    },
    withoutAccount: { type: 'final' },
    signedIn: { type: 'final' },
  },
  output: ({ context: { sessionState, returnTo } }) => ({ sessionState, returnTo }),
});
