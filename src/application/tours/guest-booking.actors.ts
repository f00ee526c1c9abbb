import { fromPromise } from 'xstate';
import { readAnew } from '../api/read-anew';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Store } from '../store';
import { guestBookingMachine } from './guest-booking.machine';
import { guestsApi } from './guests-api';

const { cancelTourPlaces } = guestsApi.endpoints;

/** The actors of the guest-booking machine. */
function guestBookingActors(store: Store): ActorsOf<typeof guestBookingMachine> {
  return {
    readBooking: fromPromise(({ input: { link }, signal }) =>
      readAnew(
        store,
        {
          running: guestsApi.util.getRunningQueryThunk('readTourBooking', { link }),
          reading: guestsApi.endpoints.readTourBooking.initiate({ link }, { forceRefetch: true }),
        },
        signal,
      ),
    ),
    cancelBooking: fromPromise(({ input: { link }, signal }) =>
      unwrapWithSignal(store.dispatch(cancelTourPlaces.initiate({ link })), signal),
    ),
  };
}

/** The guest-booking machine of the public area. */
export function provideGuestBooking(_ports: object, store: Store) {
  return guestBookingMachine.provide({ actors: guestBookingActors(store) });
}
