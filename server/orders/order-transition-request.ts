import type { OrderAction } from '#domain/orders/order-lifecycle';
import type { Performer } from './performers';

/** Every transition of the order's table except `place`, which creates the order. */
export type OrderTransitionAction = Exclude<OrderAction, 'place'>;

/** A transition of an order, by a person or by a deadline. */
export interface OrderTransitionRequest {
  readonly action: OrderTransitionAction;
  readonly performer: Performer;
  readonly now: Date;
  readonly reasonCode?: string | null;
  readonly note?: string | null;
  readonly carrier?: string;
  readonly trackingNumber?: string;
  /** Whether cancelled pieces go back on sale; true by default. */
  readonly restock?: boolean;
  /** The record a refund belongs to; the order itself by default. */
  readonly sourceId?: string;
}
