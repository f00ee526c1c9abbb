import { fromPromise } from 'xstate';
import type { ActorsOf } from '../machine-actors';
import { tourMachine } from './tour.machine';

/**
 * Returns the actors of the tour machine; the screens locate the stops. A failed stop is missing.
 */
const tourActors = (): ActorsOf<typeof tourMachine> => ({
  goToStop: fromPromise(({ input: { goToStop, stop } }) => goToStop(stop).catch(() => false)),
});

/** The tour machine of an application. */
export const provideTour = () => tourMachine.provide({ actors: tourActors() });
