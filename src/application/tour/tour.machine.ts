import { assign, setup } from 'xstate';
import { declareActor } from '../machine-actors';

/**
 * Opens the page of a stop and waits for its target. Resolves to whether the target is there: it is
 * missing on an unmounted page, without a permission, or in a narrow window.
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
  /** Index of the current stop, or of the stop to resume at; 0 is the first. */
  readonly at: number;
  /** Direction of the tour, in which a missing stop is skipped. */
  readonly direction: 1 | -1;
  readonly goToStop: GoToStop;
}

interface TourInput extends Pick<TourContext, 'stops' | 'goToStop'> {
  /** Index of the stop where an earlier visit ended. */
  readonly at: number;
}

function found({ event }: { event: { output: boolean } }) {
  return { isThere: event.output };
}

/**
 * Whether another stop follows in this direction; back from the first one, the tour turns round.
 */
function hasNext({ at, direction, stops }: TourContext): boolean {
  return direction < 0 || at < stops.length - 1;
}

/**
 * The guided tour: from stop to stop, each on the page it describes. A missing stop is skipped. The
 * tour can be paused, resumed, cancelled, and started again.
 */
export const tourMachine = setup({
  types: {
    context: {} as TourContext,
    events: {} as TourEvent,
    input: {} as TourInput,
  },
  actors: {
    /** Resolves to whether the stop can be shown. */
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
