import type { Order } from '#application/api/orders-endpoints.generated';
import type { PaperChoice } from '#domain/papers/papers';
import type { StoreFacts } from '../../papers/store-facts';

/** The props of the papers of orders. */
export interface OrderPaperProps extends PaperChoice {
  /** In the order of the printed pages. */
  orders: readonly Order[];
  facts: StoreFacts;
}

/** The props of a part of one order's paper. */
export interface OrderPartProps extends Pick<PaperChoice, 'language'> {
  order: Order;
}
