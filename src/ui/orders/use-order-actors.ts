import { useRecordActors } from '../lists/use-record-actors';
import { useApplication } from '../portal-context/application-context';
import { createOrderActors, type OrderActors, type OrderRow } from './order-actors';
import { useOutcomeToasts } from './use-outcome-toasts';
import { useWithExpectedStatus } from './use-queued-orders';

/** The processes of the orders on the page; re-renders whenever one of them changes. */
export function useOrderActors(orders: readonly OrderRow[]): OrderActors {
  const application = useApplication();
  const showOutcome = useOutcomeToasts();
  return useRecordActors(useWithExpectedStatus(orders), () =>
    createOrderActors(application, (outcome, actor) => showOutcome.current(outcome, actor)),
  );
}
