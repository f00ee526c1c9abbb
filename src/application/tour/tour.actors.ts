import { fromPromise } from 'xstate';
import type { ActorsOf } from '../machine-actors';
import { tourMachine } from './tour.machine';

/** Gives the tour machine its actors; where its stops are, the screens say. A stop that fails is none. */
const tourActors = (): ActorsOf<typeof tourMachine> => ({
  goToStop: fromPromise(({ input: { goToStop, stop } }) => goToStop(stop).catch(() => false)),
});

/** The tour machine of an application. */
export const provideTour = () => tourMachine.provide({ actors: tourActors() });
