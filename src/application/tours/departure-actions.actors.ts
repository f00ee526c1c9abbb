import { fromPromise } from 'xstate';
import { toursEndpoints } from '../api/tours-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { departureActionsMachine } from './departure-actions.machine';

/** Returns the actors of the departure-actions machine. */
function departureActionsActors(store: Store): ActorsOf<typeof departureActionsMachine> {
  return {
    performAction: fromPromise(({ input: { departureId, attempt }, signal }) => {
      if (!attempt) throw new Error('An action on a departure runs only after one was attempted.');
      const performing = toursEndpoints.endpoints.performDepartureAction.initiate({
        departureId,
        action: attempt.action,
        departureActionRequest: attempt.request,
      });
      return unwrapWithSignal(store.dispatch(performing), signal);
    }),
  };
}

/** The departure-actions machine of an application. */
export function provideDepartureActions(_ports: Ports, store: Store) {
  return departureActionsMachine.provide({ actors: departureActionsActors(store) });
}
