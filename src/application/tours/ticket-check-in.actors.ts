import { fromPromise } from 'xstate';
import { toursEndpoints } from '../api/tours-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { ticketCheckInMachine } from './ticket-check-in.machine';

/** Returns the actors of the ticket-check-in machine. */
function ticketCheckInActors(store: Store): ActorsOf<typeof ticketCheckInMachine> {
  return {
    checkIn: fromPromise(({ input: { departureId, code }, signal }) => {
      const checking = toursEndpoints.endpoints.checkInTicket.initiate({
        departureId,
        ticketCheckIn: { code },
      });
      return unwrapWithSignal(store.dispatch(checking), signal);
    }),
  };
}

/** The ticket-check-in machine of an application. */
export function provideTicketCheckIn(_ports: Ports, store: Store) {
  return ticketCheckInMachine.provide({ actors: ticketCheckInActors(store) });
}
