import { fromPromise } from 'xstate';
import { registrationEndpoints } from '../api/registration-endpoints.generated';
import { sessionEndpoints } from '../api/session-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { emailLinkMachine } from './email-link.machine';

/** Returns the actor of the e-mail link machine. */
export function emailLinkActors(store: Store): ActorsOf<typeof emailLinkMachine> {
  const { confirmEmailByLink } = registrationEndpoints.endpoints;
  return {
    confirmLink: fromPromise(async ({ input: { token }, signal }) => {
      const confirming = store.dispatch(confirmEmailByLink.initiate({ emailLink: { token } }));
      const { userName } = await unwrapWithSignal(confirming, signal);
      store.dispatch(sessionEndpoints.util.invalidateTags(['session']));
      return { userName };
    }),
  };
}

/** The e-mail link machine of an application. */
export function provideEmailLink(_ports: Ports, store: Store) {
  return emailLinkMachine.provide({ actors: emailLinkActors(store) });
}
