import type { OrderSummary } from '#application/api/orders-endpoints.generated';
import { useApplication } from '../app/application-context';
import { useRecordActors } from '../lists/use-record-actors';
import { createOrderActors, type OrderActors } from './order-actors';
import { useOutcomeToasts } from './use-outcome-toasts';

/** The processes of the orders shown; renders again whenever one of them changes. */
export function useOrderActors(orders: readonly OrderSummary[]): OrderActors {
  const application = useApplication();
  const tell = useOutcomeToasts();
  return useRecordActors(orders, () =>
    createOrderActors(application, (outcome, actor) => tell.current(outcome, actor)),
  );
}
