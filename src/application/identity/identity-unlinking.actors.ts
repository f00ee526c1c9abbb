import { fromPromise } from 'xstate';
import { identitiesEndpoints } from '../api/identities-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import { asProblem } from '../problem';
import type { Store } from '../store';
import { identityUnlinkingMachine } from './identity-unlinking.machine';

/** Returns the actor of the identity-unlinking machine. */
export function identityUnlinkingActors(store: Store): ActorsOf<typeof identityUnlinkingMachine> {
  const { unlinkIdentity } = identitiesEndpoints.endpoints;
  return {
    unlinkIdentity: fromPromise(async ({ input: identityId, signal }) => {
      if (identityId === null) throw new Error('An identity is unlinked only after it was chosen.');
      const unlinking = unlinkIdentity.initiate({ identityId });
      await unwrapWithSignal(store.dispatch(unlinking), signal).catch((error: unknown) => {
        if (asProblem(error).status !== 404) throw error;
      });
    }),
  };
}

/** The identity-unlinking machine of an application. */
export function provideIdentityUnlinking(_ports: Ports, store: Store) {
  return identityUnlinkingMachine.provide({ actors: identityUnlinkingActors(store) });
}
