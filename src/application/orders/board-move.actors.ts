import { type Actor, fromCallback, type SnapshotFrom } from 'xstate';
import type { OrderAction } from '#openapi/types.generated';
import type { ActorsOf } from '../machine-actors';
import { boardMoveMachine, type MovedOrderEvent } from './board-move.machine';
import type { OrderActionsEvent, OrderRecord, orderActionsMachine } from './order-actions.machine';

type OrderProcess = Pick<Actor<typeof orderActionsMachine>, 'getSnapshot' | 'send' | 'subscribe'>;
type OrderSnapshot = SnapshotFrom<typeof orderActionsMachine>;

/** The processes of the orders on the board. */
export interface BoardOrders {
  of(orderId: string): OrderProcess | undefined;
}

/** The event that asks the process of an order for an action. */
function eventOf(action: OrderAction): OrderActionsEvent {
  switch (action) {
    case 'prepare':
    case 'markReady':
    case 'deliver':
    case 'invoice':
      return { type: 'order.advance', action };
    default:
      return { type: `order.${action}` };
  }
}

/**
 * The order with the actions that its process can carry out: an acceptance can only be undone where
 * it was made, for ten seconds.
 */
export function movableOrder<Order extends OrderRecord>(
  order: Order,
  process: OrderProcess | undefined,
): Order {
  const isUndoable = process?.getSnapshot().can({ type: 'order.undoAccept' }) === true;
  const allowedActions = order.allowedActions.filter(
    ({ action }) => action !== 'undoAccept' || isUndoable,
  );
  return { ...order, allowedActions };
}

/**
 * The order as it is lifted: its process knows the result of an action before the board is read anew.
 */
export function liftedOrder<Order extends OrderRecord>(
  order: Order,
  process: OrderProcess | undefined,
): Order {
  const known = process?.getSnapshot().context.record;
  if (!known) return order;
  const { status, allowedActions, pendingActions } = known;
  return movableOrder({ ...order, status, allowedActions, pendingActions }, process);
}

/** What the next snapshot of an order's process means for the move. */
function movedOrderEvent(before: OrderSnapshot, now: OrderSnapshot): MovedOrderEvent {
  if (now.hasTag('busy')) return { type: 'order.act' };
  if (!now.matches('available')) return { type: 'order.ask' };
  if (!before.hasTag('busy')) return { type: 'order.stay' };
  return { type: 'order.acted', isUndoable: now.matches({ available: 'undoable' }) };
}

/** Runs a function at once, or soon: after a frame. Returns a function that cancels it. */
type Scheduler = (act: () => void) => () => void;

function atOnce(act: () => void): () => void {
  act();
  return () => undefined;
}

/** The actors of the board-move machine. */
function boardMoveActors(
  orders: BoardOrders,
  schedule: Scheduler,
): ActorsOf<typeof boardMoveMachine> {
  return {
    executeAction: fromCallback(({ input: { orderId, action }, sendBack }) => {
      let isAsked = false;
      let isLeft = false;
      const tell = (event: MovedOrderEvent) => {
        if (!isLeft) sendBack(event);
      };
      let stopListening = () => {};
      const ask = () => {
        isAsked = true;
        const process = orderId === undefined ? undefined : orders.of(orderId);
        const event = action && eventOf(action);
        if (!process || !event || !process.getSnapshot().can(event)) {
          tell({ type: 'order.stay' });
          return;
        }
        let before = process.getSnapshot();
        const subscription = process.subscribe((now) => {
          // A process that starts with this event first repeats the snapshot that it has.
          if (now === before) return;
          tell(movedOrderEvent(before, now));
          before = now;
        });
        stopListening = () => subscription.unsubscribe();
        process.send(event);
      };
      const cancel = schedule(ask);
      return () => {
        isLeft = true;
        cancel();
        // A drop counts, even if another card is lifted before the frame.
        if (!isAsked) ask();
        stopListening();
      };
    }),
  };
}

/**
 * The board-move machine of a page, with the processes of its orders.
 * @param schedule when the process of an order is asked for the action of a drop: an interface first
 *   shows the card in its new column
 */
export function provideBoardMove(orders: BoardOrders, schedule: Scheduler = atOnce) {
  return boardMoveMachine.provide({ actors: boardMoveActors(orders, schedule) });
}
