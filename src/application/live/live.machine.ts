import { assign, setup } from 'xstate';
import type { ReachNews } from '../connection/connection.machine';
import { declared, declaredListener } from '../machine-actors';

/** What befalls the stream of hints. */
export type StreamNews = { type: 'stream.open' } | { type: 'stream.break' };

/** The tab has long been out of sight, or is looked at again. */
export type TabNews = { type: 'tab.sleep' } | { type: 'tab.wake' };

export interface LiveContext {
  /** Streams in a row that broke before they were worth anything. */
  readonly failures: number;
  /** Whether a stream was ever open: from then on an open one follows a gap. */
  readonly wasOpen: boolean;
}

/** Streams in a row that may break; after that what is shown is read now and then instead. */
export const MOST_FAILURES = 4;

const ownFailures = ({ context }: { context: LiveContext }) => ({ failures: context.failures });

/**
 * Keeps what a seller looks at as the store has it, without a reload: follows the server's hints, tries
 * again with growing pauses when the stream breaks, and reads now and then where no stream holds.
 * Rests while nobody looks at the tab or the server is out of reach. Lives as long as the frame of the
 * signed-in pages.
 */
export const liveMachine = setup({
  types: {
    context: {} as LiveContext,
    events: {} as StreamNews | TabNews | ReachNews,
  },
  actors: {
    /** Tells how the server is reached, for as long as the machine lives. */
    watchReach: declaredListener<ReachNews>(),
    /** Tells when the tab was long out of sight and when it is seen again. */
    watchTab: declaredListener<TabNews>(),
    /** Follows the stream and has read again what it hints at; after a gap, everything. */
    followStream: declaredListener<StreamNews, { wasOpen: boolean }>(),
    /** Ends when the next stream may be tried. */
    pause: declared<void, { failures: number }>(),
    /** Reads again now and then; ends when a stream is worth another try. */
    poll: declared<void>(),
  },
  guards: {
    isHopeless: (_, { failures }: { failures: number }) => failures >= MOST_FAILURES,
  },
  actions: {
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    noteOpening: assign({ wasOpen: true }),
  },
  delays: {
    /** A stream that held this long is no failure, however it ends (ms). */
    steadiness: 20_000,
  },
}).createMachine({
  id: 'live',
  context: { failures: 0, wasOpen: false },
  invoke: [
    { id: 'watchReach', src: 'watchReach' },
    { id: 'watchTab', src: 'watchTab' },
  ],
  initial: 'awake',
  states: {
    awake: {
      on: { 'tab.sleep': 'asleep', 'server.vanish': 'cutOff', 'server.close': 'cutOff' },
      initial: 'following',
      states: {
        following: {
          invoke: {
            id: 'followStream',
            src: 'followStream',
            input: ({ context }) => ({ wasOpen: context.wasOpen }),
          },
          on: {
            'stream.break': [
              {
                guard: { type: 'isHopeless', params: ownFailures },
                target: 'polling',
                actions: 'forgetFailures',
              },
              { target: 'waiting', actions: 'countFailure' },
            ],
          },
          initial: 'connecting',
          states: {
            connecting: {
              on: { 'stream.open': { target: 'open', actions: 'noteOpening' } },
            },
            open: {
              after: { steadiness: { target: 'steady', actions: 'forgetFailures' } },
            },
            steady: {},
          },
        },
        waiting: {
          invoke: { id: 'pause', src: 'pause', input: ownFailures, onDone: 'following' },
        },
        polling: {
          invoke: { id: 'poll', src: 'poll', onDone: 'following' },
        },
      },
    },
    asleep: {
      on: { 'tab.wake': 'awake' },
    },
    cutOff: {
      on: { 'server.answer': 'awake', 'tab.sleep': 'asleep' },
    },
  },
});
