import type { OrderAction, RefusalReason } from '#application/api/orders-endpoints.generated';
import {
  type OrderActionsContext,
  type OrderRecord,
  orderActionsMachine,
} from '#application/orders/order-actions.machine';
import { anOrder, anOrderJustAccepted } from '../builders/order';
import type { MachineScript } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

/** The order as it stands when the seller begins. */
export const orderBeginnings = {
  'a pending order': anOrder('pending'),
  'a confirmed order': anOrder('confirmed'),
  'a ready order': anOrder('ready'),
  'a rejected order': anOrder('rejected'),
} satisfies Record<string, OrderRecord>;

export type OrderBeginning = keyof typeof orderBeginnings;

/** The order after each action of staff, as the server gives it back. */
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

/** The order after a colleague was faster with a pending one. */
export const orderTakenByColleague = anOrder('rejected');

/** The order after a colleague moved it on. */
export const orderMovedByColleague = anOrder('processing');

/** The order after an action that waits for the connection: as it will stand, with what may wait behind. */
export const orderWaiting = {
  accept: { ...anOrder('confirmed'), waits: 'accept' },
  prepare: { ...anOrder('processing'), waits: 'prepare' },
  markReady: { ...anOrder('ready'), allowedActions: [], waits: 'markReady' },
} satisfies Partial<Record<OrderAction, OrderRecord>>;

/** What the page shows of one order's process. */
export interface OrderActionsSight {
  readonly dialog: 'view' | 'refusal' | 'hand-over' | 'deletion' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
  /** An acceptance can be taken back. */
  readonly undo: boolean;
  /** The order is gone from the list. */
  readonly gone: boolean;
}

/** What a runner must be able to do to an order's row and to see of it. */
export interface OrderActionsWorld {
  open(beginning: OrderBeginning): Promise<void>;
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
  /** The list brings a newer record of the order: `orderMovedByColleague`. */
  colleagueMovesOrder(): Promise<void>;
  actionEnds(
    how: 'with success' | 'a colleague was faster' | 'with a server fault' | 'without a connection',
  ): Promise<void>;
  undoTimePasses(): Promise<void>;
  sees(sight: OrderActionsSight): Promise<void>;
}

const calm = { dialog: null, busy: false, undo: false, gone: false };
const performed = (action: OrderAction) => ({
  type: 'xstate.done.actor.performAction',
  output: orderAfter[action],
});
const notPerformed = (status: number, code: string, current?: OrderRecord) => ({
  type: 'xstate.error.actor.performAction',
  error: problemOf(status, code, { current }),
});

/**
 * Which answers belong to which attempt; a colleague is only ever faster with a pending order, and what is
 * asked for behind something that waits has to wait too.
 */
const answersTo = ({ order, attempt }: OrderActionsContext): readonly string[] => {
  const action = attempt?.action;
  if (order.waits) return [`${action} waits`];
  const isContested = action === 'accept' || action === 'refuse';
  return [
    `${action} succeeds`,
    `${action} waits`,
    'the server fails',
    ...(isContested ? ['a colleague was faster'] : []),
  ];
};

/** A colleague moves an order that waits once the connection is back, and not while it is asked for more. */
const isPossible = (context: OrderActionsContext, label: string): boolean => {
  if (label === 'a colleague moves the order') return !(context.order.waits && context.attempt);
  return !/succeeds|waits|faster|fails/.test(label) || answersTo(context).includes(label);
};

