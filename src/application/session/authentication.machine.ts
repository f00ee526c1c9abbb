import { assertEvent, assign, setup } from 'xstate';
import { NO_SESSION, type SessionState } from '#domain/session/tokens';
import type { Credentials, CurrentUser } from '#openapi/types.generated';
import { declareActor, declareListener } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, isUnanswered, problemFromError } from '../problem';
import {
  type AuthenticationEvent,
  fetchedUser,
  type SessionExternalEvent,
  stateFromEvent,
  stateFromOutput,
  userFromEvent,
} from './authentication-events';

export interface AuthenticationContext {
  /** The state of the stored tokens when they were last read. */
  readonly sessionState: SessionState;
  /** While the session is being checked, the user as they were known before; null if unknown. */
  readonly user: CurrentUser | null;
  /** Why signing in, or reading the current user, failed. */
  readonly problem: ApiProblem | null;
}

function initialState({ context }: { context: AuthenticationContext }) {
  return { sessionState: context.sessionState };
}

const machineSetup = setup({
  types: {
    context: {} as AuthenticationContext,
    events: {} as AuthenticationEvent,
    input: {} as { sessionState: SessionState; knownUser?: CurrentUser | null },
    tags: {} as 'loading' | 'busy' | 'warning' | 'alert' | 'failed',
  },
  actors: {
    /** Listens as long as the machine runs. */
    watchSession: declareListener<SessionExternalEvent>(),
    /** Returns the new session state; rejects with an ApiProblem. */
    refreshAccess: declareActor<SessionState>(),
    /** Returns the current user and starts with an empty cache; rejects with an ApiProblem. */
    fetchUser: declareActor<CurrentUser>(),
    /** Stores the tokens and returns the session state; rejects with an ApiProblem. */
    signIn: declareActor<SessionState, Credentials>(),
    /**
     * Removes the tokens and ends the session on the server where that is still useful; never
     * rejects.
     */
    endSession: declareActor<void>(),
    /**
     * Returns the session state when the access token ends, or 60 s before that if it cannot be
     * renewed.
     */
    waitForAttention: declareActor<SessionState, SessionState>(),
    /** Resolves when the access token ends. */
    waitForEnd: declareActor<void, SessionState>(),
  },
  guards: {
    isAccessValid: (_, { sessionState }: { sessionState: SessionState }) =>
      sessionState.accessValid,
    isRenewable: (_, { sessionState }: { sessionState: SessionState }) => sessionState.renewable,
    isSession: (_, { sessionState }: { sessionState: SessionState }) =>
      sessionState.accessValid || sessionState.renewable,
    isNoSession: (_, { sessionState }: { sessionState: SessionState }) =>
      !sessionState.accessValid && !sessionState.renewable,
    isOtherUser: ({ context }, { sessionState }: { sessionState: SessionState }) =>
      sessionState.subject !== context.sessionState.subject,
    isRenewed: ({ context }, { sessionState }: { sessionState: SessionState }) =>
      sessionState.accessValid &&
      sessionState.accessExpiresAt !== context.sessionState.accessExpiresAt,
    isOwnRecord: ({ context }, { user }: { user: CurrentUser }) =>
      user.id === context.sessionState.subject,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    isUnauthorized: (_, { error }: { error: unknown }) => asProblem(error).status === 401,
  },
  actions: {
    keepSessionState: assign((_, { sessionState }: { sessionState: SessionState }) => ({
      sessionState,
    })),
    keepUser: assign((_, { user }: { user: CurrentUser }) => ({ user, problem: null })),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null }),
    forgetSession: assign({ sessionState: NO_SESSION, user: null, problem: null }),
  },
});

/**
 * The signed-in user and the state of the session. One actor runs as long as the portal is open.
 * States: specification, section 4; token handling: section 7. `loading` checks the stored tokens,
 * at the start and after every sign-in. The page keeps its content while an `authenticated` session
 * is renewed, is about to end, or has ended and waits for the user's acknowledgement.
 */
