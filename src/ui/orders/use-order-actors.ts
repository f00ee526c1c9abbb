import { provideOrderActions } from '#application/orders/order-actions.actors';
import { RecordActor } from '../lists/record-actor';
import { createRecordActors } from '../lists/record-actors';
import { useRecordActors } from '../lists/use-record-actors';
import { useApplication } from '../portal-context/application-context';
import { hasOpenDialog, type OrderActors, type OrderOutcome, type OrderRow } from './order-actors';
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
    createRecordActors({
      create: (order: OrderRow) => {
        const actor = new RecordActor(provide(provideOrderActions), {
          input: { record: order },
          ...inspection,
        });
        actor.on('action.performed', (outcome) => {
          showOutcome.current(outcome, actor);
          onOutcome?.(outcome);
        });
        return actor;
      },
      changed: (order) => ({ type: 'order.changed', order }),
      hasOpenDialog,
    }),
  );
}
