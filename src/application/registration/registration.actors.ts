import { millisecondsInSecond } from 'date-fns/constants';
import { fromPromise } from 'xstate';
import { sessionState } from '#domain/session/tokens';
import { registrationEndpoints } from '../api/registration-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { wait } from '../wait';
import { registrationMachine } from './registration.machine';

/** Returns the actors of the registration machine. */
export function registrationActors(
  { tokens, clock, languages }: Pick<Ports, 'tokens' | 'clock' | 'languages'>,
  store: Store,
): ActorsOf<typeof registrationMachine> {
  const { register } = registrationEndpoints.endpoints;
  return {
    register: fromPromise(async ({ input, signal }) => {
      const registering = store.dispatch(
        register.initiate({ registration: input, 'Accept-Language': languages.current() }),
      );
      const { accessToken } = await unwrapWithSignal(registering, signal);
      // A refresh token of an earlier session belongs to another user.
      tokens.clear();
      tokens.write({ access: accessToken });
      return sessionState(tokens.read(), clock.now());
    }),
    waitForNextTry: fromPromise(({ input: { seconds }, signal }) =>
      wait(clock, seconds * millisecondsInSecond, signal),
    ),
  };
}

/** The registration machine of an application. */
export function provideRegistration(ports: Ports, store: Store) {
  return registrationMachine.provide({ actors: registrationActors(ports, store) });
}