export const authenticationMachine = machineSetup.createMachine({
  id: 'authentication',
  context: ({ input: { sessionState, knownUser } }) => ({
    sessionState,
    user: knownUser?.id === sessionState.subject ? (knownUser ?? null) : null,
    problem: null,
  }),
  invoke: { id: 'watchSession', src: 'watchSession' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      initial: 'checkingTokens',
      on: {
        'session.lost': { target: 'unauthenticated', actions: 'forgetSession' },
        'tokens.changed': {
          guard: { type: 'isNoSession', params: stateFromEvent },
          target: 'unauthenticated',
          actions: 'forgetSession',
        },
      },
      states: {
        checkingTokens: {
          always: [
            {
              guard: { type: 'isAccessValid', params: initialState },
              target: 'fetchingUser',
              meta: { proves: ['startsInLoading', 'userFetched', 'tokenValidity'] },
            },
            {
              guard: { type: 'isRenewable', params: initialState },
              target: 'refreshing',
              meta: { proves: ['startsInLoading', 'refreshedFirst'] },
            },
            {
              target: '#authentication.unauthenticated',
              actions: 'forgetSession',
              meta: {
                proves: ['startsInLoading', 'authenticatedOrNot', 'userFetched', 'sentToLogin'],
              },
            },
          ],
        },
        refreshing: {
          invoke: {
            id: 'refreshAccess',
            src: 'refreshAccess',
            onDone: [
              {
                guard: { type: 'isAccessValid', params: stateFromOutput },
                target: 'fetchingUser',
                meta: { proves: ['refreshedFirst', 'userFetched'] },
                actions: { type: 'keepSessionState', params: stateFromOutput },
              },
              { target: '#authentication.unauthenticated', actions: 'forgetSession' },
            ],
            onError: [
              {
                guard: { type: 'isUnanswered', params: errorFromEvent },
                target: 'userUnavailable',
                actions: { type: 'keepProblem', params: errorFromEvent },
              },
              {
                target: '#authentication.unauthenticated',
                actions: 'forgetSession',
                meta: { proves: ['sentToLogin', 'failedRefreshClears'] },
              },
            ],
          },
        },
        fetchingUser: {
          invoke: {
            id: 'fetchUser',
            src: 'fetchUser',
            onDone: {
              target: '#authentication.authenticated',
              actions: { type: 'keepUser', params: fetchedUser },
              meta: { proves: ['authenticatedOrNot', 'userRead'] },
            },
            onError: [
              {
                guard: { type: 'isUnauthorized', params: errorFromEvent },
                target: '#authentication.ending',
              },
              {
                target: 'userUnavailable',
                actions: { type: 'keepProblem', params: errorFromEvent },
              },
            ],
          },
        },
        userUnavailable: {
          tags: 'failed',
          on: {
            'check.retry': { target: 'checkingTokens', actions: 'forgetProblem' },
            'session.signOut': '#authentication.ending',
            'tokens.changed': {
              target: 'checkingTokens',
              actions: ['forgetProblem', { type: 'keepSessionState', params: stateFromEvent }],
            },
          },
        },
      },
    },
    authenticated: {
      initial: 'active',
      on: {
        'session.signOut': 'ending',
        'session.lost': {
          target: 'unauthenticated',
          actions: 'forgetSession',
          meta: { proves: ['noRefreshToLogin', 'failedRefreshClears'] },
        },
        'tokens.changed': [
          {
            guard: { type: 'isNoSession', params: stateFromEvent },
            target: 'unauthenticated',
            actions: 'forgetSession',
          },
          {
            guard: { type: 'isOtherUser', params: stateFromEvent },
            target: 'loading',
            actions: { type: 'keepSessionState', params: stateFromEvent },
          },
          { target: '.active', actions: { type: 'keepSessionState', params: stateFromEvent } },
        ],
        // Menu, guards and buttons follow it without a reload.
        'user.changed': {
          guard: { type: 'isOwnRecord', params: userFromEvent },
          actions: { type: 'keepUser', params: userFromEvent },
        },
      },
      states: {
        active: {
          invoke: {
            id: 'waitForAttention',
            src: 'waitForAttention',
            input: ({ context }) => context.sessionState,
            onDone: [
              {
                guard: { type: 'isRenewed', params: stateFromOutput },
                target: 'active',
                reenter: true,
                actions: { type: 'keepSessionState', params: stateFromOutput },
              },
              { guard: { type: 'isRenewable', params: stateFromOutput }, target: 'refreshing' },
              { target: 'expiring' },
            ],
          },
        },
        refreshing: {
          meta: { proves: ['refreshAsked'] },
          invoke: {
            id: 'refreshAccess',
            src: 'refreshAccess',
            onDone: {
              target: 'active',
              actions: { type: 'keepSessionState', params: stateFromOutput },
            },
            onError: [
              { guard: { type: 'isUnanswered', params: errorFromEvent }, target: 'active' },
              {
                target: '#authentication.unauthenticated',
                actions: 'forgetSession',
                meta: { proves: ['sentToLogin', 'failedRefreshClears'] },
              },
            ],
          },
        },
        expiring: {
          tags: 'warning',
          invoke: {
            id: 'waitForEnd',
            src: 'waitForEnd',
            input: ({ context }) => context.sessionState,
            onDone: 'tokenExpired',
          },
        },
        tokenExpired: {
          tags: 'alert',
          meta: { proves: ['expiryAlert', 'expiredMessage'] },
          on: {
            'alert.acknowledge': '#authentication.ending',
            // Requests of the page behind the alert also report the end; the alert stays open.
            'session.lost': {},
          },
        },
      },
    },
    ending: {
      tags: ['loading', 'busy'],
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: {
          target: 'unauthenticated',
          actions: 'forgetSession',
          meta: { proves: ['logoutClears'] },
        },
      },
    },
    unauthenticated: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'credentials.submit': {
              target: 'signingIn',
              meta: { proves: ['signedIn', 'signInScreen', 'tokenAsked'] },
            },
            'tokens.changed': {
              guard: { type: 'isSession', params: stateFromEvent },
              target: '#authentication.loading',
              actions: { type: 'keepSessionState', params: stateFromEvent },
            },
          },
        },
        signingIn: {
          tags: 'busy',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ event }) => {
              assertEvent(event, 'credentials.submit');
              return event.credentials;
            },
            onDone: {
              target: '#authentication.loading',
              actions: { type: 'keepSessionState', params: stateFromOutput },
              meta: { proves: ['loginSetsUser'] },
            },
            onError: { target: 'failed', actions: { type: 'keepProblem', params: errorFromEvent } },
          },
        },
        failed: {
          tags: 'failed',
          on: {
            'credentials.submit': { target: 'signingIn', actions: 'forgetProblem' },
            'tokens.changed': {
              guard: { type: 'isSession', params: stateFromEvent },
              target: '#authentication.loading',
              actions: ['forgetProblem', { type: 'keepSessionState', params: stateFromEvent }],
            },
          },
        },
      },
    },
  },
});
