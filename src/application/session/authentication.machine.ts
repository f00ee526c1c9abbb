import { assertEvent, assign, setup } from 'xstate';
import { NO_SESSION, type SessionStanding } from '#domain/session/tokens';
import type { Credentials, CurrentUser } from '../api/session-endpoints.generated';
import { declared, declaredListener } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, isUnanswered } from '../problem';

/** What befalls the session from outside: another tab wrote the tokens, or a request met its end. */
export type SessionNews =
  | { type: 'tokens.changed'; standing: SessionStanding }
  | { type: 'session.lost' };

export type AuthenticationEvent =
  | { type: 'credentials.submit'; credentials: Credentials }
  | { type: 'session.signOut' }
  | { type: 'alert.acknowledge' }
  | { type: 'check.retry' }
  | SessionNews;

export interface AuthenticationContext {
  /** How the stored tokens stood when they were last read. */
  readonly standing: SessionStanding;
  readonly user: CurrentUser | null;
  /** Why signing in, or finding out who is signed in, did not succeed. */
  readonly problem: ApiProblem | null;
}

const ownStanding = ({ context }: { context: AuthenticationContext }) => ({
  standing: context.standing,
});
const toldStanding = ({ event }: { event: { standing: SessionStanding } }) => ({
  standing: event.standing,
});
const newStanding = ({ event }: { event: { output: SessionStanding } }) => ({
  standing: event.output,
});
const fetchedUser = ({ event }: { event: { output: CurrentUser } }) => ({ user: event.output });
const rejection = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

const machineSetup = setup({
  types: {
    context: {} as AuthenticationContext,
    events: {} as AuthenticationEvent,
    input: {} as { standing: SessionStanding },
    tags: {} as 'loading' | 'busy' | 'warning' | 'alert' | 'failed',
  },
  actors: {
    /** Listens for as long as the machine lives. */
    watchSession: declaredListener<SessionNews>(),
    /** Gives the new standing; rejects with an ApiProblem. */
    refreshAccess: declared<SessionStanding>(),
    /** Gives the current user, with an empty cache to start from; rejects with an ApiProblem. */
    fetchUser: declared<CurrentUser>(),
    /** Stores the tokens and gives their standing; rejects with an ApiProblem. */
    signIn: declared<SessionStanding, Credentials>(),
    /** Removes the tokens and tells the server where that still makes sense; never rejects. */
    endSession: declared<void>(),
    /** Gives the standing at the access token's end, or 60 s before an end that nothing can renew. */
    waitForAttention: declared<SessionStanding, SessionStanding>(),
    /** Ends with the access token. */
    waitForEnd: declared<void, SessionStanding>(),
  },
  guards: {
    isAccessValid: (_, { standing }: { standing: SessionStanding }) => standing.accessValid,
    isRenewable: (_, { standing }: { standing: SessionStanding }) => standing.renewable,
    isSession: (_, { standing }: { standing: SessionStanding }) =>
      standing.accessValid || standing.renewable,
    isNoSession: (_, { standing }: { standing: SessionStanding }) =>
      !standing.accessValid && !standing.renewable,
    isSomebodyElses: ({ context }, { standing }: { standing: SessionStanding }) =>
      standing.subject !== context.standing.subject,
    isRenewed: ({ context }, { standing }: { standing: SessionStanding }) =>
      standing.accessValid && standing.accessExpiresAt !== context.standing.accessExpiresAt,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    isUnauthorized: (_, { error }: { error: unknown }) => asProblem(error).status === 401,
  },
  actions: {
    keepStanding: assign((_, { standing }: { standing: SessionStanding }) => ({ standing })),
    keepUser: assign((_, { user }: { user: CurrentUser }) => ({ user, problem: null })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: asProblem(error) })),
    forgetProblem: assign({ problem: null }),
    forgetSession: assign({ standing: NO_SESSION, user: null, problem: null }),
  },
});

