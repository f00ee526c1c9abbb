import { type Actor, createActor, type SnapshotFrom } from 'xstate';
import type { OrderSummary } from '#application/api/store-api.generated';
import type { Application } from '#application/create-application';
import type { OrderAttempt } from '#application/orders/order-actions.machine';

export type OrderActor = Actor<Application['machines']['orderActions']>;
export type OrderSnapshot = SnapshotFrom<Application['machines']['orderActions']>;

/** An action that has just taken effect on an order. */
export type OrderOutcome = {
  action: OrderAttempt['action'];
  order: OrderSnapshot['context']['order'];
};

/** What a step of the process brought about: the attempted action, when the server carried it out. */
export function outcomeOf(before: OrderSnapshot, after: OrderSnapshot): OrderOutcome | null {
  const attempt = before.context.attempt;
  const done =
    before.matches('performing') && (after.matches('available') || after.matches('deleted'));
  return attempt && done ? { action: attempt.action, order: after.context.order } : null;
}

/**
 * The processes of the orders on a page, one each. They outlive their rows: an accepted order may
 * leave its tab while its acceptance can still be taken back.
 */
export interface OrderActors {
  /** Starts a process for each new order and tells the running ones of newer records. */
  sync(orders: readonly OrderSummary[]): void;
  of(orderId: string): OrderActor | undefined;
  /** The process that wants an answer from the seller: a confirmation, a failure, a conflict, a view. */
  asking(): OrderActor | undefined;
  subscribe(listener: () => void): () => void;
  /** Changes whenever a process does. */
  version(): number;
  stop(): void;
}

const asks = (snapshot: OrderSnapshot): boolean =>
  snapshot.hasTag('confirming') ||
  snapshot.matches('failed') ||
  snapshot.matches('conflict') ||
  snapshot.matches({ available: 'viewing' }) ||
  (snapshot.matches('performing') && snapshot.context.attempt !== null && wasConfirmed(snapshot));

/** Whether the running action was confirmed in a dialog, which then stays open until it is over. */
const wasConfirmed = (snapshot: OrderSnapshot): boolean =>
  ['refuse', 'handOver', 'delete'].includes(snapshot.context.attempt?.action ?? '');

export function createOrderActors(
  application: Pick<Application, 'machines' | 'inspection'>,
  onOutcome: (outcome: OrderOutcome, actor: OrderActor) => void,
): OrderActors {
  const actors = new Map<string, { actor: OrderActor; revision: number }>();
  const listeners = new Set<() => void>();
  let version = 0;

  const publish = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const start = (order: OrderSummary): OrderActor => {
    const actor = createActor(application.machines.orderActions, {
      input: { order },
      ...application.inspection,
    });
    let before = actor.getSnapshot();
    actor.subscribe((after) => {
      const outcome = outcomeOf(before, after);
      before = after;
      publish();
      if (outcome) onOutcome(outcome, actor);
    });
    return actor.start();
  };

  return {
    sync(orders) {
      for (const order of orders) {
        const known = actors.get(order.id);
        if (known && known.revision >= order.revision) continue;
        if (known) known.actor.send({ type: 'order.changed', order });
        actors.set(order.id, { actor: known?.actor ?? start(order), revision: order.revision });
      }
      publish();
    },
    of: (orderId) => actors.get(orderId)?.actor,
    asking: () => [...actors.values()].find(({ actor }) => asks(actor.getSnapshot()))?.actor,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    stop() {
      for (const { actor } of actors.values()) actor.stop();
      actors.clear();
    },
  };
}