/** The order-actions machine, told so that Node and a browser can both play it. */
export const orderActionsScript: MachineScript<typeof orderActionsMachine, OrderActionsWorld> = {
  model: {
    machine: orderActionsMachine,
    inputs: Object.fromEntries(
      Object.entries(orderBeginnings).map(([label, order]) => [label, { order }]),
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
      'handOver.confirm': { type: 'handOver.confirm', carrier: 'Amana', trackingNumber: 'AM-77' },
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
      'accept waits': { type: 'xstate.done.actor.performAction', output: orderWaiting.accept },
      'prepare waits': { type: 'xstate.done.actor.performAction', output: orderWaiting.prepare },
      'markReady waits': {
        type: 'xstate.done.actor.performAction',
        output: orderWaiting.markReady,
      },
      'a colleague was faster': notPerformed(409, 'action_not_allowed', orderTakenByColleague),
      'the server fails': notPerformed(500, 'internal'),
      'ten seconds pass': { type: 'xstate.after.undoWindow.orderActions.available.undoable' },
    },
    serialise: ({ order, attempt }: OrderActionsContext) => [
      order.status,
      order.allowedActions.map(({ action }) => action),
      order.waits,
      attempt?.action,
    ],
    ownOfWorld: {
      'order.waits':
        'A world names all that waits, one after the other; an answer of the model the last of it.',
    },
    isPossible,
  },

  // The labels of the inputs are those of the beginnings, see above.
  opens: (world, input) => world.open(input as OrderBeginning),

  does: {
    'order.view': (world) => world.view(),
    'view.close': (world) => world.closeView(),
    'order.accept': (world) => world.accept(),
    'order.undoAccept': (world) => world.undoAccept(),
    'undo.dismiss': (world) => world.dismissUndo(),
    'order.refuse': (world) => world.refuse(),
    'refusal.confirm': (world, { reasonCode, note }) => world.confirmRefusal(reasonCode, note),
    'refusal.cancel': (world) => world.cancelRefusal(),
    'order.advance': (world, { action }) => world.advance(action),
    'order.handOver': (world) => world.handOver(),
    'handOver.confirm': (world, { trackingNumber }) => world.confirmHandOver(trackingNumber),
    'handOver.cancel': (world) => world.cancelHandOver(),
    'order.delete': (world) => world.askDeletion(),
    'deletion.confirm': (world) => world.confirmDeletion(),
    'deletion.cancel': (world) => world.cancelDeletion(),
    'failure.retry': (world) => world.retry(),
    'failure.dismiss': (world) => world.dismissFailure(),
    'conflict.acknowledge': (world) => world.acknowledgeConflict(),
    'order.changed': (world) => world.colleagueMovesOrder(),
  },

  outcomes: {
    'accept succeeds': (world) => world.actionEnds('with success'),
    'undoAccept succeeds': (world) => world.actionEnds('with success'),
    'refuse succeeds': (world) => world.actionEnds('with success'),
    'prepare succeeds': (world) => world.actionEnds('with success'),
    'markReady succeeds': (world) => world.actionEnds('with success'),
    'handOver succeeds': (world) => world.actionEnds('with success'),
    'deliver succeeds': (world) => world.actionEnds('with success'),
    'invoice succeeds': (world) => world.actionEnds('with success'),
    'delete succeeds': (world) => world.actionEnds('with success'),
    'accept waits': (world) => world.actionEnds('without a connection'),
    'markReady waits': (world) => world.actionEnds('without a connection'),
    'prepare waits': (world) => world.actionEnds('without a connection'),
    'a colleague was faster': (world) => world.actionEnds('a colleague was faster'),
    'the server fails': (world) => world.actionEnds('with a server fault'),
    'ten seconds pass': (world) => world.undoTimePasses(),
  },

  sees: {
    'available.resting': (world) => world.sees(calm),
    'available.viewing': (world) => world.sees({ ...calm, dialog: 'view' }),
    'available.undoable': (world) => world.sees({ ...calm, undo: true }),
    confirmingRefusal: (world) => world.sees({ ...calm, dialog: 'refusal' }),
    confirmingHandOver: (world) => world.sees({ ...calm, dialog: 'hand-over' }),
    confirmingDeletion: (world) => world.sees({ ...calm, dialog: 'deletion' }),
    performing: (world) => world.sees({ ...calm, busy: true }),
    failed: (world) => world.sees({ ...calm, dialog: 'failure' }),
    conflict: (world) => world.sees({ ...calm, dialog: 'conflict' }),
    deleted: (world) => world.sees({ ...calm, gone: true }),
  },
};
