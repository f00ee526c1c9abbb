import { type TourContext, tourMachine } from '#application/tour/tour.machine';
import { TOUR_STOP_NAMES } from '#application/tour/tour-stops';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';

/** What the seller sees of the tour: a stop's bubble, the page with its status, or neither. */
export type TourViewState = 'idle' | 'seeking' | 'bubble' | 'paused' | 'finished' | 'givenUp';

/** How far an earlier visit went, as the browser stored it. */
export type EarlierVisit = 'a first visit' | 'a visit gone on with';

/** The stop at which a continued visit resumes; 0 is the first stop. */
export const REMEMBERED = TOUR_STOP_NAMES.length - 1;

/** The actions and assertions that a driver of the tour must implement. */
export interface TourDriver {
  open(visit: EarlierVisit): Promise<void>;
  start(): Promise<void>;
  resume(): Promise<void>;
  next(): Promise<void>;
  back(): Promise<void>;
  pause(): Promise<void>;
  quit(): Promise<void>;
  revealStop(): Promise<void>;
  withholdStop(): Promise<void>;
  expectViewState(viewState: TourViewState): Promise<void>;
}

function goToStop() {
  return Promise.resolve(true);
}

function comes(output: boolean) {
  return { type: 'xstate.done.actor.goToStop', output };
}

/** The tour machine, as a test model that drivers in Node and in a browser can run. */
export const tourTestModel: MachineTestModel<typeof tourMachine, TourDriver> = {
  model: {
    machine: tourMachine,
    inputs: {
      'a first visit': { stops: TOUR_STOP_NAMES, at: 0, goToStop },
      'a visit gone on with': { stops: TOUR_STOP_NAMES, at: REMEMBERED, goToStop },
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
    serialise: ({ at, direction }: TourContext) => [at, direction],
  },

  // The inputs of the model are the two kinds of visit.
  setUp: (driver, input) => driver.open(input as EarlierVisit),

  eventExecutors: {
    'tour.start': (driver) => driver.start(),
    'tour.resume': (driver) => driver.resume(),
    'tour.next': (driver) => driver.next(),
    'tour.back': (driver) => driver.back(),
    'tour.pause': (driver) => driver.pause(),
    'tour.quit': (driver) => driver.quit(),
  },

  outcomeExecutors: {
    'the stop is there': (driver) => driver.revealStop(),
    'the stop is missing': (driver) => driver.withholdStop(),
  },

  stateAssertions: {
    idle: (driver) => driver.expectViewState('idle'),
    'running.seeking': (driver) => driver.expectViewState('seeking'),
    'running.showing': (driver) => driver.expectViewState('bubble'),
    paused: (driver) => driver.expectViewState('paused'),
    finished: (driver) => driver.expectViewState('finished'),
    givenUp: (driver) => driver.expectViewState('givenUp'),
  },
};
