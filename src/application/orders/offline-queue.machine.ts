import { assign, setup } from 'xstate';
import { pendingActions, type QueuedAction, type QueueOwner } from '#domain/orders/queued-actions';
import type { ConnectionStatusEvent } from '../connection/connection.machine';
import { declareActor, declareListener } from '../machine-actors';

/** The current queue, after another tab changed it or this one added an action. */
export type QueueChangedEvent = { type: 'queue.changed'; queue: readonly QueuedAction[] };

/** A removal by the seller: a waiting action, or all refused actions of an order. */
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

function ownQueue({ context: { queue } }: { context: OfflineQueueContext }) {
  return { queue };
}

function newQueue({ event: { queue } }: { event: QueueChangedEvent }) {
  return { queue };
}

function queueAfter({ event }: { event: { output: readonly QueuedAction[] } }) {
  return {
    queue: event.output,
  };
}

const machineSetup = setup({
  types: {
    context: {} as OfflineQueueContext,
    events: {} as OfflineQueueEvent,
    input: {} as { owner: QueueOwner },
    tags: {} as 'busy',
  },
  actors: {
    /** Emits the connection status until the machine stops. */
    watchConnectionStatus: declareListener<ConnectionStatusEvent>(),
    /** Emits the queue, at once and when another tab changes it, until the machine stops. */
    watchQueue: declareListener<QueueChangedEvent, { owner: QueueOwner }>(),
    /**
     * Sends the oldest waiting action, unless another tab has sent it, and returns the resulting
     * queue: without the completed action, with refused ones. Rejects if the result is unknown or
     * the error does not concern the action.
     */
    sendNext: declareActor<readonly QueuedAction[], { owner: QueueOwner }>(),
    /**
     * Removes what the seller chose, with all dependent actions, and returns the resulting queue.
     * Doesn't reject.
     */
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
    /** Delay before a retry after a server error (ms). */
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
 * Stores a seller's actions on orders while the server is unreachable, and sends them one after the
 * other once it is reachable. Refused actions are shown until the seller dismisses them. After any
 * other error, the action stays in the queue. Runs as long as the frame of the signed-in pages.
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
