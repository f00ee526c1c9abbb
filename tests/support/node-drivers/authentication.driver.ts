import { expect } from 'vitest';
import { sessionEndpoints } from '#application/api/session-endpoints.generated';
import type { Inspect } from '#application/create-application';
import type { StoredTokens } from '#domain/session/tokens';
import { aUser } from '../builders/user';
import {
  type AuthenticationDriver,
  type AuthenticationViewState,
  type InitialState,
  renamedUser,
} from '../machine-models/authentication.model';
import { composeTestApp, settle, type TestApp, testNow } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { tokenUntil } from '../test-app/test-tokens';

const accessLife = 15 * 60_000;
const refreshLife = 30 * 24 * 60 * 60_000;
const past = tokenUntil(testNow - 1_000);

const stored: Record<InitialState, StoredTokens> = {
  'no tokens': { access: null, refresh: null },
  'valid access and refresh tokens': {
    access: tokenUntil(testNow + accessLife),
    refresh: tokenUntil(testNow + refreshLife),
  },
  'only a valid refresh token': { access: past, refresh: tokenUntil(testNow + refreshLife) },
  'only a valid access token': { access: tokenUntil(testNow + accessLife), refresh: null },
  'expired tokens': { access: past, refresh: past },
};

/** The running application with scripted adapters, as the driver of its test model. */
export function createAuthenticationNodeDriver(inspect: Inspect) {
  let app: TestApp;
  const session = () => app.application.session;

  /** Tokens valid from now, for the same user unless another is named. */
  const tokensOfNow = (subject = 'usr_1'): { access: string; refresh: string } => ({
    access: tokenUntil(app.clock.now() + accessLife, subject),
    refresh: tokenUntil(app.clock.now() + refreshLife, subject),
  });

  /** Advances the clock, timer by timer, until the session's snapshot changes. */
  const passTime = async () => {
    const before = session().getSnapshot();
    await settle();
    while (session().getSnapshot() === before && app.clock.advanceToNext()) await settle();
  };

  const driver: AuthenticationDriver = {
    open: async (beginning) => {
      app = composeTestApp({ tokens: stored[beginning], inspect });
    },
    submitCredentials: async () =>
      session().send({
        type: 'credentials.submit',
        credentials: { username: 'admin', password: 'Seller#2026' },
      }),
    signOut: async () => session().send({ type: 'session.signOut' }),
    acknowledgeAlert: async () => session().send({ type: 'alert.acknowledge' }),
    retryCheck: async () => session().send({ type: 'check.retry' }),
    loseSession: async () => app.transport.loseSession(),

    readRenamedUser: async () => {
      const { dispatch, getState } = app.application.store;
      const { util } = sessionEndpoints;
      const isRead = Object.keys(getState().storeApi.queries).length > 0;
      if (isRead) dispatch(util.updateQueryData('getCurrentUser', undefined, () => renamedAgain()));
      else await dispatch(util.upsertQueryData('getCurrentUser', undefined, renamedAgain()));
      // The store notifies of answers with the next frame, or with the next action of another kind.
      dispatch({ type: 'frame' });
      await settle();
    },

    actInOtherTab: async (does) => {
      if (does === 'signs out') app.tokens.replaceFromOtherTab({ access: null, refresh: null });
      if (does === 'renews') app.tokens.replaceFromOtherTab(tokensOfNow());
      if (does === 'signs in as somebody else') {
        app.tokens.replaceFromOtherTab(tokensOfNow('usr_2'));
      }
    },

    settleRefresh: async (how) => {
      const url = '/api/auth/token/refresh/';
      if (how === 'refused') app.transport.refuse(url, problemOf(401, 'token_invalid'));
      else if (how === 'unanswered') app.transport.refuse(url, problemOf(0, 'network'));
      else {
        const access = how === 'with a valid token' ? tokensOfNow().access : past;
        app.tokens.write({ access });
        app.transport.accept(url, { access });
      }
      await settle();
    },

    settleUser: async (how) => {
      const url = '/api/user/';
      if (how === 'with the user') app.transport.accept(url, aUser());
      else if (how === 'unauthorized') app.transport.refuse(url, problemOf(401, 'unauthorized'));
      else app.transport.refuse(url, problemOf(500, 'internal'));
      await settle();
    },

    settleSignIn: async (how) => {
      const url = '/api/auth/token/';
      if (how === 'with tokens') app.transport.accept(url, tokensOfNow());
      else app.transport.refuse(url, problemOf(401, 'wrong_credentials'));
      await settle();
    },

    settleSignOut: async () => {
      const farewell = '/api/store/session/end/';
      if (app.transport.held.some(({ url }) => url === farewell)) {
        app.transport.accept(farewell, undefined, 204);
      }
      app.gates.release('endSession');
      await settle();
    },

    elapseUntilWarning: async (how) => {
      if (how === 'renewed meanwhile') {
        const later = app.clock.now() + 10 * accessLife;
        app.tokens.replace({ ...tokensOfNow(), access: tokenUntil(later) });
      }
      if (how === 'renewable') app.tokens.replace({ access: past, refresh: tokensOfNow().refresh });
      if (how === 'not renewable') app.tokens.replace({ ...app.tokens.read(), refresh: null });
      await passTime();
    },

    elapseUntilSessionEnd: async () => {
      app.gates.release('waitForEnd');
      await passTime();
    },

    expectViewState: async (viewState) =>
      expect(viewStateOf(session().getSnapshot())).toEqual(viewState),
  };

  return { driver, actor: session, dispose: () => app.application.stop() };
}

/** An answer with the renamed user. Each is another object, as each answer of a server. */
function renamedAgain() {
  return { ...renamedUser };
}

type SessionSnapshot = ReturnType<TestApp['application']['session']['getSnapshot']>;

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SessionSnapshot): AuthenticationViewState {
  return {
    page: pageOf(snapshot),
    busy: snapshot.hasTag('busy'),
    warning: snapshot.hasTag('warning'),
    alert: snapshot.hasTag('alert'),
    failed: snapshot.hasTag('failed') && snapshot.context.problem !== null,
  };
}

function pageOf(snapshot: SessionSnapshot): AuthenticationViewState['page'] {
  if (snapshot.matches('unauthenticated')) return 'sign-in';
  if (snapshot.matches('authenticated')) return 'portal';
  return snapshot.hasTag('failed') ? 'unavailable' : 'loader';
}
