import type { ListOrdersApiArg, OrderSummary } from '#application/api/orders-endpoints.generated';
import type { SelectedRecords } from '../../lists/use-list-selection';
import type { PrintRequest } from '../../papers/print-menu';
import { type PaperOfOrders, PrintOrders } from './print-orders';
import { useReadOrders } from './use-read-orders';

interface PrintChosenOrdersProps {
  request: PrintRequest<PaperOfOrders>;
  chosen: SelectedRecords<OrderSummary, ListOrdersApiArg>;
  onClosed: () => void;
}

/** Prints a paper of the selected orders. */
export function PrintChosenOrders({ chosen, ...printing }: PrintChosenOrdersProps) {
  return <PrintOrders {...printing} readOrders={useReadOrders(chosen)} showsProgress />;
}
