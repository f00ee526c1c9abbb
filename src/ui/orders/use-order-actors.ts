import { createActor } from 'xstate';
import { provideOrderActions } from '#application/orders/order-actions.actors';
import { createRecordActors } from '../lists/record-actors';
import { useRecordActors } from '../lists/use-record-actors';
import { useApplication } from '../portal-context/application-context';
import {
  hasOpenDialog,
  type OrderActor,
  type OrderActors,
  type OrderOutcome,
  type OrderRow,
  type OrderSnapshot,
} from './order-actors';
import { useOutcomeToasts } from './use-outcome-toasts';
import { useWithExpectedStatus } from './use-queued-orders';

/**
 * The processes of the orders on the page; shows the outcome of each action.
 * @param onOutcome called with each outcome; the first one counts
 */
export function useOrderActors(
  orders: readonly OrderRow[],
  onOutcome?: (outcome: OrderOutcome) => void,
): OrderActors {
  const { provide, inspection } = useApplication();
  const showOutcome = useOutcomeToasts();
  return useRecordActors(useWithExpectedStatus(orders), () =>
    createRecordActors<OrderRow, OrderSnapshot, OrderActor>({
      create: (order) => {
        const actor = createActor(provide(provideOrderActions), {
          input: { record: order },
          ...inspection,
        });
        actor.on('action.performed', (outcome) => {
          showOutcome.current(outcome, actor);
          onOutcome?.(outcome);
        });
        return actor;
      },
      update: (actor, order) => actor.send({ type: 'order.changed', order }),
      hasOpenDialog,
    }),
  );
}
