import { assign, setup } from 'xstate';
import { declareActor } from '../machine-actors';

/**
 * Leads to the page of a stop and waits for what it shows there. Answers whether it is there: a page
 * that isn't mounted, a permission that is withheld or a narrow window may take it away.
 */
export type GoToStop = (stop: string) => Promise<boolean>;

export type TourEvent =
  | { type: 'tour.start' }
  | { type: 'tour.resume' }
  | { type: 'tour.next' }
  | { type: 'tour.back' }
  | { type: 'tour.pause' }
  | { type: 'tour.quit' };

export interface TourContext {
  /** Names of the stops, in their order; at least one. */
  readonly stops: readonly string[];
  /** Which of them it stands at, or would go on with; 0 is the first. */
  readonly at: number;
  /** Which way it walks, so that a missing stop is passed over that way. */
  readonly direction: 1 | -1;
  readonly goToStop: GoToStop;
}

interface TourInput extends Pick<TourContext, 'stops' | 'goToStop'> {
  /** How far an earlier visit went. */
  readonly at: number;
}

const found = ({ event }: { event: { output: boolean } }) => ({ isThere: event.output });

/** Whether another stop lies on the way from here; back from the first one it turns round. */
const hasNext = ({ at, direction, stops }: TourContext): boolean =>
  direction < 0 || at < stops.length - 1;

/**
 * The guided tour: from stop to stop, each on the page it tells of. A stop that isn't there is passed
 * over. It can be paused and gone on with, given up, and seen again.
 */
export const tourMachine = setup({
  types: {
    context: {} as TourContext,
    events: {} as TourEvent,
    input: {} as TourInput,
  },
  actors: {
    /** Answers whether the stop is there to be shown. */
    goToStop: declareActor<boolean, { goToStop: GoToStop; stop: string }>(),
  },
  guards: {
    isThere: (_, { isThere }: { isThere: boolean }) => isThere,
    isOnTheWay: ({ context }) => hasNext(context),
    isBegun: ({ context }) => context.at > 0,
    isLast: ({ context }) => context.at >= context.stops.length - 1,
  },
  actions: {
    begin: assign({ at: 0, direction: 1 }),
    goForward: assign({ direction: 1 }),
    stepForward: assign({ at: ({ context }) => context.at + 1, direction: 1 }),
    stepBack: assign({ at: ({ context }) => context.at - 1, direction: -1 }),
    skipStop: assign(({ context: { at, direction } }): Pick<TourContext, 'at' | 'direction'> => {
      const turns = direction < 0 && at === 0;
      return turns ? { at: 1, direction: 1 } : { at: at + direction, direction };
    }),
  },
}).createMachine({
  id: 'tour',
  context: ({ input: { stops, at, goToStop } }) => ({
    stops,
    goToStop,
    direction: 1,
    at: Math.min(at, stops.length - 1),
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'tour.start': { target: 'running', actions: 'begin' },
        'tour.resume': { guard: 'isBegun', target: 'running', actions: 'goForward' },
      },
    },
    running: {
      meta: { proves: ['walktour'] },
      initial: 'seeking',
      on: { 'tour.pause': 'paused' },
      states: {
        seeking: {
          invoke: {
            id: 'goToStop',
            src: 'goToStop',
            input: ({ context: { goToStop, stops, at } }) => ({ goToStop, stop: stops[at] ?? '' }),
            onDone: [
              { guard: { type: 'isThere', params: found }, target: 'showing' },
              { guard: 'isOnTheWay', target: 'seeking', reenter: true, actions: 'skipStop' },
              { target: '#tour.finished' },
            ],
          },
        },
        showing: {
          on: {
            'tour.next': [
              { guard: 'isLast', target: '#tour.finished' },
              { target: 'seeking', actions: 'stepForward' },
            ],
            'tour.back': { guard: 'isBegun', target: 'seeking', actions: 'stepBack' },
            'tour.quit': '#tour.givenUp',
          },
        },
      },
    },
    paused: {
      on: {
        'tour.resume': { target: 'running', actions: 'goForward' },
        'tour.start': { target: 'running', actions: 'begin' },
        'tour.quit': 'givenUp',
      },
    },
    finished: { on: { 'tour.start': { target: 'running', actions: 'begin' } } },
    givenUp: { on: { 'tour.start': { target: 'running', actions: 'begin' } } },
  },
});
