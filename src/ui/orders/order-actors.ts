import { type Actor, createActor, type SnapshotFrom } from 'xstate';
import type { Application } from '#application/create-application';
import { provideOrderActions } from '#application/orders/order-actions.actors';
import type { OrderAttempt, OrderRecord } from '#application/orders/order-actions.machine';
import type { ActionPerformed } from '#application/record-actions-setup';
import { createRecordActors, type RecordActors, type RecordRow } from '../lists/record-actors';

export type OrderActor = Actor<ReturnType<typeof provideOrderActions>>;
export type OrderSnapshot = SnapshotFrom<ReturnType<typeof provideOrderActions>>;
/** The input of an actor: both a row of the list and a complete order match this type. */
export type OrderRow = OrderRecord & RecordRow;
/** The actors of the orders on a page; an accepted order may leave its tab while undoable. */
export type OrderActors = RecordActors<OrderRow, OrderActor>;

/** An action that has just taken effect on an order. */
export type OrderOutcome = ActionPerformed<OrderRecord, OrderAttempt['action']>;

function hasOpenDialog(snapshot: OrderSnapshot): boolean {
  return (
    snapshot.hasTag('confirming') ||
    snapshot.matches('failed') ||
    snapshot.matches('conflict') ||
    snapshot.matches({ available: 'viewing' }) ||
    (snapshot.matches('performing') && wasConfirmed(snapshot))
  );
}

/**
 * Whether the running action was confirmed in a dialog, which then stays open until the action
 * ends.
 */
function wasConfirmed(snapshot: OrderSnapshot): boolean {
  return ['refuse', 'handOver', 'delete'].includes(snapshot.context.attempt?.action ?? '');
}

export function createOrderActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onOutcome: (outcome: OrderOutcome, actor: OrderActor) => void,
): OrderActors {
  return createRecordActors<OrderRow, OrderSnapshot, OrderActor>({
    create: (order) => {
      const actor = createActor(provide(provideOrderActions), { input: { order }, ...inspection });
      actor.on('action.performed', (outcome) => onOutcome(outcome, actor));
      return actor;
    },
    update: (actor, order) => actor.send({ type: 'order.changed', order }),
    hasOpenDialog,
  });
}
