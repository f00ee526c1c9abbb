import { fromPromise } from 'xstate';
import { toursEndpoints } from '../api/tours-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import {
  type DepartureAttempt,
  type DepartureRecord,
  departureActionsMachine,
} from './departure-actions.machine';

const { performDepartureAction, updateDeparture } = toursEndpoints.endpoints;

function move(
  { id, revision }: DepartureRecord,
  startsAt: string,
  store: Store,
  signal: AbortSignal,
): Promise<DepartureRecord> {
  const moving = updateDeparture.initiate({
    departureId: id,
    'If-Match': `"${revision}"`,
    departureUpdate: { startsAt },
  });
  return unwrapWithSignal(store.dispatch(moving), signal);
}

function perform(
  { id }: DepartureRecord,
  { action, request }: DepartureAttempt,
  store: Store,
  signal: AbortSignal,
): Promise<DepartureRecord> {
  if (action === 'move') throw new Error('A move has a time.');
  const performing = performDepartureAction.initiate({
    departureId: id,
    action,
    departureActionRequest: request,
  });
  return unwrapWithSignal(store.dispatch(performing), signal);
}

/** Returns the actors of the departure-actions machine. */
function departureActionsActors(store: Store): ActorsOf<typeof departureActionsMachine> {
  return {
    performAction: fromPromise(({ input: { departure, attempt }, signal }) => {
      if (!attempt) throw new Error('An action on a departure runs only after one was attempted.');
      const { startsAt } = attempt;
      return startsAt === null
        ? perform(departure, attempt, store, signal)
        : move(departure, startsAt, store, signal);
    }),
  };
}

/** The departure-actions machine of an application. */
export function provideDepartureActions(_ports: Ports, store: Store) {
  return departureActionsMachine.provide({ actors: departureActionsActors(store) });
}
