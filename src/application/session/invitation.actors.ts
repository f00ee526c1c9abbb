import { fromPromise } from 'xstate';
import { accountEndpoints } from '../api/account-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { invitationMachine } from './invitation.machine';

/** Returns the actors of the invitation machine. */
export function invitationActors(store: Store): ActorsOf<typeof invitationMachine> {
  const { readPasswordLink, confirmPasswordReset } = accountEndpoints.endpoints;
  return {
    readLink: fromPromise(({ input: { token }, signal }) => {
      const reading = readPasswordLink.initiate({ passwordLinkRequest: { token } });
      return unwrapWithSignal(store.dispatch(reading), signal);
    }),
    setPassword: fromPromise(async ({ input: { token, chosen }, signal }) => {
      if (!chosen) throw new Error('A password is set only after one was chosen.');
      const { person, ...passwords } = chosen;
      const confirming = confirmPasswordReset.initiate({
        passwordResetConfirmation: { token, ...passwords, ...person },
      });
      await unwrapWithSignal(store.dispatch(confirming), signal);
    }),
  };
}

/** The invitation machine of an application. */
export function provideInvitation(_ports: Ports, store: Store) {
  return invitationMachine.provide({ actors: invitationActors(store) });
}
