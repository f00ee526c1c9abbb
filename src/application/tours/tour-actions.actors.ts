import { fromPromise } from 'xstate';
import { toursEndpoints } from '../api/tours-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { tourActionsMachine } from './tour-actions.machine';

/** Returns the actors of the tour-actions machine. */
function tourActionsActors(store: Store): ActorsOf<typeof tourActionsMachine> {
  return {
    performAction: fromPromise(({ input: { tourId, action }, signal }) => {
      if (!action) throw new Error('An action on a tour runs only after one was attempted.');
      const performing = toursEndpoints.endpoints.performTourAction.initiate({ tourId, action });
      return unwrapWithSignal(store.dispatch(performing), signal);
    }),
  };
}

/** The tour-actions machine of an application. */
export function provideTourActions(_ports: Ports, store: Store) {
  return tourActionsMachine.provide({ actors: tourActionsActors(store) });
}
