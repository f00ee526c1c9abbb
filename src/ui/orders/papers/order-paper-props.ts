import type { PaperChoice } from '#domain/papers/papers';
import type { StoreFacts } from '#domain/papers/store-facts';
import type { Order } from '#openapi/types.generated';

/**
 * The props of the papers of orders. After its handover, an order has here the recipient, the payment
 * and the contents of that day.
 */
export interface OrderPaperProps extends PaperChoice {
  /** In the order of the printed pages. */
  orders: readonly Order[];
  /** The store as it stands now. */
  facts: StoreFacts;
  /** The store as the papers of one parcel name it: after its handover, as it stood then. */
  factsOf: (order: Order) => StoreFacts;
}

/** The props of a part of one order's paper. */
export interface OrderPartProps extends Pick<PaperChoice, 'language'> {
  order: Order;
}
