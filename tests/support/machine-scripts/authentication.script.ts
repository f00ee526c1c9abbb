import { authenticationMachine } from '#application/session/authentication.machine';
import { NO_SESSION, type SessionStanding } from '#domain/session/tokens';
import { aUser } from '../builders/user';
import { type MachineScript, passedThrough } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

/** What is stored when the portal opens. */
export const beginnings = {
  'no tokens': NO_SESSION,
  'valid access and refresh tokens': {
    accessValid: true,
    accessExpiresAt: 900_000,
    renewable: true,
    subject: 'usr_1',
  },
  'only a valid refresh token': {
    accessValid: false,
    accessExpiresAt: -1,
    renewable: true,
    subject: 'usr_1',
  },
  'only a valid access token': {
    accessValid: true,
    accessExpiresAt: 900_000,
    renewable: false,
    subject: 'usr_1',
  },
  'expired tokens': {
    accessValid: false,
    accessExpiresAt: -1,
    renewable: false,
    subject: 'usr_1',
  },
} satisfies Record<string, SessionStanding>;

export type Beginning = keyof typeof beginnings;

/** What the page shows, in the words of a seller. */
export interface AuthenticationSight {
  readonly page: 'loader' | 'sign-in' | 'portal' | 'unavailable';
  /** The form or the page waits and takes no second click. */
  readonly busy: boolean;
  /** The banner before a session ends. */
  readonly warning: boolean;
  /** The alert 'Token expired'. */
  readonly alert: boolean;
  /** A message says that it did not succeed. */
  readonly failed: boolean;
}

/** What a runner must be able to do to the portal and to see of it. */
export interface AuthenticationWorld {
  open(beginning: Beginning): Promise<void>;
  submitCredentials(): Promise<void>;
  signOut(): Promise<void>;
  acknowledgeAlert(): Promise<void>;
  retryCheck(): Promise<void>;
  otherTab(does: 'signs out' | 'renews' | 'signs in as somebody else'): Promise<void>;
  loseSession(): Promise<void>;
  refreshEnds(
    how: 'with a valid token' | 'with an expired token' | 'refused' | 'unanswered',
  ): Promise<void>;
  userEnds(how: 'with the user' | 'unauthorized' | 'with a server fault'): Promise<void>;
  signInEnds(how: 'with tokens' | 'refused'): Promise<void>;
  signingOutEnds(): Promise<void>;
  attentionIsDue(how: 'renewed meanwhile' | 'renewable' | 'not renewable'): Promise<void>;
  sessionTimeIsUp(): Promise<void>;
  sees(sight: AuthenticationSight): Promise<void>;
}

const calm = { busy: false, warning: false, alert: false, failed: false };
const renewed = {
  accessValid: true,
  accessExpiresAt: 1_800_000,
  renewable: true,
  subject: 'usr_1',
} satisfies SessionStanding;
/** Not a number equals no other, as the end of a newer token equals none before it. */
const renewedAgain = { ...renewed, accessExpiresAt: Number.NaN };
const ended = { ...renewed, accessValid: false, renewable: false };
const done = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const failed = (actor: string, status: number, code: string) => ({
  type: `xstate.error.actor.${actor}`,
  error: problemOf(status, code),
});

/** The authentication machine, told so that Node and a browser can both play it. */
export const authenticationScript: MachineScript<
  typeof authenticationMachine,
  AuthenticationWorld
