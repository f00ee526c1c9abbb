import type { OrderActionsEvent } from '#application/orders/order-actions.machine';
import type { OrderSummary } from '#openapi/types.generated';
import type { PaperOfOrders } from '../orders/papers/print-orders';

/** The papers of a single order. */
export type PaperOfOrder = Exclude<PaperOfOrders, 'pickList'>;

/** What a user asks of an order in the palette: an event of its process, or a paper. */
export interface OrderAct {
  readonly order: OrderSummary;
  readonly act: { readonly event: OrderActionsEvent } | { readonly paper: PaperOfOrder };
}
