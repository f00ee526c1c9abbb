import { fromCallback, fromPromise } from 'xstate';
import { type SessionState, sessionState, WARNING_BEFORE_END_MS } from '#domain/session/tokens';
import type { CurrentUser } from '#openapi/types.generated';
import { sessionEndpoints } from '../api/session-endpoints.generated';
import { storeApi } from '../api/store-api';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { wait, waitUntil } from '../wait';
import { authenticationMachine } from './authentication.machine';
import type { SessionExternalEvent } from './authentication-events';

/** Minimum time between a failed renewal and the next one, whatever the clocks show (ms). */
const MIN_RENEWAL_INTERVAL_MS = 30_000;

/** How long signing out waits for the server before the tokens are removed anyway (ms). */
const SIGN_OUT_TIMEOUT_MS = 3_000;

type SessionPort = 'transport' | 'tokens' | 'clock' | 'knownUser' | 'drafts';

/** Returns the actors of the authentication machine. */
export function authenticationActors(
  { transport, tokens, clock, knownUser, drafts }: Pick<Ports, SessionPort>,
  store: Store,
): ActorsOf<typeof authenticationMachine> {
  const { createToken, getCurrentUser, endSession } = sessionEndpoints.endpoints;
  const ownRecord = watchOwnRecord(store);
  const currentState = (): SessionState => sessionState(tokens.read(), clock.now());

  return {
    watchSession: fromCallback<SessionExternalEvent>(({ sendBack }) => {
      const stops = [
        tokens.subscribe(() => sendBack({ type: 'tokens.changed', sessionState: currentState() })),
        transport.onSessionLost(() => sendBack({ type: 'session.lost' })),
        ownRecord.subscribe((user) => {
          knownUser.write(user);
          sendBack({ type: 'user.changed', user });
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    }),

    refreshAccess: fromPromise(async () => {
      const result = await transport.refresh();
      if (!result.ok) throw result.problem;
      return currentState();
    }),

    fetchUser: fromPromise(async ({ signal }) => {
      store.dispatch(storeApi.util.resetApiState());
      const reading = getCurrentUser.initiate(undefined, { forceRefetch: true });
      const user = await unwrapWithSignal(store.dispatch(reading), signal);
      ownRecord.note();
      knownUser.write(user);
      void drafts.beginSession();
      return user;
    }),

    signIn: fromPromise(async ({ input, signal }) => {
      const signingIn = store.dispatch(createToken.initiate({ credentials: input }));
      tokens.write(await unwrapWithSignal(signingIn, signal));
      return currentState();
    }),

    endSession: fromPromise(async ({ signal }) => {
      const { accessValid, renewable } = currentState();
      // After a session that has ended by itself, its user finds their drafts again.
      if (accessValid || renewable) {
        const farewell =
          accessValid && unwrapWithSignal(store.dispatch(endSession.initiate()), signal);
        await Promise.race([
          Promise.allSettled([farewell, drafts.signOut()]),
          wait(clock, SIGN_OUT_TIMEOUT_MS, signal),
        ]);
      }
      tokens.clear();
      store.dispatch(storeApi.util.resetApiState());
    }),

    waitForAttention: fromPromise(async ({ input, signal }) => {
      const end = input.accessExpiresAt ?? 0;
      const renewal = end > clock.now() ? end : clock.now() + MIN_RENEWAL_INTERVAL_MS;
      const warning = end - WARNING_BEFORE_END_MS;
      await waitUntil(clock, input.renewable ? renewal : warning, signal);
      return currentState();
    }),

    waitForEnd: fromPromise(({ input, signal }) =>
      waitUntil(clock, input.accessExpiresAt ?? 0, signal),
    ),
  };
}

/**
 * Watches the signed-in user in the cache. A subscriber receives them as often as they were read
 * again with other content than at the last `note`. A user with another role sees other records and
 * other actions, so all shown queries are refetched.
 */
function watchOwnRecord(store: Store) {
  const select = sessionEndpoints.endpoints.getCurrentUser.select();
  const read = () => select(store.getState()).data;
  let known: CurrentUser | undefined;
  const note = (): void => {
    known = read() ?? known;
  };
  const look = (tell: (user: CurrentUser) => void): void => {
    const before = known;
    note();
    if (!known || known === before) return;
    tell(known);
    if (before && before.id === known.id && before.role !== known.role) {
      store.dispatch(storeApi.internalActions.onOnline());
    }
  };
  return {
    note,
    subscribe: (tell: (user: CurrentUser) => void) => store.subscribe(() => look(tell)),
  };
}

/** The authentication machine of an application. */
export function provideAuthentication(ports: Ports, store: Store) {
  return authenticationMachine.provide({ actors: authenticationActors(ports, store) });
}
