import { fromPromise } from 'xstate';
import { clientsEndpoints } from '../api/clients-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { clientMergeMachine } from './client-merge.machine';

/** The actors of the client-merge machine. */
function clientMergeActors(store: Store): ActorsOf<typeof clientMergeMachine> {
  return {
    mergeClients: fromPromise(({ input: { clientId, duplicateId }, signal }) => {
      const clientMerge = { duplicateId };
      const merging = clientsEndpoints.endpoints.mergeClients.initiate({ clientId, clientMerge });
      return unwrapWithSignal(store.dispatch(merging), signal);
    }),
  };
}

/** The client-merge machine of an application. */
export function provideClientMerge(_ports: Ports, store: Store) {
  return clientMergeMachine.provide({ actors: clientMergeActors(store) });
}
