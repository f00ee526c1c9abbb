import {
  ActionWaits,
  type OrderActionsContext,
  type OrderRecord,
  orderActionsMachine,
} from '#application/orders/order-actions.machine';
import { type QueueableAction, toQueuedAction } from '#domain/orders/queued-actions';
import type { OrderAction, RefusalReason } from '#openapi/types.generated';
import { anOrder, anOrderJustAccepted } from '../builders/order';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** The order in each initial state. */
export const orderInitialStates = {
  'a pending order': anOrder('pending'),
  'a confirmed order': anOrder('confirmed'),
  'a ready order': anOrder('ready'),
  'a rejected order': anOrder('rejected'),
} satisfies Record<string, OrderRecord>;

export type OrderInitialState = keyof typeof orderInitialStates;

/** The order after each staff action, as the server returns it. */
export const orderAfter: Readonly<Record<OrderAction, OrderRecord>> = {
  accept: anOrderJustAccepted(),
  undoAccept: anOrder('pending'),
  refuse: anOrder('rejected'),
  prepare: anOrder('processing'),
  markReady: anOrder('ready'),
  handOver: anOrder('shipped'),
  deliver: anOrder('delivered'),
  invoice: anOrder('invoiced'),
  delete: anOrder('rejected'),
};

/** The order after a colleague rejected it while it was pending. */
export const orderRejectedByColleague = anOrder('rejected');

/**
 * The order after a queued action: with its future status and the actions that can be queued next.
 */
export const orderMovedByColleague = anOrder('processing');

/** The order after an action that waits for the connection: as it will stand, with what may wait behind. */
export const queuedOrders = {
  accept: { ...anOrder('confirmed'), pendingActions: 'accept' },
  prepare: { ...anOrder('processing'), pendingActions: 'prepare' },
  markReady: { ...anOrder('ready'), allowedActions: [], pendingActions: 'markReady' },
} satisfies Record<QueueableAction, OrderRecord>;

/** The status of the order before each action that can wait. */
const statusBefore = { accept: 'pending', prepare: 'confirmed', markReady: 'processing' } as const;

/** What the page shows of one order's process. */
export interface OrderActionsViewState {
  readonly dialog: 'view' | 'refusal' | 'hand-over' | 'deletion' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
  /** An acceptance can be undone. */
  readonly undo: boolean;
  /** The order is no longer in the list. */
  readonly gone: boolean;
}

/** The actions and assertions that a driver of an order's row must implement. */
export interface OrderActionsDriver {
  open(beginning: OrderInitialState): Promise<void>;
  view(): Promise<void>;
  closeView(): Promise<void>;
  accept(): Promise<void>;
  undoAccept(): Promise<void>;
  dismissUndo(): Promise<void>;
  refuse(): Promise<void>;
  confirmRefusal(reason: RefusalReason | null, note: string): Promise<void>;
  cancelRefusal(): Promise<void>;
  advance(action: 'prepare' | 'markReady' | 'deliver' | 'invoice'): Promise<void>;
  handOver(): Promise<void>;
  confirmHandOver(trackingNumber: string): Promise<void>;
  cancelHandOver(): Promise<void>;
  askDeletion(): Promise<void>;
  confirmDeletion(): Promise<void>;
  cancelDeletion(): Promise<void>;
  retry(): Promise<void>;
  dismissFailure(): Promise<void>;
  acknowledgeConflict(): Promise<void>;
  /** The list receives a newer record of the order: `orderMovedByColleague`. */
  moveOrderAsColleague(): Promise<void>;
  settleAction(
    how: 'with success' | 'a colleague was faster' | 'with a server fault' | 'without a connection',
  ): Promise<void>;
  /** The action that has to wait is stored. */
  settleQueueing(): Promise<void>;
  elapseUndoWindow(): Promise<void>;
  expectViewState(viewState: OrderActionsViewState): Promise<void>;
}

const idleViewState = { dialog: null, busy: false, undo: false, gone: false };

function performed(action: OrderAction) {
  return {
    type: 'xstate.done.actor.performAction',
    output: orderAfter[action],
  };
}

function notPerformed(status: number, code: string, current?: OrderRecord) {
  return {
    type: 'xstate.error.actor.performAction',
    error: problemOf(status, code, { current }),
  };
}

