import {
  type BoardMoveCard,
  type BoardMoveContext,
  boardMoveMachine,
} from '#application/orders/board-move.machine';
import type { OrderStage } from '#domain/orders/order-stages';
import type { OrderAction } from '#openapi/types.generated';
import { anOrder, anOrderJustAccepted } from '../builders/order';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';

/** The cards that are lifted: each is an order of its own. */
export const boardCards = {
  pending: { ...anOrder('pending'), id: 'ord_1', revision: 1, deadline: null },
  accepted: { ...anOrderJustAccepted(), id: 'ord_2', revision: 1, deadline: null },
  ready: { ...anOrder('ready'), id: 'ord_3', revision: 1, deadline: null },
} satisfies Record<string, BoardMoveCard>;

export type BoardCardName = keyof typeof boardCards;

/** The lifted card after its client has changed nothing that the board shows. */
const cardWithoutRefusal: BoardMoveCard = {
  ...boardCards.pending,
  revision: 2,
  allowedActions: boardCards.pending.allowedActions.filter(({ action }) => action !== 'refuse'),
};

/** The pending order after a colleague has accepted and prepared it. */
export const cardMovedByColleague: BoardMoveCard = {
  ...anOrder('processing'),
  id: 'ord_1',
  revision: 3,
  deadline: null,
};

/** What the page shows of a move. */
export interface BoardMoveViewState {
  /** A card is lifted, and the columns show where it can be dropped. */
  readonly isLifted: boolean;
  /** The page tells that another user moved the lifted card. */
  readonly isOvertaken: boolean;
  /** The order asks for a reason, for carrier and number, or what to do after a failure. */
  readonly isAsking: boolean;
  readonly busy: boolean;
  /** The board takes back the last acceptance. */
  readonly isUndoable: boolean;
  /** The page tells why the column refused the card. */
  readonly isRefused: boolean;
}

/** The actions and assertions that a driver of the board must implement. */
export interface BoardMoveDriver {
  open(): Promise<void>;
  lift(card: BoardCardName): Promise<void>;
  release(): Promise<void>;
  enter(stage: OrderStage): Promise<void>;
  leave(stage: OrderStage): Promise<void>;
  drop(stage: OrderStage): Promise<void>;
  /** The board receives a newer record of the lifted card, in the same status. */
  changeCard(card: BoardMoveCard): Promise<void>;
  /** Another user moves the lifted card. */
  moveCardAsColleague(): Promise<void>;
  dismissRefusal(): Promise<void>;
  undo(): Promise<void>;
  /** Gives what the order asks for, or tries again after a failure. */
  answer(): Promise<void>;
  /** Closes what the order asks. */
  decline(): Promise<void>;
  settleAction(how: 'with success' | 'with a server fault'): Promise<void>;
  elapseUndoWindow(): Promise<void>;
  expectViewState(viewState: BoardMoveViewState): Promise<void>;
}

const restingViewState: BoardMoveViewState = {
  isLifted: false,
  isOvertaken: false,
  isAsking: false,
  busy: false,
  isUndoable: false,
  isRefused: false,
};

function nameOf(card: BoardMoveCard): BoardCardName {
  const names = Object.keys(boardCards) as BoardCardName[];
  const name = names.find((one) => boardCards[one].id === card.id);
  if (!name) throw new Error(`${card.id} is not on the board.`);
  return name;
}

/** Whether an accepted order can still be undone: the only outcome that the board takes back. */
function isUndoableAfter(action: OrderAction | null): boolean {
  return action === 'accept';
}

/** The events of the order's process follow from the action, and those of a colleague from the card. */
function isPossible(
  { card, action, stage }: BoardMoveContext,
  label: string,
  value?: unknown,
): boolean {
  const isActing = JSON.stringify(value) === JSON.stringify({ executing: 'acting' });
  switch (label) {
    case 'an acceptance succeeds':
      return isUndoableAfter(action);
    case 'another action succeeds':
      return !isUndoableAfter(action);
    // A card comes over a column once, until it leaves it.
    case 'column.enter':
      return stage !== 'toPrepare';
    case 'column.enter of another':
      return stage !== 'shipped';
    case 'order.stay':
      return !isActing;
    case 'a colleague moves the card':
    case 'the card loses an action':
      return card?.id === 'ord_1' && card.status === 'pending';
    default:
      return true;
  }
}

