import { assign, emit, setup } from 'xstate';
import {
  answerCurrent,
  bringBack,
  EMPTY_QUEUE,
  followQueue,
  goneFrom,
  passOverCurrent,
  restOf,
  resumeQueue,
  skipCurrent,
  startQueue,
  type TriageEntry,
  type TriageQueue,
  type WaitingList,
} from '#domain/orders/triage-queue';
import { declareListener } from '../machine-actors';

/** What the process of the current order does with the answer. */
export type AnsweredOrderEvent =
  /** It took effect, or waits for the connection. */
  | { type: 'order.answered' }
  /** The order stays as it is: the user closed a dialog, or the action is not possible any more. */
  | { type: 'order.stay' };

/** The processes of the orders, as long as the sitting lasts. */
export interface AcceptanceUndone {
  readonly type: 'order.undone';
  readonly orderId: string;
}

export type TriageAction = 'accept' | 'refuse';

export type TriageEvent =
  | { type: 'orders.changed'; list: WaitingList }
  | { type: 'order.accept' }
  | { type: 'order.refuse' }
  | { type: 'order.skip' }
  | { type: 'triage.resume' }
  | AnsweredOrderEvent
  | AcceptanceUndone;

export interface TriageContext {
  readonly queue: TriageQueue;
  /** The order that the first list is entered at. */
  readonly startAt: string | null;
  /** What the process of the current order was asked for. */
  readonly action: TriageAction | null;
}

/** Orders that stopped waiting without an answer of this user. */
export interface OrdersPassed {
  readonly type: 'orders.passed';
  readonly numbers: readonly string[];
}

const ANSWERS = { accept: 'accepted', refuse: 'refused' } as const;

interface Listed {
  readonly list: WaitingList;
}

function listOf({ event }: { event: Listed }): Listed {
  return { list: event.list };
}

function orderOf({ event }: { event: AcceptanceUndone }) {
  return { orderId: event.orderId };
}

function goneOf({ context, event }: { context: TriageContext; event: Listed }) {
  return { passed: goneFrom(context.queue, event.list) };
}

function currentOf({ context: { queue } }: { context: TriageContext }) {
  return { passed: queue.current ? [queue.current] : [] };
}

interface Passed {
  readonly passed: readonly TriageEntry[];
}

const machineSetup = setup({
  types: {
    context: {} as TriageContext,
    events: {} as TriageEvent,
    input: {} as { startAt: string | null },
    emitted: {} as OrdersPassed,
  },
  actors: {
    /** Asks the order's own process for the answer, and tells what it does with it. */
    executeAnswer: declareListener<
      AnsweredOrderEvent,
      { orderId: string | undefined; action: TriageAction | null }
    >(),
    /** Tells which acceptances were undone, by the key, the button or the toast. */
    watchUndo: declareListener<AcceptanceUndone>(),
  },
  guards: {
    hasCurrent: ({ context }) => context.queue.current !== null,
    isCurrentGone: ({ context }) => context.queue.isCurrentGone,
    isAnyGone: (_, { passed }: Passed) => passed.length > 0,
    hasMore: ({ context }) => restOf(context.queue) > 0,
  },
  actions: {
    start: assign(({ context }, { list }: Listed) => ({
      queue: startQueue(list, context.startAt),
    })),
    follow: assign(({ context }, { list }: Listed) => ({
      queue: followQueue(context.queue, list),
    })),
    reportPassed: emit((_, { passed }: Passed) => ({
      type: 'orders.passed' as const,
      numbers: passed.map(({ number }) => number),
    })),
    passOver: assign(({ context }) => ({ queue: passOverCurrent(context.queue) })),
    attempt: assign((_, { action }: { action: TriageAction }) => ({ action })),
    forgetAttempt: assign({ action: null }),
    answer: assign(({ context: { queue, action } }) => ({
      queue: action ? answerCurrent(queue, ANSWERS[action]) : queue,
    })),
    skip: assign(({ context }) => ({ queue: skipCurrent(context.queue) })),
    bringBack: assign(({ context }, { orderId }: { orderId: string }) => ({
      queue: bringBack(context.queue, orderId, false),
    })),
    bringBackNext: assign(({ context }, { orderId }: { orderId: string }) => ({
      queue: bringBack(context.queue, orderId, true),
    })),
    resume: assign(({ context }) => ({ queue: resumeQueue(context.queue) })),
  },
});

/**
 * Triage of the orders that wait for an answer: one at a time, the most urgent first. An answer is
 * left to the order's own process (`orderActions`), with its dialog, its undo and its offline queue;
 * then the next order follows by itself. Skipped orders come back at the end, new ones are added
 * there. An order that stops waiting meanwhile is passed over and reported.
 */
export const triageMachine = machineSetup.createMachine({
  id: 'triage',
  context: ({ input }) => ({ queue: EMPTY_QUEUE, startAt: input.startAt, action: null }),
  invoke: { id: 'watchUndo', src: 'watchUndo' },
  on: {
    'orders.changed': [
      {
        guard: { type: 'isAnyGone', params: goneOf },
        actions: [
          { type: 'reportPassed', params: goneOf },
          { type: 'follow', params: listOf },
        ],
      },
      { actions: { type: 'follow', params: listOf } },
    ],
  },
  initial: 'opening',
  states: {
    /** Until the waiting orders have been read. */
    opening: {
      on: {
        'orders.changed': { target: 'choosing', actions: { type: 'start', params: listOf } },
      },
    },
    choosing: {
      always: [{ guard: 'hasCurrent', target: 'deciding' }, { target: 'finished' }],
    },
    deciding: {
      always: {
        guard: 'isCurrentGone',
        target: 'choosing',
        actions: [{ type: 'reportPassed', params: currentOf }, 'passOver'],
      },
      on: {
        'order.accept': {
          target: 'answering',
          actions: { type: 'attempt', params: { action: 'accept' } },
        },
        'order.refuse': {
          target: 'answering',
          actions: { type: 'attempt', params: { action: 'refuse' } },
        },
        'order.skip': { target: 'choosing', actions: 'skip' },
        'order.undone': { actions: { type: 'bringBack', params: orderOf } },
      },
    },
    /** The order's process acts, or asks the user. The order stays, whatever a newer list says. */
    answering: {
      tags: 'busy',
      invoke: {
        id: 'executeAnswer',
        src: 'executeAnswer',
        input: ({ context: { queue, action } }) => ({ orderId: queue.current?.id, action }),
      },
      on: {
        'order.answered': { target: 'choosing', actions: ['answer', 'forgetAttempt'] },
        'order.stay': { target: 'deciding', actions: 'forgetAttempt' },
        'order.undone': { actions: { type: 'bringBackNext', params: orderOf } },
      },
    },
    /** Nothing is left, or only what was skipped twice. */
    finished: {
      on: {
        'triage.resume': { guard: 'hasMore', target: 'choosing', actions: 'resume' },
        'order.undone': {
          target: 'choosing',
          actions: { type: 'bringBack', params: orderOf },
        },
      },
    },
  },
});
