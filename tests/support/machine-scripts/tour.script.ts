import { type TourContext, tourMachine } from '#application/tour/tour.machine';
import { TOUR_STOP_NAMES } from '#application/tour/tour-stops';
import type { MachineScript } from '../model/machine-script';

/** What the seller sees of the tour: a stop's bubble, the page that says how it stands, or neither. */
export type TourSight = 'idle' | 'seeking' | 'bubble' | 'paused' | 'finished' | 'givenUp';

/** How far an earlier visit went, as the browser remembers it. */
export type EarlierVisit = 'a first visit' | 'a visit gone on with';

/** Where the visit that is gone on with had come to; 0 is the first stop. */
export const REMEMBERED = TOUR_STOP_NAMES.length - 1;

/** What a runner must be able to do with the tour and to see of it. */
export interface TourWorld {
  open(visit: EarlierVisit): Promise<void>;
  start(): Promise<void>;
  resume(): Promise<void>;
  next(): Promise<void>;
  back(): Promise<void>;
  pause(): Promise<void>;
  quit(): Promise<void>;
  stopComes(): Promise<void>;
  stopIsMissing(): Promise<void>;
  sees(sight: TourSight): Promise<void>;
}

const bring = () => Promise.resolve(true);
const comes = (output: boolean) => ({ type: 'xstate.done.actor.bringStop', output });

/** The tour machine, told so that Node and a browser can both play it. */
export const tourScript: MachineScript<typeof tourMachine, TourWorld> = {
  model: {
    machine: tourMachine,
    inputs: {
      'a first visit': { stops: TOUR_STOP_NAMES, at: 0, bring },
      'a visit gone on with': { stops: TOUR_STOP_NAMES, at: REMEMBERED, bring },
    },
    events: {
      'tour.start': { type: 'tour.start' },
      'tour.resume': { type: 'tour.resume' },
      'tour.next': { type: 'tour.next' },
      'tour.back': { type: 'tour.back' },
      'tour.pause': { type: 'tour.pause' },
      'tour.quit': { type: 'tour.quit' },
      'the stop is there': comes(true),
      'the stop is missing': comes(false),
    },
    serialise: ({ at, way }: TourContext) => [at, way],
  },

  // The inputs of the model are the two kinds of visit.
  opens: (world, input) => world.open(input as EarlierVisit),

  does: {
    'tour.start': (world) => world.start(),
    'tour.resume': (world) => world.resume(),
    'tour.next': (world) => world.next(),
    'tour.back': (world) => world.back(),
    'tour.pause': (world) => world.pause(),
    'tour.quit': (world) => world.quit(),
  },

  outcomes: {
    'the stop is there': (world) => world.stopComes(),
    'the stop is missing': (world) => world.stopIsMissing(),
  },

  sees: {
    idle: (world) => world.sees('idle'),
    'running.seeking': (world) => world.sees('seeking'),
    'running.showing': (world) => world.sees('bubble'),
    paused: (world) => world.sees('paused'),
    finished: (world) => world.sees('finished'),
    givenUp: (world) => world.sees('givenUp'),
  },
};