/** The action has to wait for the connection. */
function waits(action: QueueableAction) {
  const owner = { userId: 'usr_1', storeId: 'str_1' };
  const queued = toQueuedAction(owner, anOrder(statusBefore[action]), action, 0);
  if (!queued) throw new Error(`${action} cannot wait.`);
  return { type: 'xstate.error.actor.performAction', error: new ActionWaits(queued) };
}

/** The action that has to wait is stored. */
function isQueued(action: QueueableAction) {
  return { type: 'xstate.done.actor.queueAction', output: queuedOrders[action] };
}

/**
 * The responses that each attempt can get. A colleague can be first only with a pending order, and
 * an action behind a queued one has to wait too.
 */
function answersTo({ record: order, attempt }: OrderActionsContext): readonly string[] {
  const action = attempt?.action;
  if (order.pendingActions) return [`${action} waits`];
  const isContested = action === 'accept' || action === 'refuse';
  return [
    `${action} succeeds`,
    `${action} waits`,
    'the server fails',
    ...(isContested ? ['a colleague was faster'] : []),
  ];
}

/**
 * A colleague moves an order with queued actions only once the connection is back, and not during
 * an attempt.
 */
function isPossible(context: OrderActionsContext, label: string): boolean {
  if (label.endsWith('is queued')) return label.startsWith(`${context.attempt?.action} `);
  if (label === 'a colleague moves the order')
    return !(context.record.pendingActions && context.attempt);
  return !/succeeds|waits|faster|fails/.test(label) || answersTo(context).includes(label);
}

/** The order-actions machine, as a test model that drivers in Node and in a browser can run. */
export const orderActionsTestModel: MachineTestModel<
  typeof orderActionsMachine,
  OrderActionsDriver
