import { authenticationMachine } from '#application/session/authentication.machine';
import { NO_SESSION, type SessionState } from '#domain/session/tokens';
import { aUser } from '../builders/user';
import { type MachineTestModel, transientState } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** What is stored when the portal opens. */
export const initialStates = {
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
} satisfies Record<string, SessionState>;

export type InitialState = keyof typeof initialStates;

/** What the page shows, in a seller's terms. */
export interface AuthenticationViewState {
  readonly page: 'loader' | 'sign-in' | 'portal' | 'unavailable';
  /** The form or the page is waiting and accepts no second click. */
  readonly busy: boolean;
  /** The banner before a session ends. */
  readonly warning: boolean;
  /** The alert 'Token expired'. */
  readonly alert: boolean;
  /** A message shows that the action failed. */
  readonly failed: boolean;
}

/** The actions and assertions that a driver of the portal must implement. */
export interface AuthenticationDriver {
  open(beginning: InitialState): Promise<void>;
  submitCredentials(): Promise<void>;
  signOut(): Promise<void>;
  acknowledgeAlert(): Promise<void>;
  retryCheck(): Promise<void>;
  actInOtherTab(does: 'signs out' | 'renews' | 'signs in as somebody else'): Promise<void>;
  loseSession(): Promise<void>;
  /** The user is read again with the first name of {@link renamedUser}. */
  readRenamedUser(): Promise<void>;
  settleRefresh(
    how: 'with a valid token' | 'with an expired token' | 'refused' | 'unanswered',
  ): Promise<void>;
  settleUser(how: 'with the user' | 'unauthorized' | 'with a server fault'): Promise<void>;
  settleSignIn(how: 'with tokens' | 'refused'): Promise<void>;
  settleSignOut(): Promise<void>;
  elapseUntilWarning(how: 'renewed meanwhile' | 'renewable' | 'not renewable'): Promise<void>;
  elapseUntilSessionEnd(): Promise<void>;
  expectViewState(viewState: AuthenticationViewState): Promise<void>;
}

const idleViewState = { busy: false, warning: false, alert: false, failed: false };
const renewed = {
  accessValid: true,
  accessExpiresAt: 1_800_000,
  renewable: true,
  subject: 'usr_1',
} satisfies SessionState;
/** NaN equals no other number, just as a newer token's expiry differs from an earlier one. */
const renewedAgain = { ...renewed, accessExpiresAt: Number.NaN };
const ended = { ...renewed, accessValid: false, renewable: false };

/** The user of the test model after they were renamed. */
export const renamedUser = aUser({ firstName: 'Selma', revision: 2 });

function done(actor: string, output: unknown) {
  return { type: `xstate.done.actor.${actor}`, output };
}

function failed(actor: string, status: number, code: string) {
  return {
    type: `xstate.error.actor.${actor}`,
    error: problemOf(status, code),
  };
}

/** The authentication machine, as a test model that drivers in Node and in a browser can run. */
export const authenticationTestModel: MachineTestModel<
  typeof authenticationMachine,
  AuthenticationDriver
> = {
  model: {
    machine: authenticationMachine,
    inputs: Object.fromEntries(
      Object.entries(initialStates).map(([label, sessionState]) => [label, { sessionState }]),
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
      'the user is read again with another name': { type: 'user.changed', user: renamedUser },
      'another tab signs out': { type: 'tokens.changed', sessionState: NO_SESSION },
      'another tab renews': { type: 'tokens.changed', sessionState: renewed },
      'another tab signs in as somebody else': {
        type: 'tokens.changed',
        sessionState: { ...renewed, subject: 'usr_2' },
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
    serialise: ({ sessionState }) => sessionState,
    driverSpecificFields: {
      'sessionState.accessExpiresAt': 'The tokens of a driver end by its own clock.',
    },
    // A renewable session is watched until it ends, another one until a minute before. When loading
    // the user failed, no request is sent that could report the session as ended.
    isPossible: ({ sessionState, user, problem }, label) =>
      (label !== 'session.lost' || user !== null || problem === null) &&
      (label !== 'tokens can be renewed' || sessionState.renewable) &&
      (label !== 'tokens cannot be renewed' || !sessionState.renewable),
  },

  // The labels of the inputs are the keys of the initial states above.
  setUp: (driver, input) => driver.open(input as InitialState),

  eventExecutors: {
    'credentials.submit': (driver) => driver.submitCredentials(),
    'session.signOut': (driver) => driver.signOut(),
    'alert.acknowledge': (driver) => driver.acknowledgeAlert(),
    'check.retry': (driver) => driver.retryCheck(),
    'session.lost': (driver) => driver.loseSession(),
    'user.changed': (driver) => driver.readRenamedUser(),
    'tokens.changed': (driver, { sessionState }) => {
      if (sessionState.subject === null) return driver.actInOtherTab('signs out');
      return driver.actInOtherTab(
        sessionState.subject === 'usr_1' ? 'renews' : 'signs in as somebody else',
      );
    },
  },

  outcomeExecutors: {
    'refresh brings a valid token': (driver) => driver.settleRefresh('with a valid token'),
    'refresh brings an expired token': (driver) => driver.settleRefresh('with an expired token'),
    'refresh is refused': (driver) => driver.settleRefresh('refused'),
    'refresh is not answered': (driver) => driver.settleRefresh('unanswered'),
    'the user is fetched': (driver) => driver.settleUser('with the user'),
    'the user is unauthorized': (driver) => driver.settleUser('unauthorized'),
    'fetching the user meets a server fault': (driver) => driver.settleUser('with a server fault'),
    'sign-in succeeds': (driver) => driver.settleSignIn('with tokens'),
    'sign-in is refused': (driver) => driver.settleSignIn('refused'),
    'signing out ends': (driver) => driver.settleSignOut(),
    'tokens were renewed meanwhile': (driver) => driver.elapseUntilWarning('renewed meanwhile'),
    'tokens can be renewed': (driver) => driver.elapseUntilWarning('renewable'),
    'tokens cannot be renewed': (driver) => driver.elapseUntilWarning('not renewable'),
    'session time is up': (driver) => driver.elapseUntilSessionEnd(),
  },

  stateAssertions: {
    'loading.checkingTokens': transientState,
    'loading.refreshing': (driver) => driver.expectViewState({ ...idleViewState, page: 'loader' }),
    'loading.fetchingUser': (driver) =>
      driver.expectViewState({ ...idleViewState, page: 'loader' }),
    'loading.userUnavailable': (driver) =>
      driver.expectViewState({ ...idleViewState, page: 'unavailable', failed: true }),
    'authenticated.active': (driver) =>
      driver.expectViewState({ ...idleViewState, page: 'portal' }),
    'authenticated.refreshing': (driver) =>
      driver.expectViewState({ ...idleViewState, page: 'portal' }),
    'authenticated.expiring': (driver) =>
      driver.expectViewState({ ...idleViewState, page: 'portal', warning: true }),
    'authenticated.tokenExpired': (driver) =>
      driver.expectViewState({ ...idleViewState, page: 'portal', alert: true }),
    ending: (driver) => driver.expectViewState({ ...idleViewState, page: 'loader', busy: true }),
    'unauthenticated.idle': (driver) =>
      driver.expectViewState({ ...idleViewState, page: 'sign-in' }),
    'unauthenticated.signingIn': (driver) =>
      driver.expectViewState({ ...idleViewState, page: 'sign-in', busy: true }),
    'unauthenticated.failed': (driver) =>
      driver.expectViewState({ ...idleViewState, page: 'sign-in', failed: true }),
  },
};
