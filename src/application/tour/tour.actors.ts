import { fromPromise } from 'xstate';
import type { ActorsOf } from '../machine-actors';
import { tourMachine } from './tour.machine';

/**
 * Returns the actors of the tour machine; the screens locate the stops. A failed stop is missing.
 */
function tourActors(): ActorsOf<typeof tourMachine> {
  return {
    goToStop: fromPromise(({ input: { goToStop, stop } }) => goToStop(stop).catch(() => false)),
  };
}

/** The tour machine of an application. */
export function provideTour() {
  return tourMachine.provide({ actors: tourActors() });
}