/**
 * Who is signed in, and whether the session lives. One actor, for as long as the portal is open.
 * States: specification, section 4; token handling: section 7. `loading` decides what the stored
 * tokens are worth, at the start and again after every sign-in; nothing of the page is lost while an
 * `authenticated` session renews itself, is about to end, or has ended and waits to be acknowledged.
 */
export const authenticationMachine = machineSetup.createMachine({
  id: 'authentication',
  context: ({ input }) => ({ standing: input.standing, user: null, problem: null }),
  invoke: { id: 'watchSession', src: 'watchSession' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      initial: 'checkingTokens',
      on: {
        'session.lost': { target: 'unauthenticated', actions: 'forgetSession' },
        'tokens.changed': {
          guard: { type: 'isNoSession', params: toldStanding },
          target: 'unauthenticated',
          actions: 'forgetSession',
        },
      },
      states: {
        checkingTokens: {
          always: [
            {
              guard: { type: 'isAccessValid', params: ownStanding },
              target: 'fetchingUser',
              meta: { proves: ['startsInLoading', 'userFetched', 'tokenValidity'] },
            },
            {
              guard: { type: 'isRenewable', params: ownStanding },
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
                guard: { type: 'isAccessValid', params: newStanding },
                target: 'fetchingUser',
                meta: { proves: ['refreshedFirst', 'userFetched'] },
                actions: { type: 'keepStanding', params: newStanding },
              },
              { target: '#authentication.unauthenticated', actions: 'forgetSession' },
            ],
            onError: [
              {
                guard: { type: 'isUnanswered', params: rejection },
                target: 'userUnavailable',
                actions: { type: 'keepProblem', params: rejection },
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
                guard: { type: 'isUnauthorized', params: rejection },
                target: '#authentication.ending',
              },
              {
                target: 'userUnavailable',
                actions: { type: 'keepProblem', params: rejection },
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
              actions: ['forgetProblem', { type: 'keepStanding', params: toldStanding }],
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
            guard: { type: 'isNoSession', params: toldStanding },
            target: 'unauthenticated',
            actions: 'forgetSession',
          },
          {
            guard: { type: 'isSomebodyElses', params: toldStanding },
            target: 'loading',
            actions: { type: 'keepStanding', params: toldStanding },
          },
          {
            target: '.active',
            actions: { type: 'keepStanding', params: toldStanding },
          },
        ],
      },
      states: {
        active: {
          invoke: {
            id: 'waitForAttention',
            src: 'waitForAttention',
            input: ({ context }) => context.standing,
            onDone: [
              {
                guard: { type: 'isRenewed', params: newStanding },
                target: 'active',
                reenter: true,
                actions: { type: 'keepStanding', params: newStanding },
              },
              {
                guard: { type: 'isRenewable', params: newStanding },
                target: 'refreshing',
              },
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
              actions: { type: 'keepStanding', params: newStanding },
            },
            onError: [
              {
                guard: { type: 'isUnanswered', params: rejection },
                target: 'active',
              },
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
            input: ({ context }) => context.standing,
            onDone: 'tokenExpired',
          },
        },
        tokenExpired: {
          tags: 'alert',
          meta: { proves: ['expiryAlert', 'expiredMessage'] },
          on: {
            'alert.acknowledge': '#authentication.ending',
            // Requests of the page behind the alert meet the end too; the alert stays to be read.
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
              guard: { type: 'isSession', params: toldStanding },
              target: '#authentication.loading',
              actions: { type: 'keepStanding', params: toldStanding },
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
              actions: { type: 'keepStanding', params: newStanding },
              meta: { proves: ['loginSetsUser'] },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepProblem', params: rejection },
            },
          },
        },
        failed: {
          tags: 'failed',
          on: {
            'credentials.submit': { target: 'signingIn', actions: 'forgetProblem' },
            'tokens.changed': {
              guard: { type: 'isSession', params: toldStanding },
              target: '#authentication.loading',
              actions: ['forgetProblem', { type: 'keepStanding', params: toldStanding }],
            },
          },
        },
      },
    },
  },
});
