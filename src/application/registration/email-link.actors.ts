import { fromPromise } from 'xstate';
import { accountEndpoints } from '../api/account-endpoints.generated';
import { registrationEndpoints } from '../api/registration-endpoints.generated';
import { sessionEndpoints } from '../api/session-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { type EmailLinkPurpose, emailLinkMachine, type LinkedAddress } from './email-link.machine';

/** Returns the actor of the e-mail link machine. */
export function emailLinkActors(store: Store): ActorsOf<typeof emailLinkMachine> {
  const { confirmEmailByLink } = registrationEndpoints.endpoints;
  const { confirmEmailChange, undoEmailChange } = accountEndpoints.endpoints;
  const confirm = async (token: string, signal: AbortSignal): Promise<LinkedAddress> => {
    const confirming = store.dispatch(confirmEmailByLink.initiate({ emailLink: { token } }));
    return { of: 'user', ...(await unwrapWithSignal(confirming, signal)) };
  };
  const change = async (
    endpoint: typeof confirmEmailChange | typeof undoEmailChange,
    token: string,
    signal: AbortSignal,
  ): Promise<LinkedAddress> => {
    const changing = store.dispatch(endpoint.initiate({ emailLink: { token } }));
    const { of, userName } = await unwrapWithSignal(changing, signal);
    return { of, userName: userName ?? '' };
  };
  const uses: Record<
    EmailLinkPurpose,
    (token: string, signal: AbortSignal) => Promise<LinkedAddress>
  > = {
    registration: confirm,
    change: (token, signal) => change(confirmEmailChange, token, signal),
    undo: (token, signal) => change(undoEmailChange, token, signal),
  };
  return {
    confirmLink: fromPromise(async ({ input: { token, purpose }, signal }) => {
      const address = await uses[purpose](token, signal);
      // The user of this browser, if it is theirs: after an undo, the session is over.
      store.dispatch(sessionEndpoints.util.invalidateTags(['session']));
      return address;
    }),
  };
}

/** The e-mail link machine of an application. */
export function provideEmailLink(_ports: Ports, store: Store) {
  return emailLinkMachine.provide({ actors: emailLinkActors(store) });
}
