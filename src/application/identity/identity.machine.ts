import { assign, setup } from 'xstate';
import type {
  IdentityPage,
  ProviderCapabilities,
  ProviderName,
} from '#domain/identity/identity-providers';
import type { LinkProof, ProviderLink } from '#domain/identity/provider-link';
import { NO_SESSION, type SessionState } from '#domain/session/tokens';
import type { LinkChallenge } from '../api/identities-endpoints.generated';
import { declareActor } from '../machine-actors';
import type {
  MailProof,
  ProviderCredentials,
  ProviderRegistration,
  ProviderToken,
  RedirectAnswer,
} from '../ports/identity-provider.port';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, isUnanswered, problemFromError } from '../problem';

/**
 * How the owner of an account agrees that a provider's identity is linked to it: by the account's
 * password, or by the code that the portal mailed. `userName` is null where the challenge does not
 * require it.
 */
export type LinkConfirmation =
  | { readonly by: 'password'; readonly password: string; readonly userName: string | null }
  | { readonly by: 'code'; readonly code: string };

export type IdentityEvent =
  | { type: 'opening.retry' }
  | ({ type: 'credentials.submit' } & ProviderCredentials)
  | { type: 'redirect.start' }
  | ({ type: 'registration.submit' } & ProviderRegistration)
  | { type: 'code.submit'; email: string; code: string }
  | { type: 'mail.resend'; email: string }
  | { type: 'confirmation.check' }
  | { type: 'reset.request'; email: string }
  | { type: 'password.choose'; email: string; code: string; password: string }
  | { type: 'exchange.retry' }
  | { type: 'linking.confirm'; confirmation: LinkConfirmation }
  | { type: 'linking.requestCode' };

/** Something that has just succeeded, which the next step tells. */
export type IdentityNotice = 'confirmed' | 'mailSent' | 'passwordChanged' | 'linkCodeSent';

export interface IdentityInput {
  readonly provider: ProviderName;
  readonly capabilities: ProviderCapabilities;
  readonly page: IdentityPage;
  /** What the provider sent back in the address that opened this page. */
  readonly link: ProviderLink | null;
  /** The path to open after the sign-in; null: the home page. */
  readonly returnTo: string | null;
}

export interface IdentityContext extends IdentityInput {
  /** The address typed last. */
  readonly email: string;
  /** What was typed to sign in or register: confirming the address signs in with it. */
  readonly credentials: ProviderCredentials | null;
  readonly registration: ProviderRegistration | null;
  /** The typed code, or the opened link. */
  readonly proof: MailProof | null;
  readonly newPassword: string;
  readonly token: ProviderToken | null;
  /** The exchange that waits for the owner's agreement. */
  readonly challenge: LinkChallenge | null;
  readonly confirmation: LinkConfirmation | null;
  readonly sessionState: SessionState;
  readonly notice: IdentityNotice | null;
  readonly problem: ApiProblem | null;
}

/** The end of the process: the portal's own session and the path to open. */
export interface IdentityOutput {
  readonly sessionState: SessionState;
  readonly returnTo: string | null;
}

/** The challenge of a problem `link_required`, which is its `current` by the contract. */
function challengeOf(error: unknown): LinkChallenge | null {
  const { code, current } = asProblem(error);
  return code === 'link_required' ? (current as LinkChallenge) : null;
}

/** Whether the server no longer takes confirmations of this challenge: the person starts again. */
function isAboutChallenge(error: unknown): boolean {
  const { errors } = asProblem(error);
  const codes = [...(errors?.['confirmation.challenge'] ?? []), ...(errors?.['challenge'] ?? [])];
  return codes.includes('challenge_invalid');
}

function linkProof({ link }: IdentityContext): LinkProof | null {
  return link === null || link.kind === 'callback' ? null : link.proof;
}

function emailIn({ event }: { event: { email: string } }) {
  return { email: event.email };
}

function credentialsIn({ event }: { event: ProviderCredentials }) {
  return { credentials: { email: event.email, password: event.password } };
}

function registrationIn({ event }: { event: ProviderRegistration }) {
  const { email, password, firstName, lastName } = event;
  return { registration: { email, password, firstName, lastName } };
}

