import { assign } from 'xstate';
import { isHandOverComplete } from '#domain/orders/hand-over';
import { UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import type { QueuedAction } from '#domain/orders/queued-actions';
import type {
  AllowedOrderAction,
  OrderAction,
  OrderActionRequest,
  OrderStatus,
  RefusalReason,
} from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import { errorFromEvent } from '../problem';
import {
  type FailureEvent,
  failureStates,
  failureTransitions,
  recordAfter,
} from '../record-actions';
import { type RecordActionsContext, recordActionsSetup } from '../record-actions-setup';

/** The part of an order that the machine needs. Rows of the list and whole orders both match. */
export interface OrderRecord {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly allowedActions: readonly AllowedOrderAction[];
  /** What is due next, UTC. */
  readonly deadline?: { readonly at: string } | null | undefined;
  /**
   * The queued actions that wait for the connection. The order shows its expected state after them.
   */
  readonly pendingActions?: string | undefined;
}

/** The current action, so that a failed one can be tried again. */
export interface OrderAttempt {
  readonly action: OrderAction;
  readonly request: OrderActionRequest;
  /** The action with the key of its first attempt, once it has to wait for the connection. */
  readonly queued?: QueuedAction | undefined;
}

/** The rejection of `performAction` for an action that has to wait for the connection. */
export class ActionWaits extends Error {
  override readonly name = 'ActionWaits';

  constructor(readonly queued: QueuedAction) {
    super('The action waits for the connection.');
  }
}

export type OrderActionsEvent =
  | { type: 'order.view' }
  | { type: 'view.close' }
  | { type: 'order.accept' }
  | { type: 'order.undoAccept' }
  | { type: 'undo.dismiss' }
  | { type: 'order.refuse' }
  | {
      type: 'refusal.confirm';
      reasonCode: RefusalReason | null;
      note: string;
      /** Items that are out of stock; all of the order when left out. */
      outOfStock?: readonly string[] | undefined;
    }
  | { type: 'refusal.cancel' }
  | { type: 'order.advance'; action: 'prepare' | 'markReady' | 'deliver' | 'invoice' }
  | { type: 'order.handOver' }
  | {
      type: 'handOver.confirm';
      carrier: string;
      trackingNumber: string;
      /** Adds the carrier to the store's list. */
      keepCarrier?: boolean | undefined;
    }
  | { type: 'handOver.cancel' }
  | { type: 'order.delete' }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' }
  | FailureEvent
  | { type: 'order.changed'; order: OrderRecord };

export type OrderActionsContext = RecordActionsContext<OrderRecord, OrderAttempt>;

function recordOf({
  id,
  number,
  status,
  allowedActions,
  deadline,
  pendingActions,
}: OrderRecord): OrderRecord {
  return {
    id,
    number,
    status,
    allowedActions,
    deadline,
    pendingActions,
  };
}

const machineSetup = recordActionsSetup({
  recordOf,
  attemptOf: ({ action, request }: OrderAttempt): OrderAttempt => ({ action, request }),
  types: { events: {} as OrderActionsEvent },
  actors: {
    /** Returns the order after the action; rejects with an ApiProblem or {@link ActionWaits}. */
    performAction: declareActor<
      OrderRecord,
      { order: OrderRecord; attempt: OrderAttempt | null }
    >(),
    /** Stores the action and returns the order as it will be after it; doesn't reject. */
    queueAction: declareActor<
      OrderRecord,
      { order: OrderRecord; queued: QueuedAction | undefined }
    >(),
  },
}).extend({
  guards: {
    isReasonGiven: ({ context }, { reasonCode }: { reasonCode: RefusalReason | null }) =>
      reasonCode !== null ||
      !context.record.allowedActions.some(
        ({ action, reasonRequired }) => action === 'refuse' && reasonRequired,
      ),
    isHandOverComplete: (_, carried: { carrier: string; trackingNumber: string }) =>
      isHandOverComplete(carried),
    isAttempted: ({ context }, { action }: { action: OrderAction }) =>
      context.attempt?.action === action,
    isWaiting: (_, { error }: { error: unknown }) => error instanceof ActionWaits,
  },
  actions: {
    keepQueued: assign(({ context: { attempt } }, { error }: { error: unknown }) => ({
      attempt:
        attempt && error instanceof ActionWaits ? { ...attempt, queued: error.queued } : attempt,
    })),
  },
  delays: { undoWindow: UNDO_ACCEPT_WINDOW_MS },
});

/**
 * A seller's actions on one order: view, accept (undo for ten seconds), refuse with a reason,
 * advance towards the client, delete. Offers what the record's `allowedActions` allow. The server
 * decides, and after a conflict its record replaces the local one. An action that may wait for the
 * connection is queued (`offlineQueue`), and can only be undone in the queue. Specification,
 * section 4 (row actions on an order).
 */
export const orderActionsMachine = machineSetup.createMachine({
  id: 'orderActions',
  context: ({ input }) => ({ record: recordOf(input.record), attempt: null, problem: null }),
  on: {
    'order.changed': {
      actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.order }) },
    },
  },
  initial: 'available',
  states: {
    available: {
      initial: 'resting',
      on: {
        'order.accept': {
          guard: { type: 'isAllowed', params: { action: 'accept' } },
          target: 'performing',
          actions: { type: 'attempt', params: { action: 'accept', request: {} } },
          meta: { proves: ['orderRowActions'] },
        },
        'order.refuse': {
          guard: { type: 'isAllowed', params: { action: 'refuse' } },
          target: 'confirmingRefusal',
          meta: { proves: ['orderRowActions'] },
        },
        'order.advance': {
          guard: { type: 'isAllowed', params: ({ event }) => ({ action: event.action }) },
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event }) => ({ action: event.action, request: {} }),
          },
          meta: { proves: ['orderStatuses'] },
        },
        'order.handOver': {
          guard: { type: 'isAllowed', params: { action: 'handOver' } },
          target: 'confirmingHandOver',
        },
        'order.delete': {
          guard: { type: 'isAllowed', params: { action: 'delete' } },
          target: 'confirmingDeletion',
          meta: { proves: ['orderRowActions'] },
        },
      },
      states: {
        resting: { on: { 'order.view': 'viewing' } },
        viewing: { meta: { proves: ['orderRowActions'] }, on: { 'view.close': 'resting' } },
        undoable: {
          on: {
            'order.view': 'viewing',
            'order.undoAccept': {
              guard: { type: 'isAllowed', params: { action: 'undoAccept' } },
              target: '#orderActions.performing',
              actions: { type: 'attempt', params: { action: 'undoAccept', request: {} } },
            },
            'undo.dismiss': 'resting',
          },
          after: { undoWindow: 'resting' },
        },
      },
    },
    confirmingRefusal: {
      tags: 'confirming',
      on: {
        'refusal.confirm': {
          guard: {
            type: 'isReasonGiven',
            params: ({ event }) => ({ reasonCode: event.reasonCode }),
          },
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event: { reasonCode, note, outOfStock } }) => ({
              action: 'refuse',
              request: {
                ...(reasonCode && { reasonCode }),
                ...(note.trim() && { note }),
                ...(reasonCode === 'out_of_stock' && outOfStock && { outOfStock: [...outOfStock] }),
              },
            }),
          },
        },
        'refusal.cancel': 'available',
      },
    },
    confirmingHandOver: {
      tags: 'confirming',
      on: {
        'handOver.confirm': {
          guard: {
            type: 'isHandOverComplete',
            params: ({ event: { carrier, trackingNumber } }) => ({ carrier, trackingNumber }),
          },
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event: { carrier, trackingNumber, keepCarrier } }) => ({
              action: 'handOver',
              request: { carrier, trackingNumber, ...(keepCarrier && { keepCarrier }) },
            }),
          },
        },
        'handOver.cancel': 'available',
      },
    },
    confirmingDeletion: {
      tags: 'confirming',
      on: {
        'deletion.confirm': {
          target: 'performing',
          actions: { type: 'attempt', params: { action: 'delete', request: {} } },
        },
        'deletion.cancel': 'available',
      },
    },
    performing: {
      meta: { proves: ['orderActionCalled'] },
      tags: 'busy',
      invoke: {
        id: 'performAction',
        src: 'performAction',
        input: ({ context: { record, attempt } }) => ({ order: record, attempt }),
        onDone: [
          {
            guard: { type: 'isAttempted', params: { action: 'delete' } },
            target: 'deleted',
            actions: 'reportOutcome',
          },
          {
            guard: { type: 'isAttempted', params: { action: 'accept' } },
            target: 'available.undoable',
            actions: [
              { type: 'keepRecord', params: recordAfter },
              'reportOutcome',
              'forgetAttempt',
            ],
          },
          {
            target: 'available',
            actions: [
              { type: 'keepRecord', params: recordAfter },
              'reportOutcome',
              'forgetAttempt',
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isWaiting', params: errorFromEvent },
            target: 'queueing',
            actions: { type: 'keepQueued', params: errorFromEvent },
          },
          ...failureTransitions,
        ],
      },
    },
    queueing: {
      tags: 'busy',
      invoke: {
        id: 'queueAction',
        src: 'queueAction',
        input: ({ context: { record, attempt } }) => ({ order: record, queued: attempt?.queued }),
        onDone: {
          target: 'available',
          actions: [{ type: 'keepRecord', params: recordAfter }, 'reportOutcome', 'forgetAttempt'],
        },
      },
    },
    ...failureStates('available'),
    deleted: { type: 'final' },
  },
});
