import { fromPromise } from 'xstate';
import { toursEndpoints } from '../api/tours-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { tourBookingActionsMachine } from './tour-booking-actions.machine';

/** Returns the actors of the tour-booking-actions machine. */
function tourBookingActionsActors(store: Store): ActorsOf<typeof tourBookingActionsMachine> {
  return {
    performAction: fromPromise(({ input: { bookingId, attempt }, signal }) => {
      if (!attempt) throw new Error('An action on a booking runs only after one was attempted.');
      const performing = toursEndpoints.endpoints.performTourBookingAction.initiate({
        bookingId,
        action: attempt.action,
        tourBookingActionRequest: attempt.request,
      });
      return unwrapWithSignal(store.dispatch(performing), signal);
    }),
  };
}

/** The tour-booking-actions machine of an application. */
export function provideTourBookingActions(_ports: Ports, store: Store) {
  return tourBookingActionsMachine.provide({ actors: tourBookingActionsActors(store) });
}
