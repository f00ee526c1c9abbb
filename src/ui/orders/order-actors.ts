import type { SnapshotFrom } from 'xstate';
import type { provideOrderActions } from '#application/orders/order-actions.actors';
import type { OrderAttempt, OrderRecord } from '#application/orders/order-actions.machine';
import type { ActionPerformed } from '#application/record-actions-setup';
import type { RecordActor } from '../lists/record-actor';
import type { RecordActors, RecordRow } from '../lists/record-actors';

export type OrderActor = RecordActor<ReturnType<typeof provideOrderActions>>;
export type OrderSnapshot = SnapshotFrom<ReturnType<typeof provideOrderActions>>;
/** The input of an actor: both a row of the list and a complete order match this type. */
export type OrderRow = OrderRecord & RecordRow;
/** The actors of the orders on a page; an accepted order may leave its tab while undoable. */
export type OrderActors = RecordActors<OrderRow, OrderActor>;

/** An action that has just taken effect on an order. */
export type OrderOutcome = ActionPerformed<OrderRecord, OrderAttempt['action']>;

/** Whether an order needs the seller's input: a question, a failure, a conflict, its details. */
export function hasOpenDialog(snapshot: OrderSnapshot): boolean {
  return (
    snapshot.hasTag('confirming') ||
    snapshot.matches('failed') ||
    snapshot.matches('conflict') ||
    snapshot.matches({ available: 'viewing' }) ||
    wasConfirmed(snapshot)
  );
}

/**
 * Whether the running action was confirmed in a dialog, which then stays open until the action
 * ends.
 */
function wasConfirmed(snapshot: OrderSnapshot): boolean {
  return ['refuse', 'handOver', 'delete'].includes(snapshot.context.attempt?.action ?? '');
}
