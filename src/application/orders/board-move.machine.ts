import { assign, setup } from 'xstate';
import { UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import { type OrderStage, stageAction, stageOf } from '#domain/orders/order-stages';
import type { OrderAction } from '#openapi/types.generated';
import { declareListener } from '../machine-actors';
import type { OrderRecord } from './order-actions.machine';

/** The process of the moved order. */
export type MovedOrderEvent =
  /** It carries out the action. */
  | { type: 'order.act' }
  /** It needs the user: a reason, a carrier and a number, or an answer to a failure. */
  | { type: 'order.ask' }
  /** The action took effect, or waits for the connection. */
  | { type: 'order.acted'; isUndoable: boolean }
  /** The order stays as it is. */
  | { type: 'order.stay' };

/** A card of the board. A higher revision is a newer record of the order. */
export interface BoardMoveCard extends OrderRecord {
  readonly revision: number;
  readonly deadline: { readonly at: string } | null;
}

export type BoardMoveEvent =
  | { type: 'card.lift'; card: BoardMoveCard }
  | { type: 'card.release' }
  | { type: 'card.drop'; stage: OrderStage }
  | { type: 'card.changed'; card: BoardMoveCard }
  | { type: 'column.enter'; stage: OrderStage }
  /** May follow `column.enter` of the next column: browsers fire `dragenter` before `dragleave`. */
  | { type: 'column.leave'; stage: OrderStage }
  | { type: 'refusal.dismiss' }
  | { type: 'move.undo' }
  | MovedOrderEvent;

export interface BoardMoveContext {
  /** The newest record of the card that was lifted last. */
  readonly card: BoardMoveCard | null;
  /** The card as it was lifted: the board shows it as long as no column has it. */
  readonly lifted: BoardMoveCard | null;
  /** The column that it was lifted from. It stays there while it is lifted. */
  readonly from: OrderStage | null;
  /** The column that it is over, or was dropped on. It stays there until the board is read anew. */
  readonly stage: OrderStage | null;
  /** What the drop means. */
  readonly action: OrderAction | null;
}

/** Whether the action first asks the user: for a reason, or for a carrier and a number. */
function needsInput({ allowedActions }: OrderRecord, action: OrderAction | null): boolean {
  const allowed = allowedActions.find((line) => line.action === action);
  return allowed?.reasonRequired === true || action === 'handOver';
}

const NOTHING: BoardMoveContext = {
  card: null,
  lifted: null,
  from: null,
  stage: null,
  action: null,
};

interface Drop {
  readonly card: BoardMoveCard | null;
  readonly stage: OrderStage;
}

function dropOf({
  context,
  event,
}: {
  context: BoardMoveContext;
  event: Pick<Drop, 'stage'>;
}): Drop {
  return { card: context.card, stage: event.stage };
}

function cardOf({ event }: { event: { card: BoardMoveCard } }) {
  return { card: event.card };
}

function stageOfEvent({ event }: { event: { stage: OrderStage } }) {
  return { stage: event.stage };
}

const machineSetup = setup({
  types: { context: {} as BoardMoveContext, events: {} as BoardMoveEvent },
  actors: {
    /** Asks the order's own process for an action, and tells what it does with it. */
    executeAction: declareListener<
      MovedOrderEvent,
      { orderId: string | undefined; action: OrderAction | null }
    >(),
  },
  guards: {
    isOwnStage: (_, { card, stage }: Drop) => card !== null && stageOf(card.status) === stage,
    needsInput: (_, { card, stage }: Drop) =>
      card !== null && needsInput(card, stageAction(card, stage)),
    isAction: (_, { card, stage }: Drop) => card !== null && stageAction(card, stage) !== null,
    isMovedByOther: ({ context }, { card }: { card: BoardMoveCard }) =>
      card.status !== context.card?.status,
    isOver: ({ context }, { stage }: { stage: OrderStage }) => context.stage === stage,
    isUndoable: (_, { isUndoable }: { isUndoable: boolean }) => isUndoable,
  },
  actions: {
    lift: assign((_, { card }: { card: BoardMoveCard }) => ({
      card,
      lifted: card,
      from: stageOf(card.status),
      stage: null,
      action: null,
    })),
    keepCard: assign((_, { card }: { card: BoardMoveCard }) => ({ card })),
    enter: assign((_, { stage }: { stage: OrderStage }) => ({ stage })),
    leave: assign({ stage: null }),
    keepMove: assign((_, { card, stage }: Drop) => ({
      stage,
      action: card && stageAction(card, stage),
    })),
    undo: assign({ action: 'undoAccept' as const }),
    forget: assign(NOTHING),
  },
  delays: { undoWindow: UNDO_ACCEPT_WINDOW_MS },
});

/**
 * Moves a card on the board of orders, by pointer, by keyboard, or with the menu "Move to". A drop
 * on a column means the action of the order's `allowedActions` that leads to the column's stage,
 * and is left to the order's own process (`orderActions`), with its dialogs, its undo and its
 * offline queue. A column that no allowed action leads to refuses the card.
 */
export const boardMoveMachine = machineSetup.createMachine({
  id: 'boardMove',
  context: NOTHING,
  initial: 'resting',
  states: {
    resting: {
      entry: 'forget',
      on: {
        'card.lift': {
          target: 'lifted',
          actions: { type: 'lift', params: cardOf },
        },
      },
    },
    lifted: {
      initial: 'held',
      on: {
        'card.release': 'resting',
        'card.drop': [
          { guard: { type: 'isOwnStage', params: dropOf }, target: 'resting' },
          {
            guard: { type: 'needsInput', params: dropOf },
            target: 'executing.asking',
            actions: { type: 'keepMove', params: dropOf },
          },
          {
            guard: { type: 'isAction', params: dropOf },
            target: 'executing.acting',
            actions: { type: 'keepMove', params: dropOf },
          },
          { target: 'refused', actions: { type: 'keepMove', params: dropOf } },
        ],
        'card.changed': [
          {
            guard: { type: 'isMovedByOther', params: cardOf },
            target: '.overtaken',
            actions: { type: 'keepCard', params: cardOf },
          },
          { actions: { type: 'keepCard', params: cardOf } },
        ],
      },
      states: {
        held: {
          on: {
            'column.enter': {
              target: 'over',
              actions: { type: 'enter', params: stageOfEvent },
            },
          },
        },
        over: {
          on: {
            'column.enter': {
              actions: { type: 'enter', params: stageOfEvent },
            },
            'column.leave': {
              guard: { type: 'isOver', params: stageOfEvent },
              target: 'held',
              actions: 'leave',
            },
          },
        },
        /** Another user moved the order meanwhile: the user is told before the drop. */
        overtaken: {},
      },
    },
    executing: {
      invoke: {
        id: 'executeAction',
        src: 'executeAction',
        input: ({ context: { card, action } }) => ({ orderId: card?.id, action }),
      },
      on: {
        'order.stay': 'resting',
      },
      initial: 'acting',
      states: {
        asking: { on: { 'order.act': 'acting' } },
        acting: {
          tags: 'busy',
          on: {
            'order.ask': 'asking',
            'order.acted': [
              {
                guard: {
                  type: 'isUndoable',
                  params: ({ event }) => ({ isUndoable: event.isUndoable }),
                },
                target: '#boardMove.undoable',
              },
              '#boardMove.moved',
            ],
            'card.lift': {
              target: '#boardMove.lifted',
              actions: { type: 'lift', params: cardOf },
            },
          },
        },
      },
    },
    /** The action took effect. The board is being read anew. */
    moved: {
      on: {
        'card.changed': 'resting',
        'card.lift': { target: 'lifted', actions: { type: 'lift', params: cardOf } },
      },
    },
    undoable: {
      after: { undoWindow: 'resting' },
      on: {
        'card.changed': { actions: 'leave' },
        'move.undo': { target: 'executing', actions: 'undo' },
        'card.lift': {
          target: 'lifted',
          actions: { type: 'lift', params: cardOf },
        },
      },
    },
    refused: {
      on: {
        'refusal.dismiss': 'resting',
        'card.lift': {
          target: 'lifted',
          actions: { type: 'lift', params: cardOf },
        },
      },
    },
  },
});
