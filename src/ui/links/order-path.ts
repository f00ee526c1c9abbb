/** The list of orders. */
export const ORDERS_PATH = '/dashboard/order';

/** The page of an order. */
export function orderPath({ id }: { id: string }): string {
  return `${ORDERS_PATH}/${id}`;
}

/** The page where staff enter an order for a client. */
export const TAKE_ORDER_PATH = `${ORDERS_PATH}/new`;

/** The page that shows the orders that wait for an answer one after another. */
export const TRIAGE_PATH = `${ORDERS_PATH}/triage`;

/** The list of cancelled orders and of orders with a cancellation request. */
export const CANCELLED_ORDERS_PATH = `${ORDERS_PATH}/annulations`;