> = {
  model: {
    machine: orderActionsMachine,
    inputs: Object.fromEntries(
      Object.entries(orderInitialStates).map(([label, order]) => [label, { record: order }]),
    ),
    events: {
      'order.view': { type: 'order.view' },
      'view.close': { type: 'view.close' },
      'order.accept': { type: 'order.accept' },
      'order.undoAccept': { type: 'order.undoAccept' },
      'undo.dismiss': { type: 'undo.dismiss' },
      'order.refuse': { type: 'order.refuse' },
      'refusal.confirm': { type: 'refusal.confirm', reasonCode: 'out_of_stock', note: 'Désolé.' },
      'refusal.confirm without a reason': { type: 'refusal.confirm', reasonCode: null, note: '' },
      'refusal.cancel': { type: 'refusal.cancel' },
      'order.advance prepare': { type: 'order.advance', action: 'prepare' },
      'order.advance markReady': { type: 'order.advance', action: 'markReady' },
      'order.advance deliver': { type: 'order.advance', action: 'deliver' },
      'order.advance invoice': { type: 'order.advance', action: 'invoice' },
      'order.handOver': { type: 'order.handOver' },
      'handOver.confirm': {
        type: 'handOver.confirm',
        carrier: 'Amana',
        trackingNumber: 'AM-77',
        keepCarrier: true,
      },
      'handOver.confirm without a number': {
        type: 'handOver.confirm',
        carrier: 'Amana',
        trackingNumber: ' ',
      },
      'handOver.cancel': { type: 'handOver.cancel' },
      'order.delete': { type: 'order.delete' },
      'deletion.confirm': { type: 'deletion.confirm' },
      'deletion.cancel': { type: 'deletion.cancel' },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'conflict.acknowledge': { type: 'conflict.acknowledge' },
      'a colleague moves the order': { type: 'order.changed', order: orderMovedByColleague },
      'accept succeeds': performed('accept'),
      'undoAccept succeeds': performed('undoAccept'),
      'refuse succeeds': performed('refuse'),
      'prepare succeeds': performed('prepare'),
      'markReady succeeds': performed('markReady'),
      'handOver succeeds': performed('handOver'),
      'deliver succeeds': performed('deliver'),
      'invoice succeeds': performed('invoice'),
      'delete succeeds': performed('delete'),
      'accept waits': waits('accept'),
      'prepare waits': waits('prepare'),
      'markReady waits': waits('markReady'),
      'accept is queued': isQueued('accept'),
      'prepare is queued': isQueued('prepare'),
      'markReady is queued': isQueued('markReady'),
      'a colleague was faster': notPerformed(409, 'action_not_allowed', orderRejectedByColleague),
      'the server fails': notPerformed(500, 'internal'),
      'ten seconds pass': { type: 'xstate.after.undoWindow.orderActions.available.undoable' },
    },
    serialise: ({ record: order, attempt }: OrderActionsContext) => [
      order.status,
      order.allowedActions.map(({ action }) => action),
      order.pendingActions,
      attempt?.action,
    ],
    driverSpecificFields: {
      'attempt.queued': 'A driver has the owner, the time and the order of its own.',
      'record.pendingActions':
        'A driver names all that waits, one after the other; an answer of the model the last of it.',
    },
    isPossible,
  },

  // The labels of the inputs are the keys of the initial states above.
  setUp: (driver, input) => driver.open(input as OrderInitialState),

  eventExecutors: {
    'order.view': (driver) => driver.view(),
    'view.close': (driver) => driver.closeView(),
    'order.accept': (driver) => driver.accept(),
    'order.undoAccept': (driver) => driver.undoAccept(),
    'undo.dismiss': (driver) => driver.dismissUndo(),
    'order.refuse': (driver) => driver.refuse(),
    'refusal.confirm': (driver, { reasonCode, note }) => driver.confirmRefusal(reasonCode, note),
    'refusal.cancel': (driver) => driver.cancelRefusal(),
    'order.advance': (driver, { action }) => driver.advance(action),
    'order.handOver': (driver) => driver.handOver(),
    'handOver.confirm': (driver, { trackingNumber }) => driver.confirmHandOver(trackingNumber),
    'handOver.cancel': (driver) => driver.cancelHandOver(),
    'order.delete': (driver) => driver.askDeletion(),
    'deletion.confirm': (driver) => driver.confirmDeletion(),
    'deletion.cancel': (driver) => driver.cancelDeletion(),
    'failure.retry': (driver) => driver.retry(),
    'failure.dismiss': (driver) => driver.dismissFailure(),
    'conflict.acknowledge': (driver) => driver.acknowledgeConflict(),
    'order.changed': (driver) => driver.moveOrderAsColleague(),
  },

  outcomeExecutors: {
    'accept succeeds': (driver) => driver.settleAction('with success'),
    'undoAccept succeeds': (driver) => driver.settleAction('with success'),
    'refuse succeeds': (driver) => driver.settleAction('with success'),
    'prepare succeeds': (driver) => driver.settleAction('with success'),
    'markReady succeeds': (driver) => driver.settleAction('with success'),
    'handOver succeeds': (driver) => driver.settleAction('with success'),
    'deliver succeeds': (driver) => driver.settleAction('with success'),
    'invoice succeeds': (driver) => driver.settleAction('with success'),
    'delete succeeds': (driver) => driver.settleAction('with success'),
    'accept waits': (driver) => driver.settleAction('without a connection'),
    'markReady waits': (driver) => driver.settleAction('without a connection'),
    'prepare waits': (driver) => driver.settleAction('without a connection'),
    'accept is queued': (driver) => driver.settleQueueing(),
    'prepare is queued': (driver) => driver.settleQueueing(),
    'markReady is queued': (driver) => driver.settleQueueing(),
    'a colleague was faster': (driver) => driver.settleAction('a colleague was faster'),
    'the server fails': (driver) => driver.settleAction('with a server fault'),
    'ten seconds pass': (driver) => driver.elapseUndoWindow(),
  },

  stateAssertions: {
    'available.resting': (driver) => driver.expectViewState(idleViewState),
    'available.viewing': (driver) => driver.expectViewState({ ...idleViewState, dialog: 'view' }),
    'available.undoable': (driver) => driver.expectViewState({ ...idleViewState, undo: true }),
    confirmingRefusal: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'refusal' }),
    confirmingHandOver: (driver) =>
      driver.expectViewState({ ...idleViewState, dialog: 'hand-over' }),
    confirmingDeletion: (driver) =>
      driver.expectViewState({ ...idleViewState, dialog: 'deletion' }),
    performing: (driver) => driver.expectViewState({ ...idleViewState, busy: true }),
    queueing: (driver) => driver.expectViewState({ ...idleViewState, busy: true }),
    failed: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'failure' }),
    conflict: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'conflict' }),
    deleted: (driver) => driver.expectViewState({ ...idleViewState, gone: true }),
  },
};
