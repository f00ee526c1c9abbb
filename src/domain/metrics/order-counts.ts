import type { OrderStatus } from '../orders/order-lifecycle';

/** Orders in these statuses are not counted at all. */
export const NO_ORDER_STATUSES = ['disapproved'] as const satisfies readonly OrderStatus[];

/** Counted orders that came to nothing: cancelled, or refused by the store. */
export const CANCELLED_STATUSES = [
  'cancelled',
  'rejected',
] as const satisfies readonly OrderStatus[];

/** Counted orders whose every piece came back. */
export const RETURNED_STATUSES = ['returned'] as const satisfies readonly OrderStatus[];

/** Orders in these statuses are no sale. */
export const NO_SALE_STATUSES = [
  ...NO_ORDER_STATUSES,
  ...CANCELLED_STATUSES,
  ...RETURNED_STATUSES,
] as const;

/**
 * What a figure counts: every order, and the three groups that each counted order belongs to
 * exactly one of. Lists of orders have the same groups as filters, so that a figure opens the
 * orders that it counts.
 */
export const ORDER_GROUPS = ['counted', 'sold', 'cancelled', 'returned'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

/** The statuses of a group: either those it consists of, or those it leaves out. */
export type GroupStatuses =
  | { readonly only: readonly OrderStatus[] }
  | { readonly without: readonly OrderStatus[] };

export const GROUP_STATUSES: Record<OrderGroup, GroupStatuses> = {
  counted: { without: NO_ORDER_STATUSES },
  sold: { without: NO_SALE_STATUSES },
  cancelled: { only: CANCELLED_STATUSES },
  returned: { only: RETURNED_STATUSES },
};
