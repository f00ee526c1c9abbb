import { type Actor, createActor, type SnapshotFrom } from 'xstate';
import type { Application } from '#application/create-application';
import { provideOrderActions } from '#application/orders/order-actions.actors';
import type { OrderAttempt, OrderRecord } from '#application/orders/order-actions.machine';
import { createRecordActors, type RecordActors, type RecordRow } from '../lists/record-actors';

export type OrderActor = Actor<ReturnType<typeof provideOrderActions>>;
type OrderSnapshot = SnapshotFrom<ReturnType<typeof provideOrderActions>>;
/** The input of an actor: both a row of the list and a complete order match this type. */
export type OrderRow = OrderRecord & RecordRow;
/** The actors of the orders on a page; an accepted order may leave its tab while undoable. */
export type OrderActors = RecordActors<OrderRow, OrderActor>;

/** An action that has just taken effect on an order. */
export type OrderOutcome = {
  action: OrderAttempt['action'];
  order: OrderSnapshot['context']['order'];
};

/** The outcome of a transition: the attempted action, if the server executed it. */
function outcomeOf(before: OrderSnapshot, after: OrderSnapshot): OrderOutcome | null {
  const attempt = before.context.attempt;
  const done =
    before.matches('performing') && (after.matches('available') || after.matches('deleted'));
  return attempt && done ? { action: attempt.action, order: after.context.order } : null;
}

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
    create: (order) =>
      createActor(provide(provideOrderActions), { input: { order }, ...inspection }),
    update: (actor, order) => actor.send({ type: 'order.changed', order }),
    hasOpenDialog,
    onTransition: (before, after, actor) => {
      const outcome = outcomeOf(before, after);
      if (outcome) onOutcome(outcome, actor);
    },
  });
}
