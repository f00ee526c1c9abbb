import { useApplication } from '../app/application-context';
import { useRecordActors } from '../lists/use-record-actors';
import { createOrderActors, type OrderActors, type OrderRow } from './order-actors';
import { useOutcomeToasts } from './use-outcome-toasts';
import { useAsExpected } from './use-waiting-orders';

/** The processes of the orders shown; renders again whenever one of them changes. */
export function useOrderActors(orders: readonly OrderRow[]): OrderActors {
  const application = useApplication();
  const tell = useOutcomeToasts();
  return useRecordActors(useAsExpected(orders), () =>
    createOrderActors(application, (outcome, actor) => tell.current(outcome, actor)),
  );
}
