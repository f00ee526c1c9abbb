import { fromCallback, fromPromise } from 'xstate';
import {
  type SessionStanding,
  sessionStanding,
  WARNING_BEFORE_END_MS,
} from '#domain/session/tokens';
import { settled } from '../api/settled';
import { storeApi } from '../api/store-api';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { wait, waitUntil } from '../wait';
import { authenticationMachine, type SessionNews } from './authentication.machine';
import { sessionApi } from './session-api';

/** A renewal that brought nothing is not tried again sooner, whatever the clocks say (ms). */
const RENEWAL_PAUSE_MS = 30_000;

/** How long signing out waits for the server before the tokens go anyway (ms). */
const FAREWELL_MS = 3_000;

/** Gives the authentication machine its actors. */
export const authenticationActors = (
  { transport, tokens, clock }: Pick<Ports, 'transport' | 'tokens' | 'clock'>,
  store: Store,
): ActorsOf<typeof authenticationMachine> => {
  const { createToken, getCurrentUser, endSession } = sessionApi.endpoints;
  const standing = (): SessionStanding => sessionStanding(tokens.read(), clock.now());

  return {
    watchSession: fromCallback<SessionNews>(({ sendBack }) => {
      const stops = [
        tokens.subscribe(() => sendBack({ type: 'tokens.changed', standing: standing() })),
        transport.onSessionLost(() => sendBack({ type: 'session.lost' })),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    }),

    refreshAccess: fromPromise(async () => {
      const result = await transport.refresh();
      if (!result.ok) throw result.problem;
      return standing();
    }),

    fetchUser: fromPromise(async ({ signal }) => {
      store.dispatch(storeApi.util.resetApiState());
      const reading = getCurrentUser.initiate(undefined, { forceRefetch: true });
      return settled(store.dispatch(reading), signal);
    }),

    signIn: fromPromise(async ({ input, signal }) => {
      const signingIn = store.dispatch(createToken.initiate({ credentials: input }));
      tokens.write(await settled(signingIn, signal));
      return standing();
    }),

    endSession: fromPromise(async ({ signal }) => {
      if (standing().accessValid) {
        const farewell = settled(store.dispatch(endSession.initiate()), signal);
        await Promise.race([farewell.catch(() => undefined), wait(clock, FAREWELL_MS, signal)]);
      }
      tokens.clear();
      store.dispatch(storeApi.util.resetApiState());
    }),

    waitForAttention: fromPromise(async ({ input, signal }) => {
      const end = input.accessExpiresAt ?? 0;
      const renewal = end > clock.now() ? end : clock.now() + RENEWAL_PAUSE_MS;
      const warning = end - WARNING_BEFORE_END_MS;
      await waitUntil(clock, input.renewable ? renewal : warning, signal);
      return standing();
    }),

    waitForEnd: fromPromise(({ input, signal }) =>
      waitUntil(clock, input.accessExpiresAt ?? 0, signal),
    ),
  };
};

/** The authentication machine of an application. */
export const provideAuthentication = (ports: Ports, store: Store) =>
  authenticationMachine.provide({ actors: authenticationActors(ports, store) });
