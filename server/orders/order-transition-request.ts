import type { OrderAction } from '#domain/orders/order-lifecycle';
import type { Performer } from './performers';

/** Every line of the order's table but the first, which makes the order. */
export type OrderTransitionAction = Exclude<OrderAction, 'place'>;

/** Somebody, or time, moves an order. */
export interface OrderTransitionRequest {
  readonly action: OrderTransitionAction;
  readonly performer: Performer;
  readonly now: Date;
  readonly reasonCode?: string | null;
  readonly note?: string | null;
  readonly carrier?: string;
  readonly trackingNumber?: string;
  /** Whether cancelled pieces go back on sale; they do unless told otherwise. */
  readonly restock?: boolean;
  /** The record a refund belongs to; the order itself where there is no other. */
  readonly sourceId?: string;
}