> = {
  model: {
    machine: authenticationMachine,
    inputs: Object.fromEntries(
      Object.entries(beginnings).map(([label, standing]) => [label, { standing }]),
    ),
    events: {
      'credentials.submit': {
        type: 'credentials.submit',
        credentials: { username: 'admin', password: 'Seller#2026' },
      },
      'session.signOut': { type: 'session.signOut' },
      'alert.acknowledge': { type: 'alert.acknowledge' },
      'check.retry': { type: 'check.retry' },
      'session.lost': { type: 'session.lost' },
      'another tab signs out': { type: 'tokens.changed', standing: NO_SESSION },
      'another tab renews': { type: 'tokens.changed', standing: renewed },
      'another tab signs in as somebody else': {
        type: 'tokens.changed',
        standing: { ...renewed, subject: 'usr_2' },
      },
      'refresh brings a valid token': done('refreshAccess', renewed),
      'refresh brings an expired token': done('refreshAccess', {
        ...renewed,
        accessValid: false,
        accessExpiresAt: 1,
      }),
      'refresh is refused': failed('refreshAccess', 401, 'token_invalid'),
      'refresh is not answered': failed('refreshAccess', 0, 'network'),
      'the user is fetched': done('fetchUser', aUser()),
      'the user is unauthorized': failed('fetchUser', 401, 'unauthorized'),
      'fetching the user meets a server fault': failed('fetchUser', 500, 'internal'),
      'sign-in succeeds': done('signIn', renewed),
      'sign-in is refused': failed('signIn', 401, 'wrong_credentials'),
      'signing out ends': done('endSession', undefined),
      'tokens were renewed meanwhile': done('waitForAttention', renewedAgain),
      'tokens can be renewed': done('waitForAttention', { ...renewed, accessValid: false }),
      'tokens cannot be renewed': done('waitForAttention', ended),
      'session time is up': done('waitForEnd', undefined),
    },
    serialise: ({ standing }) => standing,
    ownOfWorld: {
      'standing.accessExpiresAt': 'The tokens of a world end by its own clock.',
    },
    // A session that can be renewed is waited for to its end, one that cannot to a minute before. Where the
    // user could not be had nothing is asked of the server, which could say that the session is over.
    isPossible: ({ standing, user, problem }, label) =>
      (label !== 'session.lost' || user !== null || problem === null) &&
      (label !== 'tokens can be renewed' || standing.renewable) &&
      (label !== 'tokens cannot be renewed' || !standing.renewable),
  },

  // The labels of the inputs are those of the beginnings, see above.
  opens: (world, input) => world.open(input as Beginning),

  does: {
    'credentials.submit': (world) => world.submitCredentials(),
    'session.signOut': (world) => world.signOut(),
    'alert.acknowledge': (world) => world.acknowledgeAlert(),
    'check.retry': (world) => world.retryCheck(),
    'session.lost': (world) => world.loseSession(),
    'tokens.changed': (world, { standing }) => {
      if (standing.subject === null) return world.otherTab('signs out');
      return world.otherTab(standing.subject === 'usr_1' ? 'renews' : 'signs in as somebody else');
    },
  },

  outcomes: {
    'refresh brings a valid token': (world) => world.refreshEnds('with a valid token'),
    'refresh brings an expired token': (world) => world.refreshEnds('with an expired token'),
    'refresh is refused': (world) => world.refreshEnds('refused'),
    'refresh is not answered': (world) => world.refreshEnds('unanswered'),
    'the user is fetched': (world) => world.userEnds('with the user'),
    'the user is unauthorized': (world) => world.userEnds('unauthorized'),
    'fetching the user meets a server fault': (world) => world.userEnds('with a server fault'),
    'sign-in succeeds': (world) => world.signInEnds('with tokens'),
    'sign-in is refused': (world) => world.signInEnds('refused'),
    'signing out ends': (world) => world.signingOutEnds(),
    'tokens were renewed meanwhile': (world) => world.attentionIsDue('renewed meanwhile'),
    'tokens can be renewed': (world) => world.attentionIsDue('renewable'),
    'tokens cannot be renewed': (world) => world.attentionIsDue('not renewable'),
    'session time is up': (world) => world.sessionTimeIsUp(),
  },

  sees: {
    'loading.checkingTokens': passedThrough,
    'loading.refreshing': (world) => world.sees({ ...calm, page: 'loader' }),
    'loading.fetchingUser': (world) => world.sees({ ...calm, page: 'loader' }),
    'loading.userUnavailable': (world) =>
      world.sees({ ...calm, page: 'unavailable', failed: true }),
    'authenticated.active': (world) => world.sees({ ...calm, page: 'portal' }),
    'authenticated.refreshing': (world) => world.sees({ ...calm, page: 'portal' }),
    'authenticated.expiring': (world) => world.sees({ ...calm, page: 'portal', warning: true }),
    'authenticated.tokenExpired': (world) => world.sees({ ...calm, page: 'portal', alert: true }),
    ending: (world) => world.sees({ ...calm, page: 'loader', busy: true }),
    'unauthenticated.idle': (world) => world.sees({ ...calm, page: 'sign-in' }),
    'unauthenticated.signingIn': (world) => world.sees({ ...calm, page: 'sign-in', busy: true }),
    'unauthenticated.failed': (world) => world.sees({ ...calm, page: 'sign-in', failed: true }),
  },
};
