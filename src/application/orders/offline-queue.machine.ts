import { assign, setup } from 'xstate';
import { type QueuedAction, type QueueOwner, waitingIn } from '#domain/orders/waiting-actions';
import type { ReachNews } from '../connection/connection.machine';
import { declared, declaredListener } from '../machine-actors';

/** The queue as it is now: another tab has changed it, or this one has put something in. */
export type QueueNews = { type: 'queue.changed'; queue: readonly QueuedAction[] };

/** What a seller takes out of the queue: a waiting action, or all that was refused of an order. */
export type QueueChange =
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'dismiss'; readonly orderId: string };

export type OfflineQueueEvent =
  | QueueNews
  | ReachNews
  | { type: 'queue.send' }
  | { type: 'action.remove'; key: string }
  | { type: 'conflict.dismiss'; orderId: string };

export interface OfflineQueueContext {
  readonly owner: QueueOwner;
  readonly queue: readonly QueuedAction[];
  readonly isReached: boolean;
  readonly change: QueueChange | null;
}

interface Queued {
  readonly queue: readonly QueuedAction[];
}

const ownQueue = ({ context: { queue } }: { context: OfflineQueueContext }) => ({ queue });
const newQueue = ({ event: { queue } }: { event: QueueNews }) => ({ queue });
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
    watchReach: declaredListener<ReachNews>(),
    /** Tells what the queue holds, at once and when another tab changes it, for as long as the machine lives. */
    watchQueue: declaredListener<QueueNews, { owner: QueueOwner }>(),
    /**
     * Sends the action that waits longest, unless another tab has, and gives the queue after it: without
     * what was done, with what was refused. Rejects when nothing is known of it, or it isn't about the action.
     */
    sendNext: declared<readonly QueuedAction[], { owner: QueueOwner }>(),
    /** Takes out of the queue what the seller wants gone, with what stands on it; gives the queue after it. Doesn't reject. */
    changeQueue: declared<
      readonly QueuedAction[],
      { owner: QueueOwner; change: QueueChange | null }
    >(),
  },
  guards: {
    hasWork: (_, { queue }: Queued) => waitingIn(queue).length > 0,
    hasNoWork: (_, { queue }: Queued) => waitingIn(queue).length === 0,
    isReached: ({ context }) => context.isReached,
  },
  actions: {
    keepQueue: assign((_, { queue }: Queued) => ({ queue })),
    noteReach: assign({ isReached: true }),
    noteLoss: assign({ isReached: false }),
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
  context: ({ input: { owner } }) => ({ owner, queue: [], isReached: true, change: null }),
  invoke: [
    { id: 'watchReach', src: 'watchReach' },
    {
      id: 'watchQueue',
      src: 'watchQueue',
      input: ({ context: { owner } }) => ({ owner }),
    },
  ],
  on: {
    'server.vanish': { actions: 'noteLoss' },
    'server.close': { actions: 'noteLoss' },
    'server.answer': { actions: 'noteReach' },
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
        { guard: 'isReached', target: 'sending' },
        { target: 'waiting' },
      ],
    },
    resting: {
      always: { guard: { type: 'hasWork', params: ownQueue }, target: 'deciding' },
      on: { 'conflict.dismiss': dismiss },
    },
    waiting: {
      always: { guard: { type: 'hasNoWork', params: ownQueue }, target: 'resting' },
      after: { patience: { guard: 'isReached', target: 'sending' } },
      on: {
        'server.answer': { target: 'sending', actions: 'noteReach' },
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
