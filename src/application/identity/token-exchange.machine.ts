import { assign, setup } from 'xstate';
import type { ProviderName } from '#domain/identity/identity-providers';
import { NO_SESSION, type SessionState } from '#domain/session/tokens';
import type { LinkChallenge } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ProviderToken } from '../ports/identity-provider.port';
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

export type TokenExchangeEvent =
  | { type: 'exchange.retry' }
  | { type: 'linking.confirm'; confirmation: LinkConfirmation }
  | { type: 'linking.requestCode' };

export interface TokenExchangeInput {
  readonly provider: ProviderName;
  readonly token: ProviderToken | null;
}

export interface TokenExchangeContext extends TokenExchangeInput {
  /** The exchange that waits for the owner's agreement. */
  readonly challenge: LinkChallenge | null;
  readonly confirmation: LinkConfirmation | null;
  readonly sessionState: SessionState;
  readonly notice: 'linkCodeSent' | null;
  readonly problem: ApiProblem | null;
}

/** The portal's own session, or the problem for which there is none. */
export type TokenExchangeOutput = Pick<TokenExchangeContext, 'sessionState' | 'problem'>;

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

function confirmationIn({ event }: { event: { confirmation: LinkConfirmation } }) {
  return { confirmation: event.confirmation };
}

function challengeIn({ event }: { event: { output: LinkChallenge } }) {
  return { challenge: event.output };
}

function sessionStateIn({ event }: { event: { output: SessionState } }) {
  return { sessionState: event.output };
}

const machineSetup = setup({
  types: {
    context: {} as TokenExchangeContext,
    events: {} as TokenExchangeEvent,
    input: {} as TokenExchangeInput,
    output: {} as TokenExchangeOutput,
    tags: {} as 'busy',
  },
  actors: {
    /** Exchanges the token for a session of the portal, stores it and returns its state. */
    exchange: declareActor<
      SessionState,
      TokenExchangeInput & { challenge: string; confirmation: LinkConfirmation | null }
    >(),
    /** Mails the code that confirms a link; returns the challenge as it stands then. */
    requestLinkCode: declareActor<LinkChallenge, string>(),
  },
  guards: {
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    isLinkRequired: (_, { error }: { error: unknown }) => challengeOf(error) !== null,
    isChallengeOver: (_, { error }: { error: unknown }) => isAboutChallenge(error),
    isAccepted: ({ context }, { confirmation }: { confirmation: LinkConfirmation }) =>
      context.challenge?.confirmBy.includes(confirmation.by) === true,
    canMailLinkCode: ({ context: { challenge } }) =>
      challenge?.confirmBy.includes('code') === true && challenge.codesLeft > 0,
  },
  actions: {
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
      problem: null,
    })),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null, notice: null }),
  },
});

const keepProblem = { type: 'keepProblem', params: errorFromEvent } as const;

const exchanged = {
  target: 'exchanged',
  actions: { type: 'keepSessionState', params: sessionStateIn },
  meta: { proves: ['signedIn'] },
} as const;

/** What both calls about the challenge have in common: it is over, or the person tries again. */
const challengeRefused = [
  {
    guard: { type: 'isChallengeOver', params: errorFromEvent },
    target: 'refused',
    actions: keepProblem,
  },
  { target: 'linking', actions: keepProblem },
] as const;

/**
 * Exchanges the token of an identity provider for a session of the portal. The owner of an existing
 * account agrees once, by their password or by a mailed code. Specification, section 2.
 */
export const tokenExchangeMachine = machineSetup.createMachine({
  id: 'tokenExchange',
  context: ({ input }) => ({
    ...input,
    challenge: null,
    confirmation: null,
    sessionState: NO_SESSION,
    notice: null,
    problem: null,
  }),
  initial: 'exchanging',
  states: {
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
            guard: { type: 'isUnanswered', params: errorFromEvent },
            target: 'unexchanged',
            actions: keepProblem,
          },
          { target: 'refused', actions: keepProblem },
        ],
      },
    },
    unexchanged: {
      on: { 'exchange.retry': { target: 'exchanging', actions: 'forgetProblem' } },
    },
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
        onError: challengeRefused,
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
        onError: challengeRefused,
      },
    },
    exchanged: { type: 'final' },
    refused: { type: 'final' },
  },
  output: ({ context: { sessionState, problem } }) => ({ sessionState, problem }),
});