function typedCodeIn({ event }: { event: { email: string; code: string } }) {
  return { proof: { by: 'typed', email: event.email, code: event.code } as const };
}

function confirmationIn({ event }: { event: { confirmation: LinkConfirmation } }) {
  return { confirmation: event.confirmation };
}

function challengeIn({ event }: { event: { output: LinkChallenge } }) {
  return { challenge: event.output };
}

function tokenIn({ event }: { event: { output: ProviderToken } }) {
  return { token: event.output };
}

function possibleTokenIn({ event }: { event: { output: ProviderToken | null } }) {
  return { token: event.output };
}

function answerIn({ event }: { event: { output: RedirectAnswer } }) {
  return event.output;
}

function sessionStateIn({ event }: { event: { output: SessionState } }) {
  return { sessionState: event.output };
}

const machineSetup = setup({
  types: {
    context: {} as IdentityContext,
    events: {} as IdentityEvent,
    input: {} as IdentityInput,
    output: {} as IdentityOutput,
    tags: {} as 'busy' | 'opening',
  },
  actors: {
    /** Returns whether the provider is configured, and loads its SDK if so; rejects with an ApiProblem. */
    openProvider: declareActor<boolean, ProviderName>(),
    /** Returns the provider's token; rejects with an ApiProblem. */
    signIn: declareActor<ProviderToken, ProviderCredentials | null>(),
    /** Returns the provider's token, or null if the address must be confirmed. */
    signUp: declareActor<ProviderToken | null, ProviderRegistration | null>(),
    /** Confirms the address by code or link; returns a token if a link also signs in. */
    confirmEmail: declareActor<ProviderToken | null, MailProof | null>(),
    resendMail: declareActor<void, { email: string; password: string | null }>(),
    /** Asks for the mail with which a password is replaced. */
    requestReset: declareActor<void, string>(),
    /** Checks the link of such a mail. */
    openResetLink: declareActor<void, LinkProof | null>(),
    replacePassword: declareActor<void, { proof: MailProof | null; password: string }>(),
    /** Sends the browser to the provider's page; rejects if that is impossible. */
    startRedirect: declareActor<void, string | null>(),
    finishRedirect: declareActor<RedirectAnswer, string>(),
    /** Exchanges the token for a session of the portal, stores it and returns its state. */
    exchange: declareActor<
      SessionState,
      {
        provider: ProviderName;
        token: ProviderToken | null;
        challenge: string;
        confirmation: LinkConfirmation | null;
      }
    >(),
    /** Mails the code that confirms a link; returns the challenge as it stands then. */
    requestLinkCode: declareActor<LinkChallenge, string>(),
  },
  guards: {
    isConfigured: (_, { configured }: { configured: boolean }) => configured,
    isCallback: ({ context }) => context.link?.kind === 'callback',
    isConfirmLink: ({ context }) => context.link?.kind === 'confirm',
    isResetLink: ({ context }) => context.link?.kind === 'reset',
    isRegisterPage: ({ context }) => context.page === 'register',
    isVerifyPage: ({ context }) => context.page === 'verify',
    isForgotPage: ({ context }) => context.page === 'forgot-password',
    /** A new password is chosen with a code; with a link, only the link opens this page. */
    isCodePasswordPage: ({ context: { page, capabilities } }) =>
      page === 'new-password' && capabilities.newPassword === 'code',
    isLinkPasswordPage: ({ context: { page } }) => page === 'new-password',
    isPasswordReplacedByCode: ({ context }) => context.capabilities.newPassword === 'code',
    signsInByPassword: ({ context }) => context.capabilities.signIn === 'password',
    signsInByRedirect: ({ context }) => context.capabilities.signIn === 'redirect',
    confirmsByCode: ({ context }) => context.capabilities.confirmation === 'code',
    canResend: ({ context: { capabilities, credentials } }) =>
      !capabilities.resendNeedsPassword || credentials !== null,
    hasCredentials: ({ context }) => context.credentials !== null,
    isSignedIn: (_, { token }: { token: ProviderToken | null }) => token !== null,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    /** The provider, or the server, requires a confirmed address, and the provider can confirm it. */
    isUnconfirmed: ({ context }, { error }: { error: unknown }) =>
      context.capabilities.confirmation !== null &&
      ['email_not_confirmed', 'email_not_verified'].includes(asProblem(error).code),
    isLinkRequired: (_, { error }: { error: unknown }) => challengeOf(error) !== null,
    isChallengeOver: (_, { error }: { error: unknown }) => isAboutChallenge(error),
    isAccepted: ({ context }, { confirmation }: { confirmation: LinkConfirmation }) =>
      context.challenge?.confirmBy.includes(confirmation.by) === true,
    canMailLinkCode: ({ context: { challenge } }) =>
      challenge?.confirmBy.includes('code') === true && challenge.codesLeft > 0,
    isWithoutAccount: (_, { error }: { error: unknown }) => asProblem(error).code === 'no_account',
    isNotConfigured: (_, { error }: { error: unknown }) =>
      asProblem(error).code === 'provider_not_configured',
  },
  actions: {
    keepEmail: assign((_, { email }: { email: string }) => ({
      email,
      problem: null,
      notice: null,
    })),
    keepCredentials: assign((_, { credentials }: { credentials: ProviderCredentials }) => ({
      credentials,
      email: credentials.email,
      problem: null,
      notice: null,
    })),
    keepRegistration: assign((_, { registration }: { registration: ProviderRegistration }) => ({
      registration,
      credentials: { email: registration.email, password: registration.password },
      email: registration.email,
      problem: null,
      notice: null,
    })),
    keepProof: assign((_, { proof }: { proof: MailProof }) => ({
      proof,
      problem: null,
      notice: null,
    })),
    keepLinkAsProof: assign(({ context }) => {
      const proof = linkProof(context);
      return { proof: proof && ({ by: 'link', proof } as const) };
    }),
    keepTypedProof: assign(({ context }, { proof }: { proof: MailProof }) => ({
      proof: context.proof?.by === 'link' ? context.proof : proof,
    })),
    keepNewPassword: assign((_, { password }: { password: string }) => ({
      newPassword: password,
      problem: null,
      notice: null,
    })),
    keepToken: assign((_, { token }: { token: ProviderToken | null }) => ({ token })),
    keepAnswer: assign((_, { token, returnTo }: RedirectAnswer) => ({ token, returnTo })),
    keepChallenge: assign((_, { error }: { error: unknown }) => ({
      challenge: challengeOf(error),
      problem: null,
    })),
    keepMailedChallenge: assign((_, { challenge }: { challenge: LinkChallenge }) => ({
      challenge,
      notice: 'linkCodeSent' as const,
      problem: null,
    })),
    keepConfirmation: assign((_, { confirmation }: { confirmation: LinkConfirmation }) => ({
      confirmation,
      problem: null,
      notice: null,
    })),
    keepSessionState: assign((_, { sessionState }: { sessionState: SessionState }) => ({
      sessionState,
    })),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null, notice: null }),
    tell: assign((_, { notice }: { notice: IdentityNotice }) => ({ notice, problem: null })),
  },
});