/** The board-move machine, as a test model that drivers in Node and in a browser can run. */
export const boardMoveTestModel: MachineTestModel<typeof boardMoveMachine, BoardMoveDriver> = {
  model: {
    machine: boardMoveMachine,
    inputs: { 'a board': undefined },
    events: {
      'a pending card is lifted': { type: 'card.lift', card: boardCards.pending },
      'an accepted card is lifted': { type: 'card.lift', card: boardCards.accepted },
      'a ready card is lifted': { type: 'card.lift', card: boardCards.ready },
      'card.release': { type: 'card.release' },
      'column.enter': { type: 'column.enter', stage: 'toPrepare' },
      'column.enter of another': { type: 'column.enter', stage: 'shipped' },
      'column.leave': { type: 'column.leave', stage: 'toPrepare' },
      'column.leave of another': { type: 'column.leave', stage: 'shipped' },
      'a drop on “to accept”': { type: 'card.drop', stage: 'toAccept' },
      'a drop on “to prepare”': { type: 'card.drop', stage: 'toPrepare' },
      'a drop on “handed over”': { type: 'card.drop', stage: 'shipped' },
      'a drop on “refused”': { type: 'card.drop', stage: 'refused' },
      'the card loses an action': { type: 'card.changed', card: cardWithoutRefusal },
      'a colleague moves the card': { type: 'card.changed', card: cardMovedByColleague },
      'refusal.dismiss': { type: 'refusal.dismiss' },
      'move.undo': { type: 'move.undo' },
      'order.act': { type: 'order.act' },
      'order.ask': { type: 'order.ask' },
      'order.stay': { type: 'order.stay' },
      'an acceptance succeeds': { type: 'order.acted', isUndoable: true },
      'another action succeeds': { type: 'order.acted', isUndoable: false },
      'ten seconds pass': { type: 'xstate.after.undoWindow.boardMove.undoable' },
    },
    serialise: ({ card, stage, action }: BoardMoveContext) => [
      card?.id,
      card?.status,
      card?.allowedActions.map((allowed) => allowed.action),
      stage,
      action,
    ],
    isPossible,
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'card.lift': (driver, { card }) => driver.lift(nameOf(card)),
    'card.release': (driver) => driver.release(),
    'card.drop': (driver, { stage }) => driver.drop(stage),
    'card.changed': (driver, { card }) =>
      card.status === cardMovedByColleague.status
        ? driver.moveCardAsColleague()
        : driver.changeCard(card),
    'column.enter': (driver, { stage }) => driver.enter(stage),
    'column.leave': (driver, { stage }) => driver.leave(stage),
    'refusal.dismiss': (driver) => driver.dismissRefusal(),
    'move.undo': (driver) => driver.undo(),
    'order.act': (driver) => driver.answer(),
    'order.ask': (driver) => driver.settleAction('with a server fault'),
    'order.acted': (driver) => driver.settleAction('with success'),
    'order.stay': (driver) => driver.decline(),
  },

  outcomeExecutors: {
    'ten seconds pass': (driver) => driver.elapseUndoWindow(),
  },

  stateAssertions: {
    resting: (driver) => driver.expectViewState(restingViewState),
    'lifted.held': (driver) => driver.expectViewState({ ...restingViewState, isLifted: true }),
    'lifted.over': (driver) => driver.expectViewState({ ...restingViewState, isLifted: true }),
    'lifted.overtaken': (driver) =>
      driver.expectViewState({ ...restingViewState, isLifted: true, isOvertaken: true }),
    'executing.asking': (driver) => driver.expectViewState({ ...restingViewState, isAsking: true }),
    'executing.acting': (driver) => driver.expectViewState({ ...restingViewState, busy: true }),
    moved: (driver) => driver.expectViewState(restingViewState),
    undoable: (driver) => driver.expectViewState({ ...restingViewState, isUndoable: true }),
    refused: (driver) => driver.expectViewState({ ...restingViewState, isRefused: true }),
  },
};
