import { assign, setup } from 'xstate';
import { pendingActions, type QueuedAction, type QueueOwner } from '#domain/orders/queued-actions';
import type { ConnectionStatusEvent } from '../connection/connection.machine';
import { declareActor, declareListener } from '../machine-actors';

/** The queue as it is now: another tab has changed it, or this one has put something in. */
export type QueueChangedEvent = { type: 'queue.changed'; queue: readonly QueuedAction[] };

/** What a seller takes out of the queue: a waiting action, or all that was refused of an order. */
export type QueueChange =
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'dismiss'; readonly orderId: string };

export type OfflineQueueEvent =
  | QueueChangedEvent
  | ConnectionStatusEvent
  | { type: 'queue.send' }
  | { type: 'action.remove'; key: string }
  | { type: 'conflict.dismiss'; orderId: string };

export interface OfflineQueueContext {
  readonly owner: QueueOwner;
  readonly queue: readonly QueuedAction[];
  readonly isOnline: boolean;
  readonly change: QueueChange | null;
}

interface Queued {
  readonly queue: readonly QueuedAction[];
}

const ownQueue = ({ context: { queue } }: { context: OfflineQueueContext }) => ({ queue });
const newQueue = ({ event: { queue } }: { event: QueueChangedEvent }) => ({ queue });
const queueAfter = ({ event }: { event: { output: readonly QueuedAction[] } }) => ({
  queue: event.output,
});

const machineSetup = setup({
  types: {
    context: {} as OfflineQueueContext,
    events: {} as OfflineQueueEvent,
    input: {} as { owner: QueueOwner },
    tags: {} as 'busy',
  },
  actors: {
    /** Tells how the server is reached, for as long as the machine lives. */
    watchConnectionStatus: declareListener<ConnectionStatusEvent>(),
    /** Tells what the queue holds, at once and when another tab changes it, for as long as the machine lives. */
    watchQueue: declareListener<QueueChangedEvent, { owner: QueueOwner }>(),
    /**
     * Sends the action that waits longest, unless another tab has, and gives the queue after it: without
     * what was done, with what was refused. Rejects when nothing is known of it, or it isn't about the action.
     */
    sendNext: declareActor<readonly QueuedAction[], { owner: QueueOwner }>(),
    /** Takes out of the queue what the seller wants gone, with what stands on it; gives the queue after it. Doesn't reject. */
    changeQueue: declareActor<
      readonly QueuedAction[],
      { owner: QueueOwner; change: QueueChange | null }
    >(),
  },
  guards: {
    hasWork: (_, { queue }: Queued) => pendingActions(queue).length > 0,
    hasNoWork: (_, { queue }: Queued) => pendingActions(queue).length === 0,
    isOnline: ({ context }) => context.isOnline,
  },
  actions: {
    keepQueue: assign((_, { queue }: Queued) => ({ queue })),
    setOnline: assign({ isOnline: true }),
    setOffline: assign({ isOnline: false }),
    noteChange: assign((_, { change }: { change: QueueChange }) => ({ change })),
  },
  delays: {
    /** Until what a server at fault did not take is sent again (ms). */
    patience: 60_000,
  },
});

const dismiss = {
  target: 'changing',
  actions: {
    type: 'noteChange',
    params: ({ event }: { event: { orderId: string } }) => ({
      change: { kind: 'dismiss', orderId: event.orderId } as const,
    }),
  },
} as const;

/**
 * Keeps what a seller did to orders while the server was out of reach, and sends it, one action after the
 * other, when it is back. What the server refuses is told until the seller has taken note; anything else
 * that goes wrong leaves the action where it is. Lives as long as the frame of the signed-in pages.
 */
export const offlineQueueMachine = machineSetup.createMachine({
  id: 'offlineQueue',
  context: ({ input: { owner } }) => ({ owner, queue: [], isOnline: true, change: null }),
  invoke: [
    { id: 'watchConnectionStatus', src: 'watchConnectionStatus' },
    {
      id: 'watchQueue',
      src: 'watchQueue',
      input: ({ context: { owner } }) => ({ owner }),
    },
  ],
  on: {
    'server.vanish': { actions: 'setOffline' },
    'server.close': { actions: 'setOffline' },
    'server.answer': { actions: 'setOnline' },
    'queue.changed': { actions: { type: 'keepQueue', params: newQueue } },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      on: {
        'queue.changed': {
          target: 'deciding',
          actions: { type: 'keepQueue', params: newQueue },
        },
      },
    },
    deciding: {
      always: [
        { guard: { type: 'hasNoWork', params: ownQueue }, target: 'resting' },
        { guard: 'isOnline', target: 'sending' },
        { target: 'waiting' },
      ],
    },
    resting: {
      always: { guard: { type: 'hasWork', params: ownQueue }, target: 'deciding' },
      on: { 'conflict.dismiss': dismiss },
    },
    waiting: {
      always: { guard: { type: 'hasNoWork', params: ownQueue }, target: 'resting' },
      after: { patience: { guard: 'isOnline', target: 'sending' } },
      on: {
        'server.answer': { target: 'sending', actions: 'setOnline' },
        'queue.send': 'sending',
        'action.remove': {
          target: 'changing',
          actions: {
            type: 'noteChange',
            params: ({ event }) => ({ change: { kind: 'remove', key: event.key } }),
          },
        },
        'conflict.dismiss': dismiss,
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendNext',
        src: 'sendNext',
        input: ({ context: { owner } }) => ({ owner }),
        onDone: {
          target: 'deciding',
          actions: { type: 'keepQueue', params: queueAfter },
        },
        onError: 'waiting',
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changeQueue',
        src: 'changeQueue',
        input: ({ context: { owner, change } }) => ({ owner, change }),
        onDone: {
          target: 'deciding',
          actions: { type: 'keepQueue', params: queueAfter },
        },
      },
    },
  },
});
