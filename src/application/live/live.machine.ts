import { assign, setup } from 'xstate';
import type { ConnectionStatusEvent } from '../connection/connection.machine';
import { declareActor, declareListener } from '../machine-actors';

/** Events of the change stream. */
export type StreamEvent = { type: 'stream.open' } | { type: 'stream.fail' };

/** The tab has been hidden for a long time, or is visible again. */
export type TabVisibilityEvent = { type: 'tab.hide' } | { type: 'tab.show' };

export interface LiveContext {
  /** Consecutive streams that broke before they were steady. */
  readonly failures: number;
  /** Whether a stream was ever open. Each further opening follows a gap. */
  readonly wasOpen: boolean;
}

/** Maximum number of consecutive broken streams. After that, the portal polls instead. */
export const MAX_FAILURES = 4;

function ownFailures({ context }: { context: LiveContext }) {
  return { failures: context.failures };
}

/**
 * Keeps a seller's page up to date without a reload. Follows the server's change hints, reconnects
 * with exponential backoff when the stream breaks, and polls if no stream stays open. Pauses while
 * the tab is hidden or the server is unreachable. Runs as long as the frame of the signed-in pages.
 */
export const liveMachine = setup({
  types: {
    context: {} as LiveContext,
    events: {} as StreamEvent | TabVisibilityEvent | ConnectionStatusEvent,
  },
  actors: {
    /** Emits the connection status until the machine stops. */
    watchConnectionStatus: declareListener<ConnectionStatusEvent>(),
    /** Emits when the tab has been hidden for a long time, and when it is visible again. */
    watchTabVisibility: declareListener<TabVisibilityEvent>(),
    /** Follows the stream and refetches the changed records; after a gap, all records. */
    followStream: declareListener<StreamEvent, { wasOpen: boolean }>(),
    /** Ends when the stream may be tried again. */
    pause: declareActor<void, { failures: number }>(),
    /** Refetches at intervals; ends when the stream should be tried again. */
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
    /** A stream that stayed open this long does not count as a failure, however it ends (ms). */
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
