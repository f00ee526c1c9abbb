import { type Actor, fromCallback } from 'xstate';
import type { ActorsOf } from '../machine-actors';
import type { orderActionsMachine } from './order-actions.machine';
import { triageMachine } from './triage.machine';

type OrderProcess = Pick<Actor<typeof orderActionsMachine>, 'getSnapshot' | 'send' | 'subscribe'>;

/** An action that took effect on an order. */
export interface OrderOutcome {
  readonly action: string;
  readonly record: { readonly id: string; readonly pendingActions?: string | undefined };
}

/** The processes of the waiting and of the answered orders. */
export interface TriageOrders {
  of(orderId: string): OrderProcess | undefined;
  /** Calls the listener with every action that takes effect. Returns a function that ends it. */
  onOutcome(listener: (outcome: OrderOutcome) => void): () => void;
}

/** The actors of the triage machine. */
function triageActors(orders: TriageOrders): ActorsOf<typeof triageMachine> {
  return {
    executeAnswer: fromCallback(({ input: { orderId, action }, sendBack }) => {
      const process = orderId === undefined ? undefined : orders.of(orderId);
      const event = action && ({ type: `order.${action}` } as const);
      if (!process || !event || !process.getSnapshot().can(event)) {
        sendBack({ type: 'order.stay' });
        return undefined;
      }
      // First: a process that starts with this event would else tell its state before it.
      process.send(event);
      let wasBusy = process.getSnapshot().hasTag('busy');
      const subscription = process.subscribe((now) => {
        const isBusy = now.hasTag('busy');
        if (!isBusy && now.matches('available')) {
          sendBack({ type: wasBusy ? 'order.answered' : 'order.stay' });
        }
        wasBusy = isBusy;
      });
      return () => subscription.unsubscribe();
    }),

    watchUndo: fromCallback(({ sendBack }) =>
      orders.onOutcome(({ action, record }) => {
        if (action === 'undoAccept') sendBack({ type: 'order.undone', orderId: record.id });
      }),
    ),
  };
}

/** The triage machine of a page, with the processes of its orders. */
export function provideTriage(orders: TriageOrders) {
  return triageMachine.provide({ actors: triageActors(orders) });
}
