import { assign, setup } from 'xstate';
import type { ConnectionStatusEvent } from '../connection/connection.machine';
import { declareActor, declareListener } from '../machine-actors';

/** Events of the change stream. */
export type StreamEvent = { type: 'stream.open' } | { type: 'stream.fail' };

/** The tab has long been out of sight, or is looked at again. */
export type TabVisibilityEvent = { type: 'tab.hide' } | { type: 'tab.show' };

export interface LiveContext {
  /** Streams in a row that broke before they were worth anything. */
  readonly failures: number;
  /** Whether a stream was ever open: from then on an open one follows a gap. */
  readonly wasOpen: boolean;
}

/** Streams in a row that may break; after that what is shown is read now and then instead. */
export const MAX_FAILURES = 4;

const ownFailures = ({ context }: { context: LiveContext }) => ({ failures: context.failures });

/**
 * Keeps what a seller looks at as the store has it, without a reload: follows the server's hints,
 * tries again with exponential backoff when the stream breaks, and reads now and then where no
 * stream holds. Rests while nobody looks at the tab or the server is out of reach. Lives as long as
 * the frame of the signed-in pages.
 */
export const liveMachine = setup({
  types: {
    context: {} as LiveContext,
    events: {} as StreamEvent | TabVisibilityEvent | ConnectionStatusEvent,
  },
  actors: {
    /** Tells how the server is reached, for as long as the machine lives. */
    watchConnectionStatus: declareListener<ConnectionStatusEvent>(),
    /** Tells when the tab was long out of sight and when it is seen again. */
    watchTabVisibility: declareListener<TabVisibilityEvent>(),
    /** Follows the stream and has read again what it hints at; after a gap, everything. */
    followStream: declareListener<StreamEvent, { wasOpen: boolean }>(),
    /** Ends when the next stream may be tried. */
    pause: declareActor<void, { failures: number }>(),
    /** Reads again now and then; ends when a stream is worth another try. */
    poll: declareActor<void>(),
  },
  guards: {
    hasFailedTooOften: (_, { failures }: { failures: number }) => failures >= MAX_FAILURES,
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
    { id: 'watchConnectionStatus', src: 'watchConnectionStatus' },
    { id: 'watchTabVisibility', src: 'watchTabVisibility' },
  ],
  initial: 'visible',
  states: {
    visible: {
      on: { 'tab.hide': 'hidden', 'server.vanish': 'offline', 'server.close': 'offline' },
      initial: 'following',
      states: {
        following: {
          invoke: {
            id: 'followStream',
            src: 'followStream',
            input: ({ context }) => ({ wasOpen: context.wasOpen }),
          },
          on: {
            'stream.fail': [
              {
                guard: { type: 'hasFailedTooOften', params: ownFailures },
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
    hidden: {
      on: { 'tab.show': 'visible' },
    },
    offline: {
      on: { 'server.answer': 'visible', 'tab.hide': 'hidden' },
    },
  },
});
