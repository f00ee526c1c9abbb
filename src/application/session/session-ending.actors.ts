import { fromPromise } from 'xstate';
import { accountEndpoints } from '../api/account-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import { asProblem } from '../problem';
import type { Store } from '../store';
import { sessionEndingMachine } from './session-ending.machine';

/** Returns the actor of the session-ending machine. */
export function sessionEndingActors(store: Store): ActorsOf<typeof sessionEndingMachine> {
  const { endOneSession, endOtherSessions } = accountEndpoints.endpoints;
  return {
    endSessions: fromPromise(async ({ input: { sessions }, signal }) => {
      if (sessions === 'others') {
        await unwrapWithSignal(store.dispatch(endOtherSessions.initiate()), signal);
        return;
      }
      const ending = endOneSession.initiate({ sessionId: sessions.id });
      await unwrapWithSignal(store.dispatch(ending), signal).catch((error: unknown) => {
        if (asProblem(error).status !== 404) throw error;
      });
    }),
  };
}

/** The session-ending machine of an application. */
export function provideSessionEnding(_ports: Ports, store: Store) {
  return sessionEndingMachine.provide({ actors: sessionEndingActors(store) });
}