const keepProblem = { type: 'keepProblem', params: errorFromEvent } as const;

const failed = {
  unanswered: {
    guard: { type: 'isUnanswered', params: errorFromEvent },
    target: 'unopened',
    actions: keepProblem,
  },
  unconfirmed: {
    guard: { type: 'isUnconfirmed', params: errorFromEvent },
    target: 'confirming',
    actions: keepProblem,
  },
} as const;

const choosingCode = {
  type: 'keepTypedProof',
  params: typedCodeIn,
} as const;

/** What the exchange's two states have in common: only the refusals differ. */
const exchanged = {
  target: 'signedIn',
  actions: { type: 'keepSessionState', params: sessionStateIn },
  meta: { proves: ['signedIn'] },
} as const;

/**
 * Signs in by an identity provider: by password on the portal's page or on the provider's own page,
 * with registration, confirmation of the address and a new password as far as the provider's
 * capabilities offer them. Then the server exchanges the provider's token for a session of the
 * portal, after the owner of an existing account has agreed once. Specification, section 2.
 */
export const identityMachine = machineSetup.createMachine({
  id: 'identity',
  context: ({ input }) => ({
    ...input,
    email: '',
    credentials: null,
    registration: null,
    proof: null,
    newPassword: '',
    token: null,
    challenge: null,
    confirmation: null,
    sessionState: NO_SESSION,
    notice: null,
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: ['busy', 'opening'],
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
        { guard: 'isCallback', target: 'finishingRedirect' },
        { guard: 'isConfirmLink', target: 'followingLink', actions: 'keepLinkAsProof' },
        { guard: 'isResetLink', target: 'openingResetLink', actions: 'keepLinkAsProof' },
        { guard: 'isRegisterPage', target: 'registering' },
        { guard: 'isVerifyPage', target: 'confirming' },
        { guard: 'isForgotPage', target: 'askingReset' },
        { guard: 'isCodePasswordPage', target: 'choosingPassword' },
        { guard: 'isLinkPasswordPage', target: 'linkUseless' },
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
        onDone: { target: 'exchanging', actions: { type: 'keepToken', params: tokenIn } },
        onError: [failed.unconfirmed, { target: 'entering', actions: keepProblem }],
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
      tags: ['busy', 'opening'],
      invoke: {
        id: 'finishRedirect',
        src: 'finishRedirect',
        input: ({ context: { link } }) => (link?.kind === 'callback' ? link.address : ''),
        onDone: { target: 'exchanging', actions: { type: 'keepAnswer', params: answerIn } },
        onError: { target: 'entering', actions: keepProblem },
      },
    },

    registering: {
      on: {
        'registration.submit': {
          target: 'signingUp',
          actions: { type: 'keepRegistration', params: registrationIn },
        },
      },
    },
    signingUp: {
      tags: 'busy',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => context.registration,
        onDone: [
          {
            guard: { type: 'isSignedIn', params: possibleTokenIn },
            target: 'exchanging',
            actions: { type: 'keepToken', params: possibleTokenIn },
          },
          {
            target: 'confirming',
            actions: { type: 'tell', params: { notice: 'mailSent' } },
          },
        ],
        onError: { target: 'registering', actions: keepProblem },
      },
    },

    confirming: {
      on: {
        'code.submit': {
          guard: 'confirmsByCode',
          target: 'checkingCode',
          actions: [
            { type: 'keepEmail', params: emailIn },
            { type: 'keepProof', params: typedCodeIn },
          ],
        },
        'mail.resend': {
          guard: 'canResend',
          target: 'resending',
          actions: { type: 'keepEmail', params: emailIn },
        },
        // The address was confirmed elsewhere: on another device, or in another tab.
        'confirmation.check': {
          guard: 'hasCredentials',
          target: 'signingIn',
          actions: 'forgetProblem',
        },
      },
    },
    checkingCode: {
      tags: 'busy',
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context }) => context.proof,
        onDone: [
          { guard: 'hasCredentials', target: 'signingIn' },
          { target: 'entering', actions: { type: 'tell', params: { notice: 'confirmed' } } },
        ],
        onError: { target: 'confirming', actions: keepProblem },
      },
    },
    resending: {
      tags: 'busy',
      invoke: {
        id: 'resendMail',
        src: 'resendMail',
        input: ({ context: { email, credentials } }) => ({
          email,
          password: credentials?.password ?? null,
        }),
        onDone: {
          target: 'confirming',
          actions: { type: 'tell', params: { notice: 'mailSent' } },
        },
        onError: { target: 'confirming', actions: keepProblem },
      },
    },
    followingLink: {
      tags: ['busy', 'opening'],
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context }) => context.proof,
        onDone: [
          {
            guard: { type: 'isSignedIn', params: possibleTokenIn },
            target: 'exchanging',
            actions: { type: 'keepToken', params: possibleTokenIn },
          },
          { target: 'entering', actions: { type: 'tell', params: { notice: 'confirmed' } } },
        ],
        onError: [failed.unanswered, { target: 'linkUseless', actions: keepProblem }],
      },
    },
    openingResetLink: {
      tags: ['busy', 'opening'],
      invoke: {
        id: 'openResetLink',
        src: 'openResetLink',
        input: ({ context }) => linkProof(context),
        onDone: 'choosingPassword',
        onError: [failed.unanswered, { target: 'linkUseless', actions: keepProblem }],
      },
    },
    // The page leads back to where another mail is asked for.
    linkUseless: { type: 'final' },

    askingReset: {
      on: {
        'reset.request': {
          target: 'requestingReset',
          actions: { type: 'keepEmail', params: emailIn },
        },
      },
    },
    requestingReset: {
      tags: 'busy',
      invoke: {
        id: 'requestReset',
        src: 'requestReset',
        input: ({ context }) => context.email,
        onDone: [
          {
            guard: 'isPasswordReplacedByCode',
            target: 'choosingPassword',
            actions: { type: 'tell', params: { notice: 'mailSent' } },
          },
          { target: 'resetSent' },
        ],
        onError: { target: 'askingReset', actions: keepProblem },
      },
    },
    resetSent: {
      on: {
        'reset.request': {
          target: 'requestingReset',
          actions: { type: 'keepEmail', params: emailIn },
        },
      },
    },
    choosingPassword: {
      on: {
        'password.choose': {
          target: 'replacingPassword',
          actions: [
            choosingCode,
            { type: 'keepEmail', params: emailIn },
            {
              type: 'keepNewPassword',
              params: ({ event }: { event: { password: string } }) => ({
                password: event.password,
              }),
            },
          ],
        },
        'reset.request': {
          guard: 'isPasswordReplacedByCode',
          target: 'requestingReset',
          actions: { type: 'keepEmail', params: emailIn },
        },
      },
    },
    replacingPassword: {
      tags: 'busy',
      invoke: {
        id: 'replacePassword',
        src: 'replacePassword',
        input: ({ context: { proof, newPassword } }) => ({ proof, password: newPassword }),
        onDone: {
          target: 'entering',
          actions: { type: 'tell', params: { notice: 'passwordChanged' } },
        },
        onError: { target: 'choosingPassword', actions: keepProblem },
      },
    },

    exchanging: {
      tags: 'busy',
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ context: { provider, token } }) => ({
          provider,
          token,
          challenge: '',
          confirmation: null,
        }),
        onDone: exchanged,
        onError: [
          {
            guard: { type: 'isLinkRequired', params: errorFromEvent },
            target: 'linking',
            actions: { type: 'keepChallenge', params: errorFromEvent },
          },
          {
            guard: { type: 'isWithoutAccount', params: errorFromEvent },
            target: 'withoutAccount',
          },
          {
            guard: { type: 'isNotConfigured', params: errorFromEvent },
            target: 'notConfigured',
          },
          failed.unconfirmed,
          {
            guard: { type: 'isUnanswered', params: errorFromEvent },
            target: 'unexchanged',
            actions: keepProblem,
          },
          { target: 'entering', actions: keepProblem },
        ],
      },
    },
    unexchanged: {
      on: { 'exchange.retry': { target: 'exchanging', actions: 'forgetProblem' } },
    },
    withoutAccount: { type: 'final' },
    linking: {
      on: {
        'linking.confirm': {
          guard: { type: 'isAccepted', params: confirmationIn },
          target: 'confirmingLink',
          actions: { type: 'keepConfirmation', params: confirmationIn },
        },
        'linking.requestCode': {
          guard: 'canMailLinkCode',
          target: 'requestingLinkCode',
          actions: 'forgetProblem',
        },
      },
    },
    confirmingLink: {
      tags: 'busy',
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ context: { provider, token, challenge, confirmation } }) => ({
          provider,
          token,
          challenge: challenge?.challenge ?? '',
          confirmation,
        }),
        onDone: exchanged,
        onError: [
          {
            guard: { type: 'isChallengeOver', params: errorFromEvent },
            target: 'entering',
            actions: keepProblem,
          },
          { target: 'linking', actions: keepProblem },
        ],
      },
    },
    requestingLinkCode: {
      tags: 'busy',
      invoke: {
        id: 'requestLinkCode',
        src: 'requestLinkCode',
        input: ({ context }) => context.challenge?.challenge ?? '',
        onDone: {
          target: 'linking',
          actions: { type: 'keepMailedChallenge', params: challengeIn },
        },
        onError: [
          {
            guard: { type: 'isChallengeOver', params: errorFromEvent },
            target: 'entering',
            actions: keepProblem,
          },
          { target: 'linking', actions: keepProblem },
        ],
      },
    },
    signedIn: { type: 'final' },
  },
  output: ({ context: { sessionState, returnTo } }) => ({ sessionState, returnTo }),
});
